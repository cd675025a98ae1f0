import { describe, expect, it } from 'vitest';
import { dateOf } from '../../../../shared/time/calendar.ts';
import { HOUR } from '../../../../shared/time/scales.ts';
import { timeInWords } from '../../../../src-main/queries/view/time.ts';
import {
  conditions,
  fact,
  facts,
  mae,
  nightsong,
  onLand,
  pair,
  QUIET,
  ruled,
  thing,
  type Given,
  type With,
} from '../party.ts';

const pass = (scale: Given<'pass-time'>['scale'], count = 1): Given<'pass-time'> => ({
  type: 'pass-time',
  scale,
  count,
});
const eat = (more: With<'eat'> = {}): Given<'eat'> => ({
  type: 'eat',
  creature: 'mae',
  item: 'rations',
  ...more,
});
const BRAN: Given<'make-character'> = {
  type: 'make-character',
  name: 'Bran',
  abilities: { str: 2, dex: 1, pre: 0, con: -1 },
  gear: [],
};

describe('the day', () => {
  it.each([
    [6, 'morning', 'day'],
    [12, 'afternoon', 'day'],
    [18, 'evening', 'night'],
    [24, 'night', 'night'],
    [29, 'night', 'night'],
  ])('NS-4, NS-S8: at hour %i it is %s, and %s', (hour, part, light) => {
    expect(dateOf(nightsong.calendar, hour * HOUR)).toMatchObject({ day: 1, part, light });
  });

  it('NS-4: 28 Watches are a week', () => {
    const { calendar } = nightsong;
    expect(calendar.nameOfDay(dateOf(calendar, (6 + 28 * 6) * HOUR).day)).toBe('Day 1 of the Second Week');
    expect(calendar.nameOfDay(4)).toBe('Day 4 of the First Week');
  });

  it('NS-2, NS-3: a Turn is ten minutes, a Watch six hours, and the day’s Watches are counted', () => {
    const game = onLand(mae(['Rations']));
    expect(nightsong.travel.dayBudget(game.state)).toBe('0 of 4 Watches passed');
    expect(game.when(pass('turn', 2)).state.clock).toBe(6 * HOUR + 1200);
    game.given(pass('watch', 2));
    expect(nightsong.travel.dayBudget(game.state)).toBe('2 of 4 Watches passed');
  });

  it('NS-S8, dark-hour: when it grows dark', () => {
    const game = ruled(mae(), { ...QUIET, 'dark-hour': 20 }).given(pass('hour', 13));
    const sight: Given<'check'> = { type: 'check', actor: 'mae', ability: 'str', sight: true };
    expect(fact(game.when(sight, [18]), 'check-made').edge).toBe('normal');
    expect(timeInWords(game.state, nightsong)).toMatchObject({ light: 'day', dark: false, dusk: 14 / 24 });
    expect(fact(game.when(pass('hour')), 'light-of-day-changed')['to']).toBe('night');
    expect(fact(game.when(sight, [18, 3]), 'check-made').edge).toBe('disadvantage');
  });

  it('what falls due is told in its order', () => {
    expect(nightsong.dues(mae().state, Infinity).map(({ id, at }) => [id, at / HOUR])).toEqual([
      ['meal', 18],
      ['reckoning', 30],
      ['nightfall', 18],
      ['daybreak', 30],
    ]);
  });
});

