import type { Attack } from './facts.ts';
import { phraseAt } from './labels.ts';
import { numberOf, sidesOf, type Token } from './tokens.ts';

const HARM = [
  'acid',
  'bludgeoning',
  'blunt',
  'cold',
  'fire',
  'force',
  'holy',
  'lightning',
  'necrotic',
  'piercing',
];
const MORE_HARM = ['poison', 'psychic', 'radiant', 'slash', 'slashing', 'stab', 'thunder'];
/** Kinds of harm that texts name. */
export const HARMS: ReadonlySet<string> = new Set([...HARM, ...MORE_HARM]);

const TRAITS: ReadonlyMap<string, string> = new Map([
  ['ranged', 'ranged'],
  ['missile', 'ranged'],
  ['blast', 'blast'],
]);
const HEADS: ReadonlyMap<string, true> = new Map(
  ['att', 'atk', 'attack', 'attacks', 'weapon', 'weapons', 'melee', 'at', 'damage', 'dmg', 'd'].map(
    (word) => [word, true],
  ),
);
const NOT_NAMES = new Set(['x', 'to', 'hit', 'or', 'and', 'melee', 'with', 'dmg', 'd', 'damage', 'plus']);
const DAMAGE = new Set(['damage', 'dmg', 'd']);
const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));
/** What dice behind it count that are no harm. */
const COUNTS = setOf(
  'appears|appearing|groups|packs|bands|number|heals|healed|regains|regenerates|treasure|lair|wandering|summons|lasts',
);
/** What dice before it count. */
const COUNTED = setOf(
  'gp|sp|cp|pp|ep|coins|pieces|gems|times|uses|rounds|turns|hours|days|weeks|minutes|feet|ft|miles|targets|creatures|people',
);
const METALS = setOf('gold|silver|copper|platinum');
const MINDS = setOf('int|intelligence');
/** What somebody does with a weapon, whose name follows. */
const HOLDS = new Set(['carries', 'carrying', 'wields', 'wielding', 'uses', 'using']);
const ARTICLES = new Set(['a', 'an', 'the']);
const MOST_DICE = 8;
const MOST_TIMES = 8;

/** What a run of tokens says as it stands in the line. */
export type Words = (tokens: readonly Token[]) => string;

interface Dice {
  dice: number[];
  plus: number;
  end: number;
}

/** `1-6` is a die of six sides, `2-8` two of four; a range that no dice throw is one die up to its end. */
function fromRange(low: number, high: number): number[] {
  const sides = high / Math.max(1, low);
  return Number.isInteger(sides) && low <= MOST_DICE && sides > 1
    ? Array.from({ length: low }, () => sides)
    : [high];
}

/** Dice with what is added to them, or a range, at a token: `2d6+2`, `d8 + d8`, `1-6`. */
function diceAt(tokens: readonly Token[], at: number): Dice | undefined {
  const [token, dash, high] = tokens.slice(at, at + 3);
  if (token?.kind === 'number' && (dash?.text === '-' || dash?.text === '–') && high?.kind === 'number') {
    const [low, most] = [numberOf(token), numberOf(high)];
    return most > low && most <= 200 ? { dice: fromRange(low, most), plus: 0, end: at + 3 } : undefined;
  }
  if (token?.kind !== 'dice') return undefined;
  const dice = sidesOf(token);
  let [plus, end] = [0, at + 1];
  for (let step = 0; step <= MOST_DICE; step += 1) {
    const [sign, more] = tokens.slice(end, end + 2);
    if (sign?.text === '+' && more?.kind === 'dice') dice.push(...sidesOf(more));
    else if ((sign?.text === '+' || sign?.text === '-') && more?.kind === 'number')
      plus += (sign.text === '+' ? 1 : -1) * Math.min(99, numberOf(more));
    else break;
    end += 2;
  }
  return dice.length > 0 && dice.length <= MOST_DICE && dice.every((one) => one > 1)
    ? { dice, plus, end }
    : undefined;
}

/** The first dice among these tokens from one on, with what is added to them, and where they begin and end. */
export function diceIn(tokens: readonly Token[], from = 0): (Dice & { at: number }) | undefined {
  for (let at = from; at < tokens.length; at += 1) {
    const found = diceAt(tokens, at);
    if (found) return { ...found, at };
  }
  return undefined;
}

const isName = ({ kind, text }: Token): boolean => kind === 'word' && !NOT_NAMES.has(text);

