import type { Decision } from '../../contract.ts';
import type { Sway } from '../checks/edges.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';

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

export const averageOf = ({ count, sides }: DieSize): number => (count * (sides + 1)) / 2;
const highestOf = ({ count, sides }: DieSize): number => count * sides;
const MEASURES = { 'by their average': averageOf, 'by their highest total': highestOf } as const;

/** Where a size stands: its place on the chart, or between its neighbours where it is not on it (BV-62, BV-63). */
export function rankOf(size: DieSize, offChart: keyof typeof MEASURES = 'by their average'): number {
  const at = (CHART as readonly string[]).indexOf(sizeInWords(size));
  if (at >= 0) return at;
  const measure = MEASURES[offChart];
  const larger = CHART.findIndex((one) => measure(sizeOf(one)) > measure(size));
  return (larger < 0 ? CHART.length : larger) - 0.5;
}

/** The size so many steps up the chart (down with a minus), stopping at its ends (BV-62). */
export function stepOf(id: SizeId, steps: number): SizeId {
  const at = Math.min(CHART.length - 1, Math.max(0, CHART.indexOf(id) + steps));
  return CHART[at] ?? id;
}

/** Throws a size with a bonus; with an edge the better or worse of what was thrown counts (BV-2, BV-S6). */
export function throwSize(
  decision: Decision,
  purpose: string,
  size: DieSize,
  bonus: number,
  sway: Sway,
): { total: number; seen: number[] } {
  if (size.count === 0) return { total: bonus, seen: [bonus] };
  return WAYS[rulingOf(decision.state, 'advantage-throws')](decision, purpose, size, bonus, sway);
}

type Way = (...given: Parameters<typeof throwSize>) => ReturnType<typeof throwSize>;

/** What advantage and disadvantage throw besides, and what of it counts (BV-S6). */
const WAYS: Readonly<Record<RulingValue<'advantage-throws'>, Way>> = {
  'all the dice again': (decision, purpose, { count, sides }, bonus, { edge, more }) => {
    const seen = Array.from(
      { length: 1 + more },
      () => decision.throwDice(purpose, count, sides, bonus).total,
    );
    return { total: edge === 'disadvantage' ? Math.min(...seen) : Math.max(...seen), seen };
  },
  'one die more': (decision, purpose, { count, sides }, bonus, { edge, more }) => {
    const seen = Array.from({ length: count + more }, () => decision.throwDice(purpose, 1, sides).total);
    const sorted = seen.toSorted((a, b) => (edge === 'disadvantage' ? a - b : b - a));
    return { total: sorted.slice(0, count).reduce((sum, face) => sum + face, bonus), seen };
  },
};
