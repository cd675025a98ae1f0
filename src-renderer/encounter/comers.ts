import type { BlockCard, Field, GivenCommand, Offer } from '../../shared/api.ts';
import { faultIn } from '../acts/faults.ts';
import { numberIn, type Value } from '../../shared/page/blanks.ts';

/** Somebody who is to come, or several of a kind. */
export interface Comer {
  value: string;
  label: string;
  face?: string;
  /** A person comes alone. */
  person: boolean;
  count: Value;
}

type Choice = NonNullable<Field['choices']>[number];

/** Tells people from stat blocks, which are called by their names. */
const PERSON = 'person:';

/** The blank of an offer that has this name; undefined where the offer doesn't ask for it. */
export const asked = ({ needs = [] }: Offer, name: string): Field | undefined =>
  needs.find((one) => one.name === name);

/** The blank for how many of a kind come. */
export const manyIn = (offer: Offer): Field =>
  asked(offer, 'count') ?? { name: 'count', label: 'count', kind: 'text' };

/** The people of the campaign who can come, as choices. */
export const peopleIn = (offer: Offer): Choice[] =>
  (asked(offer, 'who')?.choices ?? []).map((one) => ({
    ...one,
    value: `${PERSON}${one.value}`,
    detail: 'person of this campaign',
  }));

/** The blank for who comes: the blocks of the bestiary, or until those are known the usual ones, and then the people. */
export function whoIn(offer: Offer, blocks: readonly BlockCard[]): Field {
  const kinds = asked(offer, 'statBlock');
  const listed =
    blocks.length === 0
      ? (kinds?.choices ?? [])
      : blocks.map(({ name, line, face }) => ({ value: name, label: name, detail: line, face }));
  return {
    ...(kinds ?? { name: 'statBlock', label: 'statBlock', kind: 'text' }),
    choices: [...listed, ...peopleIn(offer)],
  };
}

/** Whoever was chosen, and so many of them; undefined where there is nobody of that value. */
export function comerOf({ choices = [] }: Field, chosen: string, count: Value): Comer | undefined {
  const choice = choices.find(({ value }) => value === chosen);
  if (!choice) return undefined;
  const { value, label, face } = choice;
  const person = value.startsWith(PERSON);
  return { value, label, person, count: person ? '1' : count, ...(face ? { face } : {}) };
}

/** The number that was typed; where it is none, the words. */
function numberOf(typed: Value): number | string {
  const words = String(typed ?? '');
  const number = numberIn(words);
  return Number.isNaN(number) ? words.trim() : number;
}

/** The command of an offer to meet all of these, at a distance or, where that is blank, wherever the rules say. */
export function meeting({ command }: Offer, comers: readonly Comer[], distance: string): GivenCommand {
  const [main, ...others] = comers
    .filter(({ person }) => !person)
    .map(({ value, count }) => ({ statBlock: value, count: numberOf(count) }));
  const who = comers.filter(({ person }) => person).map(({ value }) => value.slice(PERSON.length));
  return {
    ...command,
    ...main,
    ...(others.length > 0 ? { others } : {}),
    ...(who.length > 0 ? { who } : {}),
    ...(distance.trim() ? { distance: distance.trim() } : {}),
  };
}

/** What is wrong before a meeting is given, in words; undefined where nothing is. */
export interface Faults {
  /** With each number, by whose it is. */
  counts: ReadonlyMap<string, string | undefined>;
  distance: string | undefined;
  /** What is said first. */
  first: string | undefined;
}

/** What is wrong with who comes, how many and how far. */
export function faultsIn(offer: Offer, comers: readonly Comer[], distance: string): Faults {
  const counts = new Map(comers.map(({ value, count }) => [value, faultIn(manyIn(offer), count)]));
  const far = asked(offer, 'distance');
  const tooFar = far && faultIn(far, distance);
  const first =
    comers.length === 0
      ? 'Choose who comes.'
      : (tooFar ?? [...counts.values()].find((fault) => fault !== undefined));
  return { counts, distance: tooFar, first };
}
