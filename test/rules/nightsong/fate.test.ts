import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreeOf } from '../../../shared/systems/nightsong/fate/fate.ts';
import { reactionThreshold } from '../../../shared/systems/nightsong/people/reaction.ts';
import { mae, nightsong, onLand } from './party.ts';

const ask = (more: object = {}): { type: string } =>
  ({ type: 'die-of-fate', about: 'Is the inn open', ...more }) as never;

describe('the Die of Fate', () => {
  it.each([
    [50, {}, 'positive'],
    [60, {}, 'negative'],
    [70, { threshold: 70 }, 'positive'],
    [40, { threshold: 30 }, 'negative'],
  ])('NS-85, NS-86: a %i with %o is %s', (face, more, answer) => {
    const { told } = mae().when(ask(more), [face]);
    expect(told[0]).toMatch(new RegExp(`^Is the inn open: ${face} against \\d+, ${answer}\\.$`));
  });

  it('NS-R27: it is read in tens', () => {
    const { events } = mae().when(ask(), [41]);
    expect(events[0]?.rolls?.[0]).toMatchObject({ dice: [[100, 50]], total: 50 });
  });

  it('NS-R27: read from 1 to 100, the nine results above the threshold are mixed', () => {
    const game = mae().given({ type: 'set-option', option: 'fate-die', value: 'hundred' });
    const answers = [50, 51, 59, 60].map((face) => game.when(ask(), [face]).told[0]?.split(', ')[1]);
    expect(answers).toEqual(['positive.', 'mixed.', 'mixed.', 'negative.']);
  });

  it('NS-88: a printed X% is read from 1 to 100 and happens at X or less', () => {
    expect(mae().when(ask({ chance: 35 }), [35]).told[0]).toContain('35 against 35%, it happens');
    expect(mae().when(ask({ chance: 35 }), [36]).told[0]).toContain('it does not happen');
  });

  it('may be asked in secret', () => {
    expect(mae().when(ask({ secret: true }), [50]).events[0]?.secret).toBe(true);
  });

  it('NS-87, NS-S3: an encounter may be asked for out of turn, where there are any', () => {
    const game = onLand(mae(), 'plain', true);
    game.when({ type: 'check-encounter' }, [30]);
    expect(game.state.encounter).not.toBeNull();
    expect(onLand(mae()).refused({ type: 'check-encounter' }).code).toBe('not-dangerous');
  });
});

describe('reactions', () => {
  it.each([
    [10, 'neutral', 'strongly-positive'],
    [50, 'neutral', 'positive'],
    [60, 'neutral', 'negative'],
    [90, 'neutral', 'strongly-negative'],
    [70, 'friendly', 'positive'],
    [30, 'friendly', 'strongly-positive'],
    [40, 'hostile', 'negative'],
    [70, 'hostile', 'strongly-negative'],
  ])('NS-S2: a %i of %s folk is %s', (face, disposition, row) => {
    const game = mae().given({ type: 'meet', statBlock: 'Pilgrim' });
    const { events } = game.when({ type: 'react', disposition }, [face]);
    expect(events.find(({ type }) => type === 'reaction-rolled')).toMatchObject({
      row,
      rules: ['NS-S2'],
      rolls: [{ dice: [[100, face]] }],
    });
  });

  it('NS-S2: an edge counts as a disposition, and both keep within 30 to 70', () => {
    expect(reactionThreshold('advantage', 'neutral')).toBe(70);
    expect(reactionThreshold('disadvantage', 'friendly')).toBe(50);
    expect(reactionThreshold('advantage', 'friendly')).toBe(70);
  });

  it('NS-S2: the odds of all rows add up to one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('normal', 'advantage', 'disadvantage'),
        fc.constantFrom('friendly', 'neutral', 'hostile'),
        (edge, disposition) => {
          const odds = nightsong.reaction.odds(edge, disposition);
          expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
          expect(odds).toHaveLength(nightsong.reaction.rows.length);
        },
      ),
    );
    expect(nightsong.reaction.odds('normal', 'neutral')).toEqual([0.1, 0.4, 0.3, 0.2]);
  });

  it('NS-S2: a margin of 40 makes it strong', () => {
    expect([degreeOf(10, 50), degreeOf(11, 50), degreeOf(89, 50), degreeOf(90, 50)]).toEqual([
      'strongly-positive',
      'positive',
      'negative',
      'strongly-negative',
    ]);
  });
});
