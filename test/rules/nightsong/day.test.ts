import { describe, expect, it } from 'vitest';
import { dateOf } from '../../../shared/time/calendar.ts';
import { HOUR } from '../../../shared/time/scales.ts';
import { conditions, landOf, mae, nightsong, onLand, pair, thing, who, type Game } from './party.ts';

const plain = (game: Game): Game => game.given({ type: 'set-option', option: 'daily-weather', value: false });
const watch = (count = 1): { type: string } => ({ type: 'pass-time', scale: 'watch', count }) as never;

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
    expect(nightsong.calendar.nameOfDay(dateOf(nightsong.calendar, (6 + 28 * 6) * HOUR).day)).toBe(
      'Day 1 of the Second Week',
    );
    expect(nightsong.calendar.nameOfDay(4)).toBe('Day 4 of the First Week');
  });

  it('NS-3, NS-4: the day’s Watches are counted', () => {
    const game = plain(onLand(mae(['Rations'])));
    expect(nightsong.dayBudget(game.state)).toBe('0 of 4 watches gone');
    game.given(watch(2));
    expect(nightsong.dayBudget(game.state)).toBe('2 of 4 watches gone');
  });

  it('NS-R3: in the evening each eater throws rations once', () => {
    const game = plain(onLand(pair(['Rations'], ['Rations'])));
    game.when(watch(2), [5, 2]);
    expect([thing(game, 'rations')?.die, thing(game, 'rations', 'bran')?.die]).toEqual([6, 4]);
  });

  it('NS-R3: who has none eats of a companion’s', () => {
    const game = plain(onLand(pair([], ['Rations'])));
    const { told } = game.when(watch(2), [5, 3]);
    expect(told.filter((line) => line.includes('eats'))).toEqual([
      'Mae eats. Bran’s rations: 5, holds at D6.',
      'Bran eats. Bran’s rations: 3, D6 → D4.',
    ]);
    expect(thing(game, 'rations', 'bran')?.die).toBe(4);
  });

  it('NS-R3: who ate before eats no second time', () => {
    const game = plain(onLand(mae(['Rations'])));
    game.when({ type: 'eat', creature: 'mae', item: 'rations' }, [6]);
    game.when(watch(2), []);
    expect(game.refused({ type: 'eat', creature: 'mae', item: 'moon' }).code).toBe('unknown-item');
  });

  it('NS-R3: everybody who has not eaten does so at one word, a roll for each eater', () => {
    const game = plain(onLand(pair(['Rations'], ['Rations'])));
    game.given({ type: 'eat', creature: 'mae', item: 'rations' });
    game.when({ type: 'eat' }, [2]);
    expect(thing(game, 'rations', 'bran')?.die).toBe(4);
    expect(game.refused({ type: 'eat' })).toMatchObject({ code: 'no-need' });
    game.when(watch(2), []);
  });

  it('NS-R3: counted food is eaten piece by piece', () => {
    const game = plain(onLand(mae())).given({
      type: 'add-item',
      creature: 'mae',
      item: { name: 'Loaf', kind: 'food', count: 2 },
    });
    game.given({ type: 'eat', creature: 'mae', item: 'loaf' });
    expect(thing(game, 'loaf')?.count).toBe(1);
    game.given({ type: 'eat', creature: 'mae', item: 'loaf' });
    expect(thing(game, 'loaf')).toBeUndefined();
    expect(plain(mae(['Rope'])).refused({ type: 'eat', creature: 'mae', item: 'rope' }).code).toBe(
      'not-food',
    );
  });

  it('NS-S6: a day without food fatigues until somebody eats; rest alone does not help', () => {
    const game = plain(onLand(mae()));
    game.given(watch(3), { type: 'long-rest' });
    expect(conditions(game)).toEqual(['Fatigued by hunger 1']);
    game.given({ type: 'long-rest' });
    expect(conditions(game)).toEqual(['Fatigued by hunger 1']);
    game.given({ type: 'take-gear', creature: 'mae', gear: 'Rations' });
    game.when({ type: 'eat', creature: 'mae', item: 'rations' }, [6]);
    expect(conditions(game)).toEqual([]);
  });

  it('NS-S6: a day without a Long Rest fatigues, each further one more; a Long Rest helps', () => {
    const game = plain(onLand(mae())).given({ type: 'set-option', option: 'hunger', value: false });
    game.given(watch(4));
    expect(conditions(game)).toEqual(['Fatigued 1']);
    game.given(watch(4));
    expect(conditions(game)).toEqual(['Fatigued 2']);
    game.given({ type: 'long-rest' });
    expect(conditions(game)).toEqual([]);
  });

  it('NS-S6: a Long Rest by day counts as well', () => {
    const game = plain(onLand(mae())).given({ type: 'set-option', option: 'hunger', value: false });
    game.given({ type: 'long-rest' }, watch(3));
    expect(conditions(game)).toEqual([]);
  });

  it('NS-S6: both may be ruled out, and nobody is tired by the day they join in the evening', () => {
    const game = plain(onLand(mae(['Rations']))).given(watch(2), { type: 'long-rest' });
    game.given(
      { type: 'make-character', name: 'Bran', abilities: { str: 2, dex: 1, pre: 0, con: -1 }, gear: [] },
      watch(),
    );
    expect(conditions(game, 'bran')).toEqual([]);
  });

  it('NS-47: what the day brings fills more Slots than there are; something must be dropped before the road', () => {
    const game = plain(onLand(mae(Array.from({ length: 11 }, () => 'Rope')))).given(watch(3), {
      type: 'long-rest',
    });
    expect(nightsong.summary(who(game), game.state)).toMatchObject({
      slots: { used: 12, total: 11, bad: 1 },
    });
    expect(nightsong.summary(who(game), game.state).marks[0]).toBe('over-full: must drop something');
    expect(game.refused({ type: 'travel', to: '0203' }).code).toBe('over-full');
    game.given({ type: 'drop-item', creature: 'mae', item: 'rope' }, { type: 'travel', to: '0203' });
  });

  it('NS-87: at daybreak the Die of Fate makes the weather; only a storm is harsh', () => {
    const game = onLand(mae()).given({ type: 'set-option', option: 'hunger', value: false }, watch(3));
    const { told } = game.when({ type: 'long-rest' }, [90]);
    expect(told).toContain('The weather: 90 against 50, storm.');
    expect(game.state.weather).toEqual({ name: 'storm', hard: true });
  });

  it.each([
    [10, 'clear', false],
    [50, 'fair', false],
    [80, 'rain', false],
    [100, 'storm', true],
  ])('NS-87: a %i is %s', (face, name, hard) => {
    const game = onLand(mae());
    game.when({ type: 'roll-weather' }, [face]);
    expect(game.state.weather).toEqual({ name, hard });
  });

  it('what falls due is told in its order', () => {
    expect(nightsong.dues(mae().state).map(({ id, at }) => [id, at / HOUR])).toEqual([
      ['meal', 18],
      ['reckoning', 30],
      ['nightfall', 18],
      ['daybreak', 30],
    ]);
  });
});