/** The name before the dice or behind them and how many words it has, without the number of attacks and the bonus to hit. */
function nameOf(words: Words, tokens: readonly Token[]): { name: string; words: number; times: number } {
  const begins = tokens.findIndex(isName);
  if (begins < 0) return { name: '', words: 0, times: 1 };
  const ahead = tokens.slice(0, begins).find(({ kind }) => kind === 'number');
  const behind = tokens
    .slice(begins)
    .findIndex((one) => !isName(one) && one.text !== '-' && one.text !== 'and');
  const named = tokens.slice(begins, behind < 0 ? undefined : begins + behind);
  return {
    name: words(named).slice(0, 80),
    words: named.filter(isName).length,
    times: ahead ? Math.max(1, Math.min(MOST_TIMES, numberOf(ahead))) : 1,
  };
}

/** Whether dice are how many of something: `groups of 2d6`, `3d6 gold pieces`, `d4 times/day`, `Int low (5-7)`. */
function isCount(tokens: readonly Token[], { at, end }: { at: number; end: number }): boolean {
  const [next, more] = [tokens[end]?.text ?? '', tokens[end + 1]?.text];
  const isMoney = METALS.has(next) && (more === undefined || COUNTED.has(more));
  const isMind = MINDS.has(tokens[0]?.text ?? '') && tokens[at]?.kind === 'number';
  return COUNTED.has(next) || isMoney || isMind || tokens.slice(0, at).some(({ text }) => COUNTS.has(text));
}

/** What stands before dice: the words for the weapon, and apart from them those before `carries a`. */
function heldIn(ahead: readonly Token[]): { held: readonly Token[]; apart: readonly Token[] } {
  const holds = ahead.findLastIndex(({ text }) => HOLDS.has(text));
  if (holds < 0) return { held: ahead, apart: [] };
  const from = ARTICLES.has(ahead[holds + 1]?.text ?? '') ? holds + 2 : holds + 1;
  return {
    held: ahead.slice(from),
    apart: ahead.slice(0, ahead[holds - 1]?.text === 'and' ? holds - 1 : holds),
  };
}

/**
 * The attack that a clause is about: `2 × claw (1d4)`, `d8 bite, ranged`, `Axe +4 1d6+1 slashing`. What else it says stands in
 * `more`, what it says before of something else in `apart`. Undefined where it has no dice or no name.
 */
export function attackIn(
  given: readonly Token[],
  words: Words,
): { attack: Attack; more: string; apart: string } | undefined {
  const head = phraseAt(HEADS, given, 0);
  const isHead = head && given[head.end]?.text === ':';
  const isShort = head && given[head.end]?.kind === 'number' && given[0]?.text !== 'd';
  const tokens = isHead ? given.slice(head.end + 1) : isShort ? given.slice(head.end) : given;
  const found = diceIn(tokens);
  if (!found || isCount(tokens, found)) return undefined;
  const { held, apart } = heldIn(tokens.slice(0, found.at));
  const before = nameOf(words, held);
  if (held.filter(isName).length > before.words) return undefined;
  const behind = tokens.slice(found.end).filter(({ text }) => !'()[],.:'.includes(text));
  const traits = behind.flatMap(({ text }) => TRAITS.get(text) ?? []);
  const known = behind.find(({ text }) => HARMS.has(text))?.text;
  const rest = behind.filter(({ text }) => !TRAITS.has(text) && text !== known && text !== 'damage');
  const isBefore = before.name !== '';
  const { name, times } = isBefore ? before : { ...nameOf(words, rest), times: 1 };
  if (name === '') return undefined;
  const { dice, plus } = found;
  const [only, another] = rest;
  const harm = known ?? (isBefore && only?.kind === 'word' && !another ? only.text : '');
  return {
    attack: { name, dice, plus, times, traits, harm },
    more: isBefore ? words(wordsOn(rest)) : '',
    apart: words(apart),
  };
}

/** The tokens from the first that is no sign. */
const wordsOn = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(
    Math.max(
      0,
      tokens.findIndex(({ kind }) => kind !== 'sign'),
    ),
  );

/** Traits that stand alone behind an attack: `jaws d6, ranged`. */
export const traitsAlone = (tokens: readonly Token[]): string[] | undefined => {
  const found = tokens.flatMap(({ text }) => TRAITS.get(text) ?? []);
  return found.length > 0 && found.length === tokens.length ? found : undefined;
};

const MELEE_OR_RANGED = new Set(['melee', 'ranged']);

