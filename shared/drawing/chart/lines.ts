import { DAY, HOUR, MINUTE } from '../../time/scales.ts';
import { hourInWords } from '../../time/calendar.ts';

const COLOURS = ['var(--ink)', 'var(--accent)', 'var(--good)', 'var(--faint)'] as const;
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 4', '12 3 2 3 2 3', '1 5'] as const;

/** How the line of a number is drawn; no two of the first 28 look alike, and no two of the first 7 without colour. */
export const strokeOf = (index: number): { stroke: string; dashes: string } => ({
  stroke: COLOURS[index % COLOURS.length] ?? COLOURS[0],
  dashes: DASHES[index % DASHES.length] ?? DASHES[0],
});

/** A name cut to so many letters. */
export const inShort = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

/**
 * Heights for labels that would like to stand at `wanted`: moved as little as may be, so that between any two there is
 * `gap` and none lies outside of `top` and `bottom`, as long as there is room for all.
 */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let free = top;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, free);
    free = (places[index] ?? 0) + gap;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index] ?? 0, limit);
    limit = (places[index] ?? 0) - gap;
  }
  return places;
}

const STEPS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR];
const MOST_HOURS = 6;

/** Round hours between two moments of the clock, at most six; none where the days alone tell enough. */
export function hoursBetween(from: number, to: number): { at: number; label: string }[] {
  const step = STEPS.find((one) => (to - from) / one <= MOST_HOURS);
  if (step === undefined) return [];
  const hours: { at: number; label: string }[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) {
    const second = ((at % DAY) + DAY) % DAY;
    const label = hourInWords({ hour: Math.floor(second / HOUR), minute: Math.floor((second % HOUR) / 60) });
    hours.push({ at, label });
  }
  return hours;
}

/** Words that begin at `x`, or end there. */
interface Label {
  x: number;
  text: string;
  anchor?: 'start' | 'end';
}

/** Labels of marks, each behind its mark, or before it where it would reach beyond the edge; a letter is so wide. */
export const beside = (
  marks: readonly Label[],
  gap: number,
  letter: number,
  edge: number,
): Required<Label>[] =>
  marks.map(({ x, text }) =>
    x + gap + text.length * letter > edge
      ? { x: x - gap, text, anchor: 'end' }
      : { x: x + gap, text, anchor: 'start' },
  );

/** Those of the labels, in their order, that can be read, as none runs into the one before. */
export function readable<L extends Label>(labels: readonly L[], letter: number): L[] {
  let free = -Infinity;
  return labels.filter(({ x, text, anchor }) => {
    const from = anchor === 'end' ? x - text.length * letter : x;
    if (from < free) return false;
    free = from + (text.length + 1) * letter;
    return true;
  });
}
