import { randomInt } from 'node:crypto';
import { sameToken } from '../http/guard.ts';

/** No two that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRTVWXY';
const LENGTH = 6;
const MOST_WRONG = 5;
const MS = 60_000;

/** Six letters that are read aloud and typed. */
export const freshCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const plain = (given: string): string => given.toUpperCase().replace(/[^A-Z]/g, '');

/** Says of a typed code whether it is the right one; after five wrong ones within a minute, from anyone, no code is right. */
export function codeCheck(code: string, now: () => number): (given: string) => 'right' | 'wrong' | 'wait' {
  let wrong: number[] = [];
  return (given) => {
    const at = now();
    wrong = wrong.filter((one) => at - one < MS);
    if (wrong.length >= MOST_WRONG) return 'wait';
    if (sameToken(plain(given), code)) return 'right';
    wrong.push(at);
    return 'wrong';
  };
}
