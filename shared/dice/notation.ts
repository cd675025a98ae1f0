import { throwDice, type Dice, type Roll } from './dice.ts';

/** A sum of dice and a fixed number: `2d6+1d4-1`. */
export interface Notation {
  dice: { count: number; sides: number; sign: 1 | -1 }[];
  bonus: number;
}

const TERM = /([+-]?)(?:(\d{0,3})[dD](\d{1,4}|%)|(\d{1,6}))/y;
const MOST_DICE = 1000;

/**
 * Reads `d20`, `2d6+3`, `d%`, `1d8-1`. Gives back undefined for anything else, for a die without sides,
 * and for more than 1,000 dice.
 */
export function parseNotation(text: string): Notation | undefined {
  const compact = text.replace(/\s+/g, '');
  if (compact === '' || compact.length > 100) return undefined;
  const notation: Notation = { dice: [], bonus: 0 };
  TERM.lastIndex = 0;
  while (TERM.lastIndex < compact.length) {
    const first = TERM.lastIndex === 0;
    const match = TERM.exec(compact);
    if (!match || (!first && match[1] === '')) return undefined;
    const sign = match[1] === '-' ? -1 : 1;
    if (match[3] === undefined) notation.bonus += sign * Number(match[4]);
    else {
      const sides = match[3] === '%' ? 100 : Number(match[3]);
      const count = match[2] ? Number(match[2]) : 1;
      if (sides < 1 || count < 1) return undefined;
      notation.dice.push({ count, sides, sign });
    }
  }
  const thrown = notation.dice.reduce((sum, term) => sum + term.count, 0);
  return thrown > MOST_DICE ? undefined : notation;
}

/** Throws a notation; dice after a minus are taken off the total. */
export function throwNotation(dice: Dice, purpose: string, notation: Notation): Roll {
  const roll: Roll = { for: purpose, dice: [], total: notation.bonus };
  for (const term of notation.dice) {
    const thrown = throwDice(dice, purpose, term.count, term.sides);
    roll.dice.push(...thrown.dice);
    roll.total += term.sign * thrown.total;
  }
  if (notation.bonus) roll.bonus = notation.bonus;
  return roll;
}