/** An attack of the fifth edition: `Bite. Melee Weapon Attack: +4 to hit. Hit: 9 (2d6 + 2) piercing damage.`, and what follows it. */
export function paragraphAttack(
  tokens: readonly Token[],
  words: Words,
): { attack: Attack; more: string } | undefined {
  const begins = tokens.findIndex(
    ({ text }, index) =>
      MELEE_OR_RANGED.has(text) && tokens.slice(index, index + 5).some((one) => one.text === 'attack'),
  );
  const stop = tokens.findIndex(({ text }) => text === '.' || text === ':');
  if (begins < 1 || stop < 1 || stop > begins) return undefined;
  const hit = tokens.findIndex(
    ({ text }, index) => index > begins && text === 'hit' && tokens[index + 1]?.text === ':',
  );
  const from = hit < 0 ? begins : hit;
  const end = tokens.findIndex(({ text }, index) => index > from && text === 'damage');
  if (end < 0) return undefined;
  const figures = tokens.slice(from, end);
  const found = diceIn(figures);
  const flat = figures.findLast(({ kind }) => kind === 'number');
  if (!found && !flat) return undefined;
  const harm = figures.findLast(({ text }) => HARMS.has(text))?.text ?? '';
  const isRanged = tokens.slice(begins, from).some(({ text }) => text === 'ranged');
  const rest = tokens.slice(end + 1);
  return {
    attack: {
      name: words(tokens.slice(0, stop)).slice(0, 80),
      dice: found?.dice ?? [
        Math.max(2, 2 * numberOf(flat ?? { text: '1', kind: 'number', at: 0, end: 0 }) - 1),
      ],
      plus: found?.plus ?? 0,
      times: 1,
      traits: isRanged ? ['ranged'] : [],
      harm,
    },
    more: words(rest[0]?.text === '.' ? rest.slice(1) : rest),
  };
}

/** Names of attacks without dice: `2 claws/1 bite` is Claws, Claws and Bite. Undefined where something else is said. */
export function namesOfAttacks(tokens: readonly Token[], words: Words): string[] | undefined {
  const head = phraseAt(HEADS, tokens, 0);
  if (!head || tokens.some(({ kind }) => kind === 'dice')) return undefined;
  if (DAMAGE.has(tokens[0]?.text ?? '') && diceIn(tokens)) return undefined;
  const groups: Token[][] = [[]];
  for (const token of tokens.slice(head.end))
    if (token.text === '/' || token.text === ',') groups.push([]);
    else groups.at(-1)?.push(token);
  return groups.flatMap((group) => {
    const { name, times } = nameOf(words, group);
    const many = Number(group.find(({ kind }) => kind === 'number')?.text ?? times);
    return Array.from({ length: Math.max(1, Math.min(MOST_TIMES, many)) }, () => name || 'Attack');
  });
}

const BY_WEAPON = new Set(['or', 'by', 'weapon', 'and', 'each', 'attack', 'attacks', 'per']);
const JOINS = new Set(['+', '&', '(', 'plus', 'or', 'and']);

/** What damage has been told, one for each attack, and what else comes with it. */
interface Dealt {
  dealt: Pick<Attack, 'dice' | 'plus'>[];
  more: string;
}

/**
 * The dice of `Damage: 1-3/1-3/1-6`, one for each attack, and the poison of `D 1-8 + poison`; undefined where the tokens are about
 * something else. Other words that follow without a sign belong to the damage only where its attacks were named before.
 */
export function damages(tokens: readonly Token[], words: Words, isNamed: boolean): Dealt | undefined {
  const [head, ...rest] = tokens;
  if (!head || !DAMAGE.has(head.text)) return undefined;
  const dealt: Dealt['dealt'] = [];
  const other: Token[] = [];
  let end = 0;
  for (let one = diceIn(rest); one; one = diceIn(rest, end)) {
    other.push(...rest.slice(end, one.at).filter(isOther));
    if (other.length > 0 && dealt.length === 0) return undefined;
    dealt.push({ dice: one.dice, plus: one.plus });
    end = one.end;
  }
  const behind = rest.slice(end);
  other.push(...behind.slice(Math.max(0, behind.findIndex(isOther))).filter(({ text }) => text !== ')'));
  const first = other.find(isOther);
  const isOfIt = !first || isNamed || JOINS.has(behind[0]?.text ?? '') || HARMS.has(first.text);
  return dealt.length > 0 && isOfIt ? { dealt, more: first ? words(other) : '' } : undefined;
}

const isOther = ({ kind, text }: Token): boolean => kind === 'word' && !BY_WEAPON.has(text);

/** Attacks that were named apart from their damage; those of one name and one damage are one, so many times. */
export function dealtBy(names: readonly string[], dealt: readonly Pick<Attack, 'dice' | 'plus'>[]): Attack[] {
  const found: Attack[] = [];
  for (const [index, { dice, plus }] of dealt.entries()) {
    const name = names[index] ?? names[0] ?? 'Attack';
    const same = found.find(
      (one) => one.name === name && one.plus === plus && one.dice.join() === dice.join(),
    );
    if (same) same.times += 1;
    else found.push({ name, dice, plus, times: 1, traits: [], harm: '' });
  }
  return found;
}
