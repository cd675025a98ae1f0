import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../shared/drawing/chart/chart.ts';

const EM = 12;
const WIDTH = 680;
const LONG = 'Day 2 of the First Tennite, Lowsun';

const named = (marks: readonly { at: number; day: string }[]) =>
  chartOf({ from: 0, to: 100, marks, lines: [] }, WIDTH, EM).named;

describe('the days below a chart', () => {
  it('stand behind their marks, and the last before its mark where it would be cut off', () => {
    const [first, last] = named([
      { at: 0, day: 'Day 1' },
      { at: 99, day: LONG },
    ]);
    expect(first).toMatchObject({ text: 'Day 1', anchor: 'start' });
    expect(last).toMatchObject({ text: LONG, anchor: 'end' });
    for (const { x, text, anchor } of [first, last].flatMap((one) => one ?? [])) {
      const from = anchor === 'end' ? x - (text.length * EM) / 2 : x;
      expect([from >= 0, from + (text.length * EM) / 2 <= WIDTH]).toEqual([true, true]);
    }
  });

  it('are left out where they would run into one another', () => {
    const close = [
      { at: 60, day: LONG },
      { at: 99, day: LONG },
    ];
    expect(named(close).map(({ anchor }) => anchor)).toEqual(['start']);
  });
});
