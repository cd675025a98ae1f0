import { describe, expect, it } from 'vitest';
import { forecastInWords, lightAhead, shareInWords } from '../../src-main/forecast/inWords.ts';
import { emptyTally, type Tally } from '../../src-main/forecast/tally.ts';
import { reported } from '../../src-main/forecast/report.ts';
import { policyWith } from './ahead.ts';

describe('a share is said as people say it', () => {
  it.each([
    [0, 'none'],
    [0.004, 'hardly any'],
    [0.06, '6 of 100'],
    [0.15, '2 of 10'],
    [0.72, '7 of 10'],
    [0.95, '95 of 100'],
    [0.997, 'almost all'],
    [1, 'all'],
  ])('%f: %s', (share, words) => {
    expect(shareInWords(share)).toBe(words);
  });

  it('is never all or none where there was anything else', () => {
    for (let hits = 1; hits < 1000; hits += 1)
      expect(shareInWords(hits / 1000)).not.toMatch(/^(all$|none$|10 of 10$|0 of)/);
  });
});

describe('a forecast in words', () => {
  const toldOf = (counts: Partial<Tally>): string => {
    const tally = { ...emptyTally(), ...counts };
    return forecastInWords(reported(tally, { hexes: ['0101'], policy: policyWith() }, 1), 'Castle Vane');
  };

  it('leaves out no trouble for a smaller one', () => {
    expect(
      toldOf({ runs: 100, arrived: 100, arrivedOn: [0, 100], hungryOn: [0, 99], deaths: 1, hurt: 76 }),
    ).toBe(
      'In all journeys you reach Castle Vane by the evening of day 1. In 99 of 100 you go to bed hungry on the way, in 1 of 100 a character dies, in 8 of 10 a character is hurt.',
    );
  });

  it('says of a single journey what happens, and not how often', () => {
    expect(toldOf({ runs: 1, arrived: 1, arrivedOn: [0, 0, 1], hurt: 1 })).toBe(
      'You reach Castle Vane by the evening of day 2. A character is hurt.',
    );
    expect(toldOf({ runs: 1, deaths: 1 })).toBe('You don’t reach Castle Vane. A character dies.');
  });

  const said = (arrived: number, deaths = 0): string => {
    const tally = { ...emptyTally(), runs: 1000, arrived, arrivedOn: [0, 0, arrived], deaths, hurt: deaths };
    return forecastInWords(reported(tally, { hexes: ['0101'], policy: policyWith() }, 1), 'Castle Vane');
  };

  it.each([
    [1000, 0, 'In all journeys you reach Castle Vane by the evening of day 2.'],
    [
      720,
      60,
      'In 7 of 10 journeys you reach Castle Vane by the evening of day 2. In 6 of 100 a character dies, in 6 of 100 a character is hurt.',
    ],
    [300, 0, 'Only 3 of 10 journeys reach Castle Vane at all.'],
    [2, 0, 'Hardly any journeys reach Castle Vane.'],
    [0, 0, 'No journey reaches Castle Vane.'],
  ])('%i of 1000 that arrive, %i with a death', (arrived, deaths, words) => {
    expect(said(arrived, deaths)).toBe(words);
  });
});

describe('a light that is foretold', () => {
  it.each([
    ['lasts where it is lit in all cases', [1, 1, 1], 'The light lasts.'],
    [
      'is out after a turn where it is lit in all cases before and in none after',
      [1, 1, 0],
      'The light is out after turn 9.',
    ],
    ['may be out at once', [0, 0], 'The light is out after turn 7.'],
    [
      'is told by the turn at which it is out in half of the cases',
      [0.8, 0.5, 0.3],
      'In 5 of 10 cases the light is out by turn 8.',
    ],
    [
      'is told by the last turn where it seldom goes out',
      [1, 0.95, 0.88],
      'In 12 of 100 cases the light is out by turn 9.',
    ],
    ['is not certain where it may be out sooner', [0.7, 0, 0], 'In all cases the light is out by turn 8.'],
  ])('%s', (_what, shares, words) => {
    expect(lightAhead(shares.map((lit, index) => ({ turn: 7 + index, lit })))).toBe(words);
  });
});
