import { randomInt } from 'node:crypto';
import { sameToken } from '../http/guard.ts';

/** No two that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRTVWXY';
const LENGTH = 6;
const MOST_WRONG = 5;
const MOST_WRONG_IN_ALL = 100;
const MOST_ADDRESSES = 1000;
const MS = 60_000;

/** Six letters that are read aloud and typed. */
export const freshCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const plain = (given: string): string => given.toUpperCase().replace(/[^A-Z]/g, '');

/** Who typed wrong codes within the last minute, and when. */
class WrongCodes {
  readonly #times = new Map<string, number[]>();

  /** Forgets what is older than a minute; of too many addresses the one heard longest ago. */
  upTo(now: number): void {
    for (const [from, times] of this.#times) {
      const kept = times.filter((time) => now - time < MS);
      if (kept.length > 0 && this.#times.size <= MOST_ADDRESSES) this.#times.set(from, kept);
      else this.#times.delete(from);
    }
  }

  add(from: string, now: number): void {
    const times = this.of(from);
    this.#times.delete(from);
    this.#times.set(from, [...times, now]);
  }

  of(from: string): readonly number[] {
    return this.#times.get(from) ?? [];
  }

  get inAll(): number {
    return [...this.#times.values()].reduce((sum, { length }) => sum + length, 0);
  }
}

/**
 * Says of a code that someone at an address typed whether it is the right one. After five wrong ones within a minute no
 * code from that address counts; once all addresses together typed a hundred, each has one try a minute, so that guessing
 * is slow from many addresses too and yet nobody locks out another.
 *
 * Six of 20 letters are 64,000,000 codes. In an evening of four hours one address tries 1,200 of them (1 chance in 53,000), and
 * the 253 others of a home network together at most about 85,000 (1 in 750).
 */
export function codeCheck(
  code: string,
  now: () => number,
): (given: string, from: string) => 'right' | 'wrong' | 'wait' {
  const wrong = new WrongCodes();
  return (given, from) => {
    const at = now();
    wrong.upTo(at);
    const most = wrong.inAll < MOST_WRONG_IN_ALL ? MOST_WRONG : 1;
    if (wrong.of(from).length >= most) return 'wait';
    if (sameToken(plain(given), code)) return 'right';
    wrong.add(from, at);
    return 'wrong';
  };
}
