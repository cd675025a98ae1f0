import type { EncounterOne, EncounterView, LogLine } from '../../../shared/api.ts';
import { isMoved } from '../../../shared/campaign/commands/encounter/talk.ts';
import { edgeOfGrounds, groundsOf } from '../../../shared/campaign/commands/encounter/grounds.ts';
import { partyOf, type Campaign, type Encounter } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { looksOf } from '../looks.ts';

const range = (from: number, to: number): string =>
  from > to ? 'never' : from === to ? String(from) : `${from}–${to}`;

/** Who is met, how far, the reaction table with the row that came up lit, and what may be asked of them. */
export function encounterView(
  campaign: Campaign,
  system: System,
  log: readonly LogLine[] = [],
): EncounterView | null {
  const { encounter } = campaign;
  if (!encounter) return null;
  const who = metIn(campaign, encounter, system);
  return {
    title: encounter.title,
    distance: encounter.distance ?? '',
    moves: movesOf(campaign, encounter, system),
    surprised: surprisedIn(campaign, encounter),
    who,
    table: tableOf(campaign, encounter, system, log),
    moved: movedBy(campaign, system),
    remembered: who
      .filter(({ kept, attitude }) => kept && attitude && attitude !== encounter.reaction?.label)
      .map(({ name, attitude }) => ({ name, attitude })),
    speakers: speakers(campaign, system),
    request: encounter.request ? (encounter.request.granted ? 'granted' : 'refused') : '',
  };
}

const metIn = (campaign: Campaign, encounter: Encounter, system: System): EncounterOne[] =>
  encounter.creatures.flatMap((id) => {
    const creature = campaign.creatures[id];
    if (!creature) return [];
    const { name, status, hitPoints, attitude = '', kind } = creature;
    const { line } = system.summary(creature, campaign);
    const kept = kind !== 'monster';
    return [{ id, name, line, status, hitPoints: { ...hitPoints }, attitude, kept, ...looksOf(creature) }];
  });

function movesOf(
  campaign: Campaign,
  { distance = '' }: Encounter,
  { derived }: System,
): EncounterView['moves'] {
  const [number] = /\d+/.exec(distance) ?? [];
  const each = partyOf(campaign).map((one) => derived?.(one, campaign).movement ?? 0);
  const slowest = each.length > 0 ? Math.min(...each) : 0;
  return number && slowest > 0 ? { distance: Number(number), each: slowest } : null;
}

function surprisedIn({ creatures, party }: Campaign, { surprised = [] }: Encounter): string {
  const [ours, theirs] = [
    surprised.filter((id) => party.members.includes(id)),
    surprised.filter((id) => !party.members.includes(id)),
  ];
  const names = theirs.map((id) => creatures[id]?.name ?? id);
  return [...(ours.length > 0 ? ['the party'] : []), ...names].join(', ') || 'nobody';
}

function tableOf(
  campaign: Campaign,
  { reaction }: Encounter,
  system: System,
  log: readonly LogLine[],
): EncounterView['table'] {
  const rows = system.reaction.rowsIn?.(campaign) ?? system.reaction.rows;
  const edge = edgeOfGrounds(groundsOf(campaign));
  const odds = system.reaction.odds(edge, 'neutral', campaign);
  const plain = system.reaction.odds('normal', 'neutral', campaign);
  const line = log.findLast(({ type, undone }) => type === 'reaction-rolled' && !undone);
  const spread = system.reaction.spread?.(edge) ?? null;
  return {
    title: system.reaction.title,
    rolls: reaction?.total !== undefined ? (line?.rolls ?? []) : [],
    total: reaction?.total ?? null,
    spread: spread && {
      ...spread,
      plain: system.reaction.spread?.('normal').chances ?? [],
    },
    rows: rows.map(({ id, label, from, to, text }, index) => ({
      id,
      label,
      range: range(from, to),
      from,
      to,
      text,
      odds: odds[index] ?? 0,
      plain: plain[index] ?? 0,
      lit: reaction?.row === id,
    })),
  };
}

const SUM = { normal: 'no change', advantage: 'advantage', disadvantage: 'disadvantage' } as const;

function movedBy(campaign: Campaign, { reaction }: System): EncounterView['moved'] {
  if (!isMoved(reaction, campaign)) return null;
  const grounds = groundsOf(campaign);
  return {
    grounds: grounds.map((ground) => ({
      ...ground,
      drop: {
        label: `Remove reason: ${ground.why}`,
        command: { type: 'edit-encounter', reason: ground.why, remove: true },
      },
    })),
    sum: SUM[edgeOfGrounds(grounds)],
  };
}

/** Who is heard best stands first. */
const hope = ({ asks }: EncounterView['speakers'][number]): number =>
  asks.reduce((sum, { chance }) => sum + chance, 0);

const speakers = (campaign: Campaign, { asks }: System): EncounterView['speakers'] =>
  asks
    ? partyOf(campaign)
        .map((one) => ({
          id: one.id,
          name: one.name,
          asks: asks(campaign, one).map(({ command, ...ask }) => ({
            ...ask,
            offer: { label: `${one.name} asks: ${ask.label}`, command },
          })),
        }))
        .filter((one) => one.asks.length > 0)
        .sort((a, b) => hope(b) - hope(a))
    : [];
