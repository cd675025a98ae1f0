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

/** The single dice that a thing may have. */
export const itemDice = { sides: [4, 6, 8, 10, 12], rule: 'BV-62' } as const;

function sizeFrom(notation: string): DieSize {
  const [count = '0', sides = '0'] = notation.split('d');
  return notation === '0' ? { count: 0, sides: 0 } : { count: Number(count), sides: Number(sides) };
}

const SIZES: ReadonlyMap<string, DieSize> = new Map(CHART.map((id) => [id, sizeFrom(id)]));

/** `2d6` as numbers; `0` is no die at all. */
export const sizeOf = (notation: string): DieSize => SIZES.get(notation) ?? sizeFrom(notation);

export const sizeInWords = ({ count, sides }: DieSize): string => (count === 0 ? '0' : `${count}d${sides}`);

/** Half of something, rounded down (BV-S1). */
export const half = (number: number): number => Math.floor(number / 2);

/** What so many dice show in the middle, rounded down: 1d6 gives 3, 2d6 gives 7. */
export const medianOf = (size: DieSize): number => Math.floor(averageOf(size));

const averageOf = ({ count, sides }: DieSize): number => (count * (sides + 1)) / 2;

/** Where a size stands: its place on the chart, or between its neighbours by its average where it is not on it (BV-63). */
export function rankOf(size: DieSize): number {
  const at = (CHART as readonly string[]).indexOf(sizeInWords(size));
  if (at >= 0) return at;
  const larger = CHART.findIndex((one) => averageOf(sizeOf(one)) > averageOf(size));
  return (larger < 0 ? CHART.length : larger) - 0.5;
}

/** The size so many steps up the chart (down with a minus), stopping at its ends. */
export function stepOf(id: SizeId, steps: number): SizeId {
  const at = Math.min(CHART.length - 1, Math.max(0, CHART.indexOf(id) + steps));
  return CHART[at] ?? id;
}