describe('the road', () => {
  const clockOf = (game: Game, to: string, faces: number[]): number => {
    const { clock } = game.state;
    game.when({ type: 'travel', to }, faces);
    return (game.state.clock - clock) / HOUR;
  };

  it('NS-S5: a hex of easy ground is a Watch', () => {
    const game = plain(onLand(mae()));
    expect(clockOf(game, '0203', [])).toBe(6);
    expect(game.state.party.hex).toBe('0203');
  });

  it('NS-3, NS-S5: hard ground takes two, one Watch at a time', () => {
    const game = plain(onLand(mae(), 'hills'));
    expect(clockOf(game, '0203', [50])).toBe(6);
    expect(game.state.party).toMatchObject({ hex: '0202', underWay: { to: '0203' } });
    expect(clockOf(game, '0203', [])).toBe(6);
    expect(game.state.party.hex).toBe('0203');
  });

  it('NS-S5: the way may be lost off the roads on hard ground: a Watch more', () => {
    const game = plain(onLand(mae(['Rations']), 'hills'));
    const { told } = game.when({ type: 'travel', to: '0203' }, [60]);
    expect(told).toContain('Finding the way: 60 against 50, the way is lost, a Watch is wasted.');
    game.given({ type: 'travel', to: '0203' });
    expect(game.state.party.hex).toBe('0202');
    game.given({ type: 'travel', to: '0203' });
    expect(game.state.party.hex).toBe('0203');
    expect(nightsong.travel.leg(game.state, '0202').seconds).toBe(12 * HOUR);
  });

  it('NS-S5: who turns elsewhere has not lost that way', () => {
    const game = plain(onLand(mae(), 'hills'));
    game.when({ type: 'travel', to: '0203' }, [60]);
    game.when({ type: 'travel', to: '0201' }, [30]);
    expect(nightsong.travel.leg(game.state, '0203').seconds).toBe(12 * HOUR);
  });

  it('NS-S5: on a road nobody gets lost; by the other ruling it eases hard ground', () => {
    const paths = [{ kind: 'road', hexes: ['0202', '0203'] }];
    const game = plain(onLand(mae(), 'hills', false, { paths }));
    expect(clockOf(game, '0203', [])).toBe(6);
    expect(game.state.party.hex).toBe('0202');
    const eased = plain(onLand(mae(), 'hills', false, { paths })).given({
      type: 'set-option',
      option: 'roads-ease',
      value: true,
    });
    expect(clockOf(eased, '0203', [])).toBe(6);
    expect(eased.state.party.hex).toBe('0203');
  });

  it('NS-S5: where the way may be lost is a ruling', () => {
    const never = plain(onLand(mae(), 'hills')).given({
      type: 'set-option',
      option: 'navigation',
      value: 'never',
    });
    expect(clockOf(never, '0203', [])).toBe(6);
    const anywhere = plain(onLand(mae())).given({
      type: 'set-option',
      option: 'navigation',
      value: 'off roads',
    });
    expect(clockOf(anywhere, '0203', [10])).toBe(6);
  });

  it('NS-S3: in a dangerous region the Die of Fate is asked once a Watch', () => {
    const game = plain(onLand(mae(), 'plain', true));
    const { told, state } = game.when({ type: 'travel', to: '0203' }, [40]);
    expect(told).toContain('Encounter check: 40 against 30, nobody.');
    expect(state.encounter).toBeNull();
    game.when({ type: 'travel', to: '0202' }, [30]);
    expect(game.state.encounter).not.toBeNull();
  });

  it('NS-S3: who is met comes from the region’s table', () => {
    const regions = {
      vale: { name: 'Vale', encounters: [{ title: 'Wolves', who: [{ statBlock: 'Wolf', count: '1d4' }] }] },
    };
    const game = plain(mae()).given(landOf('plain', true, { regions }), { type: 'place-party', hex: '0202' });
    game.when({ type: 'travel', to: '0203' }, [10, 2]);
    expect(game.state.encounter).toMatchObject({ title: 'Wolves', creatures: ['wolf-1', 'wolf-2'] });
  });

  it('NS-S3: a Watch that passes brings a check, and the passing ends with an encounter', () => {
    const game = plain(onLand(mae(), 'plain', true));
    game.when(watch(3), [40, 20]);
    expect(game.state.clock).toBe(18 * HOUR);
    expect(game.state.encounter).not.toBeNull();
  });

  it('NS-S3: the odds are told, and their ruling counts', () => {
    const game = plain(onLand(mae(), 'plain', true)).given({
      type: 'set-option',
      option: 'encounter-threshold',
      value: 20,
    });
    expect(nightsong.odds(game.state)).toMatchObject({ of: 10, hits: 2 });
    expect(nightsong.odds(plain(onLand(mae())).state)).toBeNull();
  });

  it('NS-S3: at a site it is asked after every third Turn', () => {
    const game = plain(onLand(mae(), 'plain', true, { sites: { tomb: { name: 'Tomb', hex: '0202' } } }));
    game.given({ type: 'enter-site', site: 'tomb' });
    game.when({ type: 'explore' }, []);
    game.when({ type: 'explore' }, []);
    expect(nightsong.odds(game.state)?.text).toBe('Die of Fate, 30 or less, after this Turn');
    game.when({ type: 'explore' }, [30]);
    expect(game.state.encounter?.where).toBe('site');
  });

  it('NS-47, NS-48: who cannot travel holds the party up', () => {
    const game = plain(onLand(mae())).given({
      type: 'gain-condition',
      creature: 'mae',
      condition: 'Lame',
      bars: ['travel'],
    });
    expect(game.refused({ type: 'travel', to: '0203' }).code).toBe('ruled-out');
  });
});

describe('foraging', () => {
  it('NS-S5: a positive answer lifts rations a step, at the cost of a Watch', () => {
    const game = plain(onLand(mae(['Rations']))).given({
      type: 'set-item',
      creature: 'mae',
      item: 'rations',
      die: 4,
    });
    const { told } = game.when({ type: 'forage', creature: 'mae' }, [50]);
    expect(told).toContain('Mae’s rations: D4 → D6.');
    expect(game.state.clock).toBe(12 * HOUR);
  });

  it('NS-R4: never above the first die', () => {
    const game = plain(onLand(mae(['Rations'])));
    game.when({ type: 'forage', creature: 'mae' }, [50]);
    expect(thing(game, 'rations')?.die).toBe(6);
  });

  it('NS-S5: who has no rations finds a small bundle; a negative answer brings none', () => {
    const game = plain(onLand(mae(['Rope'])));
    game.when({ type: 'forage', creature: 'mae' }, [60]);
    expect(thing(game, 'rations')).toBeUndefined();
    game.when({ type: 'forage', creature: 'mae' }, [20, 4]);
    expect(thing(game, 'rations')?.die).toBe(4);
    expect(game.refused({ type: 'forage', creature: 'mae', item: 'rope' }).code).toBe('not-food');
  });
});
