import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line as lineOf } from 'd3-shape';
import { apart, beside, hoursBetween, inShort, readable, strokeOf } from './lines.ts';

/** A figure from a moment of the clock on. */
interface Point {
  at: number;
  value: number;
}

interface Line {
  id: string;
  name: string;
  points: readonly Point[];
}

/** How figures went between two moments of the clock; `marks` are where days begin. */
export interface Figures<L extends Line = Line> {
  from: number;
  to: number;
  marks: readonly { at: number; day: string }[];
  lines: readonly L[];
}

/**
 * Where everything of a chart stands, in units of which `em` are as high as a letter: steps of the value, hours and days of the
 * clock, and each line with its name behind its end.
 */
export function chartOf({ from, to, marks, lines }: Figures, width: number, em: number) {
  const box = {
    left: 2.5 * em,
    right: Math.max(0, width - 11 * em),
    top: 0.8 * em,
    bottom: Math.max(10, 1.3 * lines.length + 1) * em,
  };
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const x = scaleLinear([from, to], [box.left, box.right]);
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [box.bottom, box.top]).nice(4);
  const path = lineOf<Point>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  ).curve(curveStepAfter);
  const ended = lines.flatMap((line, index) => {
    const last = line.points.at(-1);
    return last ? [{ ...line, ...strokeOf(index), last, d: path(line.points) ?? '' }] : [];
  });
  const places = apart(
    ended.map(({ last }) => y(last.value)),
    1.25 * em,
    box.top,
    box.bottom,
  );
  const hours = hoursBetween(from, to).map(({ at, label }) => ({ x: x(at), text: label }));
  const days = marks.map(({ at, day }) => ({ x: x(at), text: day }));
  return {
    box,
    height: box.bottom + 2.9 * em,
    steps: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    hours: readable(hours, 0.6 * em),
    days,
    /** Of the days, those whose names have room. */
    named: readable(beside(days, 0.3 * em, 0.5 * em, width), 0.5 * em),
    lines: ended.map(({ id, name, stroke, dashes, last, d }, index) => ({
      id,
      name,
      label: `${inShort(name, 16)} ${last.value}`,
      stroke,
      dashes,
      d,
      end: { x: x(last.at), y: y(last.value) },
      place: places[index] ?? 0,
    })),
  };
}

/** The same in words, for who does not see it: “Mae: from 6 to 2, lowest 1”. */
export const figuresInWords = (lines: readonly Line[]): string =>
  lines
    .flatMap(({ name, points }) => {
      const values = points.map(({ value }) => value);
      const last = values.at(-1);
      return last === undefined
        ? []
        : [`${name}: from ${values[0]} to ${last}, lowest ${Math.min(...values)}`];
    })
    .join('; ');
