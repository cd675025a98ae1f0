import type { Edge, Roll } from '../../dice/dice.ts';
import type { Decision } from '../contract.ts';

/** Several dice of one kind; none of them is the smallest size there is. */
export interface DieSize {
  count: number;
  sides: number;
}

/** Die sizes from the smallest to the largest (BV-62). */
export const CHART = [
  '0',
  '1d4',
  '1d6',
  '1d8',
  '1d10',
  '1d12',
  '2d6',
  '2d8',
  '2d10',
  '2d12',
  '3d8',
  '3d10',
  '3d12',
  '4d10',
  '4d12',
  '5d10',
  '5d12',
] as const;
export type SizeId = (typeof CHART)[number];

/** `2d6` as numbers; `0` is no die at all. */
export function sizeOf(notation: string): DieSize {
  const [count = '0', sides = '0'] = notation.split('d');
  return notation === '0' ? { count: 0, sides: 0 } : { count: Number(count), sides: Number(sides) };
}

export const sizeInWords = ({ count, sides }: DieSize): string => (count === 0 ? '0' : `${count}d${sides}`);

/** What so many dice show in the middle, rounded down: 1d6 gives 3, 2d6 gives 7 (BV-40). */
export const medianOf = ({ count, sides }: DieSize): number => Math.floor((count * (sides + 1)) / 2);

/** Where a size stands: its place on the chart, or between its neighbours by the average where it is not on it (BV-62, BV-63). */
export function rankOf(size: DieSize): number {
  const at = (CHART as readonly string[]).indexOf(sizeInWords(size));
  if (at >= 0) return at;
  const average = (size.count * (size.sides + 1)) / 2;
  const larger = CHART.findIndex((one) => {
    const { count, sides } = sizeOf(one);
    return (count * (sides + 1)) / 2 > average;
  });
  return (larger < 0 ? CHART.length : larger) - 0.5;
}

/** The size so many steps up the chart (down with a minus), stopping at its ends (BV-62). */
export function stepOf(id: SizeId, steps: number): SizeId {
  const at = Math.min(CHART.length - 1, Math.max(0, CHART.indexOf(id) + steps));
  return CHART[at] ?? id;
}

/** Throws a size with a bonus; of two throws the better or worse total counts (BV-2, BV-S6). */
export function throwSize(
  decision: Decision,
  purpose: string,
  { count, sides }: DieSize,
  bonus: number,
  edge: Edge,
): { total: number; totals: number[]; rolls: Roll[] } {
  if (count === 0) return { total: bonus, totals: [bonus], rolls: [] };
  const times = edge === 'normal' ? 1 : 2;
  const rolls = Array.from({ length: times }, () => decision.throwDice(purpose, count, sides, bonus));
  const totals = rolls.map(({ total }) => total);
  return { total: edge === 'disadvantage' ? Math.min(...totals) : Math.max(...totals), totals, rolls };
}
