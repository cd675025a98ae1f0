import { describe, expect, it } from 'vitest';
import { degreeOf } from '../../../shared/systems/nightsong/fate/fate.ts';
import { mae, nightsong } from './party.ts';

const met = () => mae().given({ type: 'open-session' }, { type: 'meet', statBlock: 'Pilgrim' });

describe('reactions', () => {
  it('NS-84: the Die of Fate says how strangers take to the party', () => {
    expect(met().when({ type: 'react' }, [50]).told).toEqual(['1 × Pilgrim: positive.']);
    expect(met().when({ type: 'react' }, [60]).told).toEqual(['1 × Pilgrim: negative.']);
  });

  it('NS-S2: the well disposed answer up to 70, hostile folk up to 30 only', () => {
    expect(met().when({ type: 'react', disposition: 'friendly' }, [70]).told).toEqual([
      'Reaction: 70 or less is positive.',
      '1 × Pilgrim: positive.',
    ]);
    expect(met().when({ type: 'react', disposition: 'hostile' }, [40]).told).toEqual([
      'Reaction: 30 or less is positive.',
      '1 × Pilgrim: negative.',
    ]);
  });

  it('NS-S2: the table tells the ranges for all three thresholds as they are', () => {
    const TENS = Array.from({ length: 10 }, (_, index) => (index + 1) * 10);
    const range = (id: string, threshold: number): string => {
      const all = TENS.filter((ten) => degreeOf(ten, threshold) === id);
      return all.length === 0 ? 'never' : `${all[0] ?? 0} to ${all.at(-1) ?? 0}`;
    };
    for (const { id, from, to, text } of nightsong.reaction.rows) {
      expect(range(id, 50)).toBe(`${from} to ${to}`);
      const friendly = /ell disposed ((?:\d+ to \d+)|never)/.exec(text)?.[1];
      const hostile = /ostile folk ((?:\d+ to \d+)|never)/.exec(text)?.[1];
      expect([friendly, hostile]).toEqual([range(id, 70), range(id, 30)]);
    }
  });
});
