import type { Item } from '../../campaign/state.ts';

/** So many weapons are named. */
const MOST = 2;

/**
 * What somebody strikes with, what is in hand first, and what guards them, a phrase each: “short sword d6”, “Armor 1”.
 * Each `guard` that is empty is left out, and so are weapons that are broken or drained.
 */
export function armsOf(
  items: readonly Item[],
  dieOf: (weapon: Item) => string,
  ...guards: readonly string[]
): string[] {
  const weapons = items
    .filter(({ kind, die }) => kind === 'weapon' && die !== 0)
    .sort((a, b) => Number(b.inUse) - Number(a.inUse))
    .slice(0, MOST);
  return [...weapons.map((one) => `${one.name.toLowerCase()} ${dieOf(one)}`), ...guards].filter(Boolean);
}
