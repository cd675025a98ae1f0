import type { SystemId } from '../../shared/campaign/state.ts';

const upTo = (prefix: string, last: number, unused: readonly number[] = []): string[] =>
  Array.from({ length: last }, (_, index) => index + 1)
    .filter((number) => !unused.includes(number))
    .map((number) => `${prefix}${number}`);

const FIVEY_UNUSED = [...Array.from({ length: 13 }, (_, index) => 137 + index), 159, 174, 197, 203, 204];

/** Every numbered rule of the five systems, as the checklists number them. */
export const IDS: Readonly<Record<SystemId, readonly string[]>> = {
  nightsong: [...upTo('NS-', 101), ...upTo('NS-R', 32), ...upTo('NS-S', 15)],
  'block-dodge-parry': [...upTo('BDP-', 104), ...upTo('BDP-R', 27), ...upTo('BDP-S', 14)],
  cairn: [...upTo('CA-', 105), ...upTo('CA-R', 27), ...upTo('CA-S', 16), ...upTo('CA-SP', 100)],
  fivey: [...upTo('FV-', 241, FIVEY_UNUSED), ...upTo('FV-S', 28)],
  vogt: [...upTo('BV-', 66, [39]), ...upTo('BV-S', 22)],
};

const ID = /\b(NS|BDP|CA|FV|BV)-(SP|R|S)?(\d+)(?!\d)/g;
const RANGE = /\b((?:NS|BDP|CA|FV|BV)-(?:SP|R|S)?)(\d+) to \1(\d+)\b/g;

/** The IDs that a text names; with ranges such as those of a chapter, whatever lies between. */
export function namedIn(text: string, withRanges = true): Set<string> {
  const plain = [...text.matchAll(ID)].map(([id]) => id);
  if (!withRanges) return new Set(plain);
  const ranged = [...text.matchAll(RANGE)].flatMap(([, prefix = '', from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${prefix}${Number(from) + index}`),
  );
  return new Set([...plain, ...ranged]);
}
