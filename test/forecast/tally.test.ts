import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reported, shareOf } from '../../src-main/forecast/report.ts';
import type { Journey } from '../../src-main/forecast/diary.ts';
import { countIn, emptyTally, merged, type Tally } from '../../src-main/forecast/tally.ts';
import { policyWith } from './ahead.ts';

/** What happened on days that the journey did not have happened on its last. */
const inTime = (one: Journey): Journey => ({
  ...one,
  met: one.met.map((each) => ({ ...each, day: Math.min(each.day, one.day) })),
  storms: [...new Set(one.storms.map((day) => Math.min(day, one.day)))],
});

const journeys: fc.Arbitrary<Journey[]> = fc.array(
  fc
    .record({
      ended: fc.constantFrom('arrived', 'dead', 'given-up'),
      day: fc.integer({ min: 1, max: 9 }),
      seconds: fc.nat(10 ** 6),
      met: fc.array(
        fc.record({
          day: fc.integer({ min: 1, max: 9 }),
          title: fc.constantFrom('Wolves', 'constructor', 'Bandits'),
          count: fc.nat(8),
          fought: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
      nights: fc.array(fc.record({ hex: fc.constant('0101'), bed: fc.boolean() }), { maxLength: 8 }),
      storms: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
      food: fc.nat(20),
      hungryOn: fc.option(fc.integer({ min: 1, max: 9 })),
      lights: fc.nat(5),
      hurt: fc.subarray(['mae', 'odo']),
      died: fc.subarray(['mae', 'odo']),
      strayed: fc.nat(2),
    })
    .map(inTime),
  { maxLength: 30 },
);

function tallyOf(some: readonly Journey[]): Tally {
  const tally = emptyTally();
  for (const one of some) countIn(tally, one, true);
  return tally;
}

const reportOf = (some: readonly Journey[]) =>
  reported(tallyOf(some), { hexes: ['0102'], policy: policyWith() }, 1);

const journey = (more: Partial<Journey> = {}): Journey => ({
  ended: 'arrived',
  day: 2,
  seconds: 1,
  met: [],
  nights: [],
  storms: [],
  food: 3,
  hungryOn: null,
  lights: 1,
  hurt: [],
  died: [],
  strayed: 0,
  ...more,
});

it('tallies of parts add up to the tally of all, in whatever order', () => {
  fc.assert(
    fc.property(journeys, journeys, (some, others) => {
      const all = tallyOf([...some, ...others]);
      expect(merged(tallyOf(some), tallyOf(others))).toEqual(all);
      expect(merged(tallyOf(others), tallyOf(some))).toEqual(all);
    }),
  );
});

it('shares lie between 0 and 1, and those of arrivals by day only grow', () => {
  fc.assert(
    fc.property(journeys, (some) => {
      const { arrived, arrival, food, hurt, deaths, days, encounters } = reportOf(some);
      const shares = [arrived, food.ranOut, hurt.share, deaths.share, ...encounters.share];
      for (const share of [...shares, ...days.flatMap(({ met, storm }) => [met, storm])]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      const byDay = arrival.map(({ share }) => share);
      expect([...byDay].sort((a, b) => a - b)).toEqual(byDay);
      expect(byDay.at(-1) ?? 0).toBeCloseTo(arrived);
    }),
  );
});

it('a forecast counts who arrived by the evening of each day', () => {
  const { arrived, arrival } = reportOf([
    journey(),
    journey({ day: 3 }),
    journey({ ended: 'dead', day: 1 }),
    journey(),
  ]);
  expect(arrived).toBe(0.75);
  expect(arrival).toEqual([
    { day: 1, share: 0 },
    { day: 2, share: 0.5 },
    { day: 3, share: 0.75 },
  ]);
});

it('hunger is counted by the first day of it, food left by those who arrive', () => {
  const { food } = reportOf([
    journey({ food: 2 }),
    journey({ food: 0, hungryOn: 2 }),
    journey({ food: 9, ended: 'given-up' }),
    journey({ food: 4 }),
  ]);
  expect(food).toEqual({
    ranOut: 0.25,
    mean: 2,
    days: [
      { day: 1, share: 0 },
      { day: 2, share: 0.25 },
    ],
  });
});

it('those who are met stand in the order of how often they are', () => {
  const wolves = { day: 1, title: 'Wolves', count: 3, fought: true };
  const { encounters } = reportOf([
    journey({ met: [wolves, { ...wolves, day: 2, title: 'Pilgrims', fought: false }] }),
    journey({ met: [{ ...wolves, fought: false }] }),
  ]);
  expect(encounters).toEqual({
    mean: 1.5,
    share: [0, 0.5, 0.5],
    who: [
      { title: 'Wolves', mean: 1, fought: 0.5 },
      { title: 'Pilgrims', mean: 0.5, fought: 0 },
    ],
  });
});

it('the error of a share shrinks with the root of the runs, and is not 0 where nothing happened', () => {
  const [, few] = shareOf(50, 100);
  const [, many] = shareOf(5000, 10_000);
  expect(few / many).toBeCloseTo(10, 0);
  expect(shareOf(0, 100)[1]).toBeGreaterThan(0);
});

it.each<[string, Partial<Journey>[], number | null]>([
  ['half of all have arrived', [{ day: 2 }, { day: 3 }, { day: 4 }, { day: 5 }], 3],
  ['the last arrives where fewer than half do', [{ day: 2 }, { ended: 'dead' }, { ended: 'given-up' }], 2],
  ['nobody arrives', [{ ended: 'dead' }], null],
])('the usual day is the one on which %s', (_, some, day) => {
  expect(reportOf(some.map(journey)).usualDay).toBe(day);
});
