import { throwDice, type Dice, type Roll, type Throw } from './dice.ts';

/** Dice of one kind in a roll. */
export interface NotationDice {
  count: number;
  sides: number;
  sign: 1 | -1;
  /** Only so many of them count: the highest or the lowest. */
  keep?: { which: 'highest' | 'lowest'; count: number };
  /** Whoever shows its highest face is rolled once more, and both count. */
  explodes?: true;
  /** Two of them read as digits, the first as tens. */
  digits?: true;
}

/** A sum of dice and a fixed number: `2d6+1d4-1`. */
export interface Notation {
  dice: NotationDice[];
  bonus: number;
}

const TERM = /([+-]?)(?:(\d{0,4})d(\d{1,4}|%)(?:(kh|kl|dl|dh|k)(\d{0,4})|(!))?|(\d{1,6}))/y;
const DIGITS = /^([2-9])\1$/;
const TIMES = /^\s*(\d{1,4})\s*[x×*]\s*(?=\S)/i;
const MOST_DICE = 1000;

const EXAMPLES =
  'Write it like 2d6+1, d%, d66, 4d6kh3 (keep the highest 3), 3d6! (a 6 rolls again) or 6x3d6.';
const notDice = (text: string): string => `“${text}” is not a dice roll. ${EXAMPLES}`;

/** How many of the dice count, by the letters that say so. */
const KEEP: Readonly<Record<string, (kept: number, count: number) => NotationDice['keep']>> = {
  k: (kept) => ({ which: 'highest', count: kept }),
  kh: (kept) => ({ which: 'highest', count: kept }),
  kl: (kept) => ({ which: 'lowest', count: kept }),
  dl: (dropped, count) => ({ which: 'highest', count: count - dropped }),
  dh: (dropped, count) => ({ which: 'lowest', count: count - dropped }),
};

/** The dice of one term, or what is wrong with them. */
function readDice([term, sign, howMany, kind, letters, few, bang]: RegExpExecArray): NotationDice | string {
  const count = howMany ? Number(howMany) : 1;
  const sides = kind === '%' ? 100 : Number(kind);
  if (sides < 1 || count < 1) return `“${term}” rolls no dice. Write 1d6 for one die with six sides.`;
  const dice: NotationDice = { count, sides, sign: sign === '-' ? -1 : 1 };
  const [, digit] = DIGITS.exec(kind ?? '') ?? [];
  if (digit) {
    if (count > 1 || letters || bang)
      return `d${sides} is two dice read as digits. Write 6xd${sides} to roll it six times.`;
    return { ...dice, count: 2, sides: Number(digit), digits: true };
  }
  if (bang)
    return sides > 1 ? { ...dice, explodes: true } : 'A d1 would explode without end. Write 3d6! instead.';
  const keep = letters && KEEP[letters]?.(few ? Number(few) : 1, count);
  if (!keep) return dice;
  if (keep.count < 1 || keep.count > count)
    return `“${term}” can’t keep ${keep.count} of ${count}. Write it like 4d6kh3 or 2d20kl1.`;
  return { ...dice, keep };
}

/** Reads a roll, or says in words for the referee what is wrong with it and how to write it. */
export function readNotation(text: string): Notation | { fault: string } {
  const compact = text.replace(/\s+/g, '').toLowerCase();
  const notation: Notation = { dice: [], bonus: 0 };
  if (compact === '' || compact.length > 100) return { fault: notDice(text) };
  TERM.lastIndex = 0;
  while (TERM.lastIndex < compact.length) {
    const first = TERM.lastIndex === 0;
    const match = TERM.exec(compact);
    if (!match || (!first && match[1] === '')) return { fault: notDice(text) };
    if (match[3] === undefined) notation.bonus += Number(`${match[1]}${match[7]}`);
    else {
      const dice = readDice(match);
      if (typeof dice === 'string') return { fault: dice };
      notation.dice.push(dice);
    }
  }
  return countOf(notation) > MOST_DICE ? { fault: tooMany(text) } : notation;
}

const tooMany = (text: string): string => `“${text}” is more than 1,000 dice. 1000d6 is the most.`;
const countOf = ({ dice }: Notation): number => dice.reduce((sum, { count }) => sum + count, 0);

/**
 * Reads `d20`, `2d6+3`, `d%`, `d66`, `4d6kh3`, `3d6!`. Gives back undefined for anything else, for a die without sides,
 * and for more than 1,000 dice.
 */
export function parseNotation(text: string): Notation | undefined {
  const read = readNotation(text);
  return 'fault' in read ? undefined : read;
}

/** How often a roll is made, `6x3d6`, and what is rolled each time; or what is wrong, in words. At most 1,000 dice in all. */
export function readRolls(text: string): { times: number; once: string } | { fault: string } {
  const [before = '', times = '1'] = TIMES.exec(text) ?? [];
  const once = text.slice(before.length);
  const notation = readNotation(once);
  if ('fault' in notation) return notation;
  const all = Number(times) * countOf(notation);
  if (before !== '' && all === 0) return { fault: notDice(text) };
  return all > MOST_DICE ? { fault: tooMany(text) } : { times: Number(times), once };
}

/** The highest that dice show; one that explodes counts once. */
export const mostOf = ({ dice, bonus }: Notation): number =>
  dice.reduce((sum, { count, sides, sign, keep, digits }) => {
    const counted = keep?.count ?? count;
    const most = digits ? sides * 11 : counted * sides;
    return sum + (sign === 1 ? most : -counted);
  }, bonus);

/** Throws a notation; dice after a minus are taken off the total. */
export function throwNotation(dice: Dice, purpose: string, notation: Notation): Roll {
  const roll: Roll = { for: purpose, dice: [], total: notation.bonus };
  const kept: number[] = [];
  for (const term of notation.dice) {
    const before = roll.dice.length;
    roll.dice.push(...thrown(dice, purpose, term, MOST_DICE - before));
    const faces = roll.dice.slice(before).map(([, face]) => face);
    const counting = countingOf(term, faces);
    kept.push(...counting.map((index) => before + index));
    const sum = counting.reduce((total, index) => total * (term.digits ? 10 : 1) + (faces[index] ?? 0), 0);
    roll.total += term.sign * sum;
  }
  if (kept.length < roll.dice.length) roll.kept = kept;
  if (notation.bonus) roll.bonus = notation.bonus;
  return roll;
}

function thrown(
  dice: Dice,
  purpose: string,
  { count, sides, explodes, digits }: NotationDice,
  most: number,
): Throw[] {
  if (digits) return ['tens', 'ones'].map((digit) => [sides, dice(sides, `${purpose}, ${digit}`)]);
  const all = throwDice(dice, purpose, count, sides).dice;
  if (!explodes) return all;
  let again = all.filter(([, face]) => face === sides).length;
  while (again > 0 && all.length < most) {
    const face = dice(sides, `${purpose}, rolled again`);
    all.push([sides, face]);
    if (face < sides) again -= 1;
  }
  return all;
}

/** The places of the faces that count, in the order rolled; of equal faces the first. */
function countingOf({ keep }: NotationDice, faces: readonly number[]): number[] {
  const places = faces.map((_, index) => index);
  if (!keep) return places;
  const down = keep.which === 'highest' ? -1 : 1;
  return places
    .sort((a, b) => down * ((faces[a] ?? 0) - (faces[b] ?? 0)) || a - b)
    .slice(0, keep.count)
    .sort((a, b) => a - b);
}
