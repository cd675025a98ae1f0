import { listWithin } from '../text/words.ts';
import { readNotation } from '../dice/notation.ts';
import { extended } from '../extended.ts';
import type { EncounterRow } from '../hex/land.ts';
import { hexAt } from '../hex/land.ts';
import type { Decision, StatBlock } from '../systems/contract.ts';
import { creatureFrom, statBlockNamed, statBlockOf } from './tables/bestiary.ts';
import { creatureAdded } from './events/creatures.ts';
import { encounterBegan, meetingThrown, numberThrown, type Cause } from './events/meetings.ts';
import { MOST_AT_ONCE } from './tables/encounterLines.ts';
import { find, freshId, MOST_LETTERS } from './ids.ts';
import { forEachOrRefuse, Refusal } from './refusal.ts';
import type { Campaign, Creature } from './state.ts';

/** One kind that comes, and how many of it: a number, or dice as the book writes them. */
export interface Kind {
  statBlock: string;
  count: number | string;
}

const isNumber = (count: string | number): boolean => /^\d+$/.test(String(count).trim());

/** Refuses kinds that the bestiary doesn’t have (`unknown-stat-block`) and numbers that are neither one nor dice (`bad-dice`), all at once. */
export function demandKinds(decision: Decision, kinds: readonly (Kind & { path: string })[]): void {
  forEachOrRefuse(
    kinds.flatMap((kind) => [() => demandBlock(decision, kind), () => demandCount(kind)]),
    (demand) => demand(),
  );
}

const demandBlock = (decision: Decision, { statBlock, path }: Kind & { path: string }): void =>
  void statBlockOf(decision, statBlock, `${path}statBlock`);

function demandCount({ count, path }: Kind & { path: string }): void {
  const read = isNumber(count) ? undefined : readNotation(String(count));
  if (read && 'fault' in read) throw new Refusal('bad-dice', read.fault, `${path}count`);
}

/** Rolls how many come of a kind, where it is rolled, and makes them; gives back their ids. */
export function makeKind(
  decision: Decision,
  { statBlock, count }: Kind,
  rules?: readonly string[],
): string[] {
  const number = Math.max(
    1,
    isNumber(count) ? Number(count) : decision.throwNotation('number appearing', String(count)).total,
  );
  if (!isNumber(count)) decision.emit(numberThrown, { statBlock, count: number }, rules ? { rules } : {});
  return makeCreatures(decision, statBlockOf(decision, statBlock), number);
}

/** Makes `count` creatures of a stat block, numbered where there are several; gives back their ids. */
export function makeCreatures(
  decision: Decision,
  block: StatBlock,
  count: number,
  name = block.name,
): string[] {
  if (count < 1 || count > MOST_AT_ONCE)
    throw new Refusal('bad-count', `Choose between 1 and ${MOST_AT_ONCE} creatures.`, 'count');
  return Array.from({ length: count }, (_, index) => {
    const called = count === 1 ? name : `${name} ${index + 1}`;
    const made = creatureFrom(decision, block, called);
    const id = freshId(called, made.kind, decision.state.creatures);
    decision.emit(creatureAdded, { creature: extended({ id }, made) });
    return id;
  });
}

/** A kind that is met; `many` is several of it, where adding an “s” is wrong. */
interface KindMet {
  name: string;
  many?: string;
  count: number;
}

/** The stat block by which a creature is called, with its number or without: another name hides what it is. */
const blockInName = ({ name, statBlock }: Creature): string | undefined =>
  statBlock !== undefined && name.replace(/ \d+$/, '') === statBlock ? statBlock : undefined;

/** Who is met, kind by kind: by stat blocks as far as names tell them, the others by their own names. */
export function kindsMet({ state, system }: Decision, creatures: readonly string[]): KindMet[] {
  const kinds = new Map<string, KindMet>();
  for (const creature of creatures.flatMap((id) => find(state.creatures, id) ?? [])) {
    const block = blockInName(creature);
    const name = block ?? creature.name;
    const many = block === undefined ? undefined : statBlockNamed(state, system, block)?.many;
    const count = (kinds.get(name)?.count ?? 0) + 1;
    kinds.set(name, { name, ...(many === undefined ? {} : { many }), count });
  }
  return [...kinds.values()];
}

