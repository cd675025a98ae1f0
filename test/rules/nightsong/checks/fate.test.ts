import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreeOf } from '../../../../shared/systems/nightsong/fate/fate.ts';
import { reactionThreshold } from '../../../../shared/systems/nightsong/people/reaction.ts';
import { encounterView } from '../../../../src-main/queries/view/encounter.ts';
import { fact, facts, mae, nightsong, ruled, type Game, type Given, type With } from '../party.ts';

const ask = (more: With<'die-of-fate'> = {}): Given<'die-of-fate'> => ({
  type: 'die-of-fate',
  about: 'Is the inn open',
  ...more,
});
const asked = (game: Game, more: With<'die-of-fate'>, face: number) =>
  fact(game.when(ask(more), [face]), 'fate-asked');

describe('the Die of Fate', () => {
  it.each([
    [50, {}, 'positive'],
    [60, {}, 'negative'],
    [70, { threshold: 70 }, 'positive'],
    [40, { threshold: 30 }, 'negative'],
  ])('NS-85, NS-86: a %i with %o is %s', (face, more, answer) => {
    expect(asked(mae(), more, face)).toMatchObject({ total: face, answer, passed: answer === 'positive' });
  });

  it('NS-87: it is asked about anything, in secret as well', () => {
    const question = asked(mae(), { secret: true }, 50);
    expect(question).toMatchObject({ about: 'Is the inn open', against: 50, secret: true });
  });

  it('NS-R27: it is read in tens', () => {
    expect(asked(mae(), {}, 50).rolls).toMatchObject([{ dice: [[100, 50]], total: 50 }]);
    expect(() => mae().when(ask(), [51])).toThrow('shows 10, 20 and so on to 100, not 51');
  });

  it.each([
    ['hundred-mixed', ['positive', 'mixed', 'mixed', 'negative']],
    ['hundred', ['positive', 'negative', 'negative', 'negative']],
  ])('NS-R27, fate-die: %s', (value, answers) => {
    const game = ruled(mae(), { 'fate-die': value });
    expect([50, 51, 59, 60].map((face) => asked(game, {}, face)['answer'])).toEqual(answers);
  });

  it.each(['tens', 'hundred'])(
    'NS-88: a printed X%% is read from 1 to 100 and happens at X or less: %s',
    (read) => {
      const game = ruled(mae(), { 'fate-die': read });
      expect(asked(game, { chance: 35 }, 35)).toMatchObject({ against: 35, passed: true, printed: true });
      expect(asked(game, { chance: 35 }, 36)).toMatchObject({ passed: false, rules: ['NS-88'] });
    },
  );
});

describe('reactions', () => {
  const met = (numbers: Record<string, number | string> = {}): Game =>
    ruled(mae().given({ type: 'meet', statBlock: 'Pilgrim' }), numbers);
  const react = (game: Game, face: number, disposition: With<'react'>['disposition'] = 'neutral') =>
    game.when({ type: 'react', disposition }, [face]);

  it('NS-84: the Die of Fate says how strangers take to the party', () => {
    expect(fact(react(met(), 50), 'reaction-rolled')['row']).toBe('positive');
    expect(fact(react(met(), 60), 'reaction-rolled')['row']).toBe('negative');
  });

  it.each([
    [10, 'neutral', 'strongly-positive'],
    [50, 'neutral', 'positive'],
    [60, 'neutral', 'negative'],
    [90, 'neutral', 'strongly-negative'],
    [70, 'friendly', 'positive'],
    [30, 'friendly', 'strongly-positive'],
    [40, 'hostile', 'negative'],
    [70, 'hostile', 'strongly-negative'],
  ] as const)('NS-S2: a %i of %s folk is %s', (face, disposition, row) => {
    expect(fact(react(met(), face, disposition), 'reaction-rolled')).toMatchObject({
      row,
      rules: ['NS-S2'],
      rolls: [{ dice: [[100, face]] }],
    });
  });

  it('NS-S2: the number that it turns on is told where it is not the usual one', () => {
    expect(facts(react(met(), 70, 'friendly'), 'reaction-threshold-moved')).toMatchObject([{ against: 70 }]);
    expect(facts(react(met(), 40, 'hostile'), 'reaction-threshold-moved')).toMatchObject([{ against: 30 }]);
    expect(facts(react(met(), 50), 'reaction-threshold-moved')).toEqual([]);
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

  it('NS-S2: the table tells the ranges for all three thresholds as they are', () => {
    const TENS = Array.from({ length: 10 }, (_, index) => (index + 1) * 10);
    const range = (id: string, threshold: number): string => {
      const all = TENS.filter((ten) => degreeOf(ten, threshold) === id);
      return all.length === 0 ? 'never' : `${all[0] ?? 0} to ${all.at(-1) ?? 0}`;
    };
    for (const { id, from, to, text } of nightsong.reaction.rows) {
      expect(range(id, 50)).toBe(`${from} to ${to}`);
      const friendly = /Friendly: ((?:\d+ to \d+)|never)/.exec(text)?.[1];
      const hostile = /hostile: ((?:\d+ to \d+)|never)/.exec(text)?.[1];
      expect([friendly, hostile]).toEqual([range(id, 70), range(id, 30)]);
    }
  });

  it('NS-S2, fate-die: the house’s number and reading count, and the table on the screen shows them', () => {
    const game = met({ 'reaction-threshold': 30 });
    const rows = (): unknown[] =>
      (encounterView(game.state, nightsong)?.table.rows ?? []).map(({ range, odds }) => [range, odds]);
    expect(rows()).toEqual([
      ['never', 0],
      ['10–30', 0.3],
      ['40–60', 0.3],
      ['70–100', 0.4],
    ]);
    ruled(game, { 'fate-die': 'hundred' });
    expect(rows()).toEqual([
      ['never', 0],
      ['1–30', 0.3],
      ['31–69', 0.39],
      ['70–100', 0.31],
    ]);
    expect(fact(react(game, 31), 'reaction-rolled')['row']).toBe('negative');
  });
});
