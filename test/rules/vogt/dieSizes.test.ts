import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHART,
  half,
  medianOf,
  rankOf,
  sizeOf,
  stepOf,
} from '../../../shared/systems/vogt/sheet/dieSizes.ts';
import { party, sheet } from './party.ts';
import { play } from '../../helpers/play.ts';
import { vogt } from '../../../shared/systems/vogt/index.ts';

describe('die sizes', () => {
  it('are seventeen from 0 to 5d12; 2d6 is larger than 1d12 (BV-62)', () => {
    expect(CHART).toHaveLength(17);
    expect(rankOf(sizeOf('2d6'))).toBeGreaterThan(rankOf(sizeOf('1d12')));
  });

  it('off the chart go by their average: 10d10 is the largest (BV-63)', () => {
    expect(rankOf(sizeOf('10d10'))).toBeGreaterThan(rankOf(sizeOf('5d12')));
    expect(rankOf(sizeOf('1d20'))).toBeLessThan(rankOf(sizeOf('2d10')));
    expect(rankOf(sizeOf('1d20'))).toBeGreaterThan(rankOf(sizeOf('2d8')));
  });

  it('step up and down and stop at the ends (BV-62)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHART), fc.integer({ min: -40, max: 40 }), (size, steps) => {
        const at = CHART.indexOf(stepOf(size, steps));
        expect(at).toBe(Math.min(16, Math.max(0, CHART.indexOf(size) + steps)));
      }),
    );
  });

  it.each([
    ['0', 0],
    ['1d4', 2],
    ['1d6', 3],
    ['1d8', 4],
    ['1d10', 5],
    ['1d12', 6],
    ['2d6', 7],
    ['2d8', 9],
  ])('have a median: %s gives %i', (size, median) => {
    expect(medianOf(sizeOf(size))).toBe(median);
  });

  it('halves are rounded down: half of 1 is 0 (BV-S1)', () => {
    expect([half(1), half(7), half(8)]).toEqual([0, 3, 4]);
  });

  it('of an ability move along the chart, and other abilities can be added (BV-62)', () => {
    const game = party().given(
      { type: 'set-ability', creature: 'ada', ability: 'str', steps: 3 },
      { type: 'set-ability', creature: 'ada', ability: 'lore', die: '1d10', modifier: 2 },
    );
    expect(sheet(game, 'ada').abilities).toMatchObject({
      str: { die: '2d6', modifier: 1 },
      lore: { die: '1d10', modifier: 2 },
    });
  });

  it('that are not on the chart are refused, for abilities and for things (BV-62)', () => {
    const cy = { type: 'make-character', name: 'Cy', abilities: { str: { die: '1d7' } } };
    expect(play(vogt).attempt(cy)?.path).toBe('abilities.str.die');
    const odd = { type: 'add-item', creature: 'ada', item: { name: 'Odd', kind: 'weapon', die: 7 } } as const;
    expect(party().refused(odd).code).toBe('bad-die');
  });
});