/** Those met, kind by kind, each with its number: “3 × Goblin”. */
export function numbersOf({ creatures }: Campaign, met: readonly string[]): string[] {
  const kinds = met.flatMap((id) => creatures[id]?.statBlock ?? []);
  return [...new Set(kinds)].map((kind) => `${kinds.filter((one) => one === kind).length} × ${kind}`);
}

/** Who is met as the title of an encounter: as many as it has room for. */
export const titleOf = (words: readonly string[]): string => listWithin(words, MOST_LETTERS);

/** What is said of an encounter when it begins, beside who it is. */
interface Beginning {
  cause: Cause;
  /** Whether a person wrote its title. */
  titled: boolean;
  distance?: string;
  rules?: readonly string[];
}

/** Begins an encounter with creatures that are in the campaign. Refuses a second one with `not-now`. */
export function beginEncounter(
  decision: Decision,
  title: string,
  creatures: string[],
  { cause, titled, distance, rules }: Beginning,
): void {
  const { state } = decision;
  if (state.encounter) throw new Refusal('not-now', 'There is already an encounter.');
  decision.emit(
    encounterBegan,
    {
      encounter: {
        id: `encounter-${state.clock}`,
        title,
        creatures,
        where: state.party.site ? 'site' : 'world',
        began: state.clock,
        ...(distance ? { distance } : {}),
      },
      cause,
      titled,
      kinds: kindsMet(decision, creatures),
    },
    { ...(rules ? { rules } : {}) },
  );
}

/** The table that says who may be met where the party is, and whose it is: the site’s, else the region’s. */
function tableHere({ party, land }: Campaign): {
  rows: readonly EncounterRow[];
  of: { site?: string; region?: string };
} {
  const site = party.site ? land.sites[party.site.id] : undefined;
  if (party.site && site?.encounters.length) return { rows: site.encounters, of: { site: party.site.id } };
  const region = party.hex ? hexAt(land, party.hex)?.region : undefined;
  const rows = (region && land.regions[region]?.encounters) || [];
  return { rows, of: region === undefined ? {} : { region } };
}

/** Who may be met where the party is; none where no table says so. */
export const encounterRows = (campaign: Campaign): readonly EncounterRow[] => tableHere(campaign).rows;

/** Whether the land says that chance meetings happen where the party is; unmarked land is dangerous. */
export function isDangerous(campaign: Campaign, label = campaign.party.hex): boolean {
  const { party, land } = campaign;
  if (party.site) return land.sites[party.site.id]?.dangerous ?? true;
  const region = label ? hexAt(land, label)?.region : undefined;
  return region ? (land.regions[region]?.dangerous ?? true) : true;
}

/** A random encounter: rolls who it is by the table of the place; without one the referee says who it is. */
export function chanceMeeting(
  decision: Decision,
  rules: readonly string[],
  cause: 'check' | 'referee' = 'check',
): void {
  const { rows, of } = tableHere(decision.state);
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);
  if (weight === 0) {
    beginEncounter(decision, 'Strangers', [], { cause, titled: false, rules });
    return;
  }
  const only = rows.length === 1;
  const face = only ? 1 : decision.throwDice('random encounter', 1, weight).total;
  const row = rowOn(rows, face);
  if (!row) throw new Error('The table is shorter than its die.');
  if (!only) decision.emit(meetingThrown, { title: row.title, face, ...of }, { rules });
  const creatures = row.who.flatMap((kind) => makeKind(decision, kind, rules));
  beginEncounter(decision, row.title, creatures, { cause, titled: true, rules });
}

/** The row of an encounter table that a face of its die means; undefined where the table is shorter than that. */
export function rowOn(rows: readonly EncounterRow[], face: number): EncounterRow | undefined {
  let left = face;
  return rows.find(({ weight }) => (left -= weight) <= 0);
}

/** Who was caught off guard, in words: “nobody”, “the party”, names of the others, or all of them as one. */
export function surprisedInWords(
  { creatures, party, encounter }: Campaign,
  surprised: readonly string[],
): string {
  const ours = surprised.some((id) => party.members.includes(id)) ? ['the party'] : [];
  const theirs = surprised.filter((id) => !party.members.includes(id));
  const all = encounter?.creatures ?? [];
  const isAll = all.length > 1 && all.every((id) => theirs.includes(id));
  const names = isAll ? ['the other side'] : theirs.map((id) => creatures[id]?.name ?? id);
  return [...ours, ...names].join(', ') || 'nobody';
}
