import { systems } from '../../shared/systems/registry.ts';
import { fixturesOf } from '../systemContract.ts';

/** The letters before the numbers of every system’s rules: NS, BDP … */
const PREFIXES = new Set(systems.flatMap((system) => fixturesOf(system).rules.map((id) => id.split('-')[0])));
const LETTERS = [...PREFIXES].join('|');

const ID = new RegExp(String.raw`\b(?:${LETTERS})-(?:[A-Z]+)?\d+(?!\d)`, 'g');
const RANGE = new RegExp(String.raw`\b((?:${LETTERS})-(?:[A-Z]+)?)(\d+) to \1(\d+)\b`, 'g');

/** The IDs that a text names; with ranges such as those of a chapter, whatever lies between. */
export function namedIn(text: string, withRanges = true): Set<string> {
  const plain = [...text.matchAll(ID)].map(([id]) => id);
  if (!withRanges) return new Set(plain);
  const ranged = [...text.matchAll(RANGE)].flatMap(([, prefix = '', from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${prefix}${Number(from) + index}`),
  );
  return new Set([...plain, ...ranged]);
}
