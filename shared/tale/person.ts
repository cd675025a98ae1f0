import { find } from '../campaign/ids.ts';
import type { Campaign, Creature } from '../campaign/state.ts';
import { lowerFirst, plural } from '../text/words.ts';

/** Somebody as they were called at one moment of the tale. */
export interface Person {
  id: string;
  /** On one line and without the marks of the tale; never empty. */
  name: string;
  /** The short name that the referee gave. */
  short?: string;
  /** What one of the kind is called, and several: “goblin”, “goblins”; a person with a name of their own has none. */
  noun?: { one: string; many: string };
  /** How many of that kind were met together. */
  among: number;
  /** Those of a kind who were met together have the same. */
  band: string;
  /** Others than that kind were met with them. */
  isMixed: boolean;
  isMonster: boolean;
  /** A player’s character, or somebody of the party. */
  isOurs: boolean;
}

/** Whether these are the same people, in the same order. */
export const sameIds = (a: readonly Person[], b: readonly Person[]): boolean =>
  a.map(({ id }) => id).join() === b.map(({ id }) => id).join();

/** What stands around words that are the referee’s own, so that they can be told apart: nothing else of a tale has these. */
export const NOTE = { open: '\u{E000}', close: '\u{E001}' };
/** These, and marks that turn the order of other texts around. */
const MARKS = /[\u{E000}\u{E001}\u202a-\u202e\u2066-\u2069]/gu;

/** A text that people wrote, on one line and without such marks. */
export const clean = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** “Night Spider” is a night spider; “Wolf of Orm” a wolf of Orm. */
const asNoun = (kind: string): string =>
  lowerFirst(kind).replace(/(?<!\bof )\b\p{Lu}(?=\p{Ll}{3})/gu, (letter) => letter.toLowerCase());

/** The number behind the name of one of several: “Goblin 3”. */
const NUMBER = / \d{1,4}$/;

/** The noun of one who was made from a stat block and has no name of their own: “Goblin 3” is one of the goblins. */
function nounOf(name: string, statBlock: string | undefined): Person['noun'] {
  const kind = name.replace(NUMBER, '');
  if (statBlock === undefined || kind !== clean(statBlock) || /^the /i.test(kind)) return undefined;
  const one = asNoun(kind.replace(/^([^,]+), (.+)$/, '$2 $1'));
  return { one, many: plural(one) };
}

const isOneOfUs = ({ party, groups }: Campaign, { id, kind }: Creature): boolean =>
  kind === 'character' ||
  [party, ...groups.map((group) => group.party)].some(
    ({ members, absent = [] }) => members.includes(id) || absent.some((one) => one.creature === id),
  );

const kindOf = ({ name }: Creature): string => name.replace(NUMBER, '');

/** Those of somebody’s kind in the encounter with them, and whether there are others. */
function bandOf(
  { creatures, encounter }: Campaign,
  creature: Creature,
): { alike: string[]; isMixed: boolean } {
  const met = (encounter?.creatures ?? []).flatMap((id) => find(creatures, id) ?? []);
  const alike = met.filter((one) => kindOf(one) === kindOf(creature)).map(({ id }) => id);
  return { alike, isMixed: alike.length < met.length };
}

/** A creature by its id, as they were called then; undefined where there is none. */
export function personIn(campaign: Campaign, id: string): Person | undefined {
  const creature = find(campaign.creatures, id);
  if (!creature) return undefined;
  const isOurs = isOneOfUs(campaign, creature);
  const name = clean(creature.name) || creature.id;
  const kind = creature.kind === 'character' ? undefined : nounOf(name, creature.statBlock);
  const noun = isOurs ? undefined : kind;
  const { alike, isMixed } = noun ? bandOf(campaign, creature) : { alike: [id], isMixed: false };
  const short = clean(creature.short ?? '');
  return {
    id,
    name: isOurs && kind ? `the ${kind.one}` : name,
    isOurs,
    among: Math.max(1, alike.length),
    band: alike[0] ?? id,
    isMixed,
    isMonster: creature.kind === 'monster',
    ...(short && { short }),
    ...(noun && { noun }),
  };
}