describe('food', () => {
  it('NS-R3: in the evening each eater throws rations once', () => {
    const game = onLand(pair(['Rations'], ['Rations']));
    const outcome = game.when(pass('watch', 2), [5, 2]);
    expect(facts(outcome, 'meal-eaten').map(({ creature, food }) => [creature, food])).toEqual([
      ['mae', 'Rations'],
      ['bran', 'Rations'],
    ]);
    expect([thing(game, 'rations')?.die, thing(game, 'rations', 'bran')?.die]).toEqual([6, 4]);
  });

  it('NS-R3: who has none eats of a companion’s, who has eaten before', () => {
    const game = onLand(pair([], ['Rations']));
    const rolled = facts(game.when(pass('watch', 2), [5, 3]), 'step-die-rolled');
    expect(rolled).toMatchObject([
      { eater: 'bran', creature: 'bran', from: 6, to: 6 },
      { eater: 'mae', creature: 'bran', from: 6, to: 4 },
    ]);
    expect(thing(game, 'rations', 'bran')?.die).toBe(4);
  });

  it('NS-R3: the last of a companion’s food is that companion’s own', () => {
    const loaf: Given<'add-item'> = {
      type: 'add-item',
      creature: 'bran',
      item: { name: 'Loaf', kind: 'food', count: 1 },
    };
    const game = onLand(pair([], [])).given(loaf);
    expect(facts(game.when({ type: 'eat' }, []), 'meal-eaten')).toMatchObject([
      { creature: 'bran', holder: 'bran', last: true },
    ]);
    expect(game.refused({ type: 'eat' })).toMatchObject({ code: 'no-need' });
  });

  it('NS-R3: who ate before eats no second time', () => {
    const game = onLand(mae(['Rations']));
    game.when(eat(), [6]);
    game.when(pass('watch', 2), []);
    expect(game.refused(eat({ item: 'moon' })).code).toBe('unknown-item');
  });

  it('NS-R3: everybody who has not eaten does so at one word, a roll for each eater', () => {
    const game = onLand(pair(['Rations'], ['Rations'])).given(eat());
    game.when({ type: 'eat' }, [2]);
    expect(thing(game, 'rations', 'bran')?.die).toBe(4);
    expect(game.refused({ type: 'eat' })).toMatchObject({ code: 'no-need' });
    game.when(pass('watch', 2), []);
  });

  it('NS-R3: counted food is eaten piece by piece', () => {
    const loaves: Given<'add-item'> = {
      type: 'add-item',
      creature: 'mae',
      item: { name: 'Loaf', kind: 'food', count: 2 },
    };
    const game = onLand(mae()).given(loaves, eat({ item: 'loaf' }));
    expect(thing(game, 'loaf')?.count).toBe(1);
    game.given(eat({ item: 'loaf' }));
    expect(thing(game, 'loaf')).toBeUndefined();
    expect(mae(['Rope']).refused(eat({ item: 'rope' })).code).toBe('not-food');
  });

  it('NS-S6: a day without food fatigues until someone eats; rest alone does not help', () => {
    const game = onLand(mae()).given(pass('watch', 3), { type: 'long-rest' });
    expect(conditions(game)).toEqual(['Fatigued by hunger 1']);
    game.given({ type: 'long-rest' });
    expect(conditions(game)).toEqual(['Fatigued by hunger 1']);
    game.given({ type: 'take-gear', creature: 'mae', gear: 'Rations' });
    game.when(eat(), [6]);
    expect(conditions(game)).toEqual([]);
  });

  it('NS-S6: or only after so many days', () => {
    const game = ruled(onLand(mae()), { 'days-without-food': 1 });
    const days = [1, 2].map(() => conditions(game.given(pass('watch', 3), { type: 'long-rest' })));
    expect(days).toEqual([[], ['Fatigued by hunger 1']]);
  });
});

describe('sleep', () => {
  const fed = () => onLand(mae(['Rations', 'Rations', 'Rations']));

  it('NS-S6: a day without a Long Rest fatigues, each further one more; a Long Rest helps', () => {
    const game = fed().given(pass('watch', 4));
    expect(conditions(game)).toEqual(['Fatigued 1']);
    game.given(pass('watch', 4));
    expect(conditions(game)).toEqual(['Fatigued 2']);
    game.given({ type: 'long-rest' });
    expect(conditions(game)).toEqual([]);
  });

  it('NS-S6, hunger, same-condition: further days without do not add up where the same has no effect', () => {
    const game = ruled(fed(), { 'same-condition': 'no-effect' }).given(pass('watch', 8));
    expect(conditions(game)).toEqual(['Fatigued 1']);
  });

  it('NS-S6: a Long Rest by day counts as well', () => {
    expect(conditions(fed().given({ type: 'long-rest' }, pass('watch', 3)))).toEqual([]);
  });

  it('NS-S6, hunger: or the Referee decides about both', () => {
    expect(conditions(ruled(onLand(mae()), QUIET).given(pass('day', 3)))).toEqual([]);
  });

  it('NS-S6: nobody is tired by the day they join in the evening', () => {
    const game = onLand(mae(['Rations'])).given(pass('watch', 2), { type: 'long-rest' }, BRAN, pass('watch'));
    expect(conditions(game, 'bran')).toEqual([]);
  });
});
