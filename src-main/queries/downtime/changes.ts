import type { Change } from '../../../shared/api.ts';
import { coinOf } from '../../../shared/campaign/goods/coins.ts';
import { find } from '../../../shared/campaign/ids.ts';
import { STATUS_WORDS } from '../../../shared/campaign/lookup.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';

/** Figures of somebody by their labels: how they are, hit points, then those of the sheet, then conditions. */
function figuresOf(system: System, campaign: Campaign, id: string): Map<string, string> {
  const creature = find(campaign.creatures, id);
  if (!creature) return new Map();
  const { now, max } = creature.hitPoints;
  return new Map([
    ['Status', STATUS_WORDS[creature.status]],
    [system.words.hitPoints, String(now)],
    [`Max ${system.words.hitPoints}`, String(max)],
    ...system
      .figures(creature, campaign)
      .flatMap(({ figures }) => figures.map(({ label, value }) => [label, value] as const)),
    ...(system.downtime?.figures?.(campaign, creature) ?? []).map(
      ({ label, value }) => [label, value] as const,
    ),
    ...creature.conditions.map(({ name }) => [name, 'yes'] as const),
  ]);
}

const LOST = 'gone';

/** What changes for somebody from one campaign to others, apart from what they pay; where those differ, it is a range from the first to the last. */
export function changesOf(
  system: System,
  { id, pays = 0 }: { id: string; pays?: number },
  before: Campaign,
  ...after: readonly Campaign[]
): Change[] {
  const was = figuresOf(system, before, id);
  for (const [label, value] of was)
    if (label.toLowerCase() === coinOf(system).name) was.set(label, String(Number(value) - pays));
  const become = after.map((campaign) => figuresOf(system, campaign, id));
  const labels = [...new Set([was, ...become].flatMap((figures) => [...figures.keys()]))];
  return labels.flatMap((label) => {
    const from = was.get(label) ?? '–';
    const to = [...new Set(become.map((figures) => figures.get(label) ?? LOST))];
    return to.every((one) => one === from) ? [] : [{ label, from, to: inWords(to) }];
  });
}

const inWords = (values: readonly string[]): string =>
  values.length > 1 ? `${values[0] ?? ''} to ${values.at(-1) ?? ''}` : (values[0] ?? '');
