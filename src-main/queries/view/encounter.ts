import type { EncounterOne, EncounterView, LogLine, Offer } from '../../../shared/api.ts';
import { idsOf, isMoved } from '../../../shared/campaign/commands/encounter/editEncounter.ts';
import { edgeOfGrounds, groundsOf } from '../../../shared/campaign/commands/encounter/grounds.ts';
import {
  reactionTableOf,
  reactionTables,
} from '../../../shared/campaign/commands/encounter/reactionTable.ts';
import { surprisedInWords } from '../../../shared/campaign/meet.ts';
import { named } from '../../../shared/campaign/offer.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import {
  SIDES_SURPRISED,
  type Campaign,
  type Creature,
  type Encounter,
} from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { looksOf } from '../looks.ts';
import { missingTable } from './ground.ts';
import { lethalRule } from './lethal.ts';

const range = (from: number, to: number): string =>
  from > to ? 'never' : from === to ? String(from) : `${from}–${to}`;

/** Who is met, how far, the reaction table with the row that came up lit, and what may be asked of them. */
export function encounterView(
  campaign: Campaign,
  system: System,
  log: readonly LogLine[] = [],
  offers: readonly Offer[] = [],
): EncounterView | null {
  const { encounter } = campaign;
  if (!encounter) return null;
  const who = metIn(campaign, encounter, system);
  return {
    title: encounter.title,
    distance: encounter.distance ?? '',
    apart: apartIn(campaign, encounter, system),
    surprised: surprisedInWords(campaign, encounter.surprised ?? []),
    side: sideSurprised(campaign, encounter),
    talk: {
      speaker: encounter.speaker ?? '',
      choices: partyOf(campaign).map(named),
    },
    kinds: kindsIn(campaign, encounter),
    who,
    table: tableOf(campaign, encounter, system, log),
    moved: movedBy(campaign, system),
    remembered: who
      .filter(({ kept, attitude }) => kept && attitude && attitude !== encounter.reaction?.label)
      .map(({ name, attitude }) => ({ name, attitude })),
    speakers: speakers(campaign, system),
    request: encounter.request ? (encounter.request.granted ? 'granted' : 'refused') : '',
    missing: missingTable(campaign, offers),
    lethal: lethalRule(campaign, system, log),
  };
}

/** Somebody with a name, and not one of several bandits. */
const isKept = ({ kind, name, statBlock }: Creature): boolean =>
  kind !== 'monster' && !(statBlock !== undefined && name.startsWith(statBlock));

const metIn = (campaign: Campaign, encounter: Encounter, system: System): EncounterOne[] =>
  encounter.creatures.flatMap((id) => {
    const creature = campaign.creatures[id];
    if (!creature) return [];
    const { name, status, attitude = '', want = '', knows = '', hidden = '' } = creature;
    const { line } = system.summary(creature, campaign);
    const hitPoints = { ...creature.hitPoints };
    const kept = isKept(creature);
    return [{ id, name, line, status, hitPoints, attitude, kept, want, knows, hidden, ...looksOf(creature) }];
  });

function apartIn(
  campaign: Campaign,
  { distance = '' }: Encounter,
  { derived }: System,
): EncounterView['apart'] {
  const [number] = /\d+/.exec(distance) ?? [];
  const each = partyOf(campaign).map((one) => derived?.(one, campaign).movement ?? 0);
  const slowest = each.length > 0 ? Math.min(...each) : 0;
  return number ? { distance: Number(number), each: slowest > 0 ? slowest : null } : null;
}

const sideSurprised = (campaign: Campaign, { surprised = [] }: Encounter): EncounterView['side'] =>
  SIDES_SURPRISED.find((side) => {
    const ids = idsOf(campaign, side);
    return ids.length === surprised.length && ids.every((id) => surprised.includes(id));
  }) ?? '';

/** The kinds of the bestiary among them, as their numbers are set. */
function kindsIn({ creatures }: Campaign, encounter: Encounter): EncounterView['kinds'] {
  const counts = new Map<string, number>();
  for (const id of encounter.creatures) {
    const one = creatures[id];
    const statBlock = one && !isKept(one) ? one.statBlock : undefined;
    if (statBlock !== undefined) counts.set(statBlock, (counts.get(statBlock) ?? 0) + 1);
  }
  return [...counts].map(([statBlock, count]) => ({ statBlock, count }));
}

function tableOf(
  campaign: Campaign,
  { reaction, reactionTable = '' }: Encounter,
  system: System,
  log: readonly LogLine[],
): EncounterView['table'] {
  const table = reactionTableOf(campaign, system);
  const rows = table.rowsIn?.(campaign) ?? table.rows;
  const edge = edgeOfGrounds(groundsOf(campaign));
  const odds = table.odds(edge, 'neutral', campaign);
  const plain = table.odds('normal', 'neutral', campaign);
  const line = log.findLast(({ type, undone }) => type === 'reaction-rolled' && !undone);
  const spread = table.spread?.(edge) ?? null;
  return {
    title: table.title,
    tables: reaction ? [] : reactionTables(campaign, system),
    own: table === system.reaction ? '' : reactionTable,
    rolls: reaction?.total !== undefined ? (line?.rolls ?? []) : [],
    total: reaction?.total ?? null,
    spread: spread && {
      ...spread,
      plain: table.spread?.('normal').chances ?? [],
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

function movedBy(campaign: Campaign, system: System): EncounterView['moved'] {
  if (!isMoved(reactionTableOf(campaign, system), campaign)) return null;
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
