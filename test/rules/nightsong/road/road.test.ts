import { describe, expect, it } from 'vitest';
import { HOUR } from '../../../../shared/time/scales.ts';
import {
  fact,
  facts,
  mae,
  nightsong,
  offers,
  onLand,
  QUIET,
  ruled,
  thing,
  type Game,
  type Given,
  type Land,
  type With,
} from '../party.ts';

const to = (hex: string): Given<'travel'> => ({ type: 'travel', to: hex });
const watch = (count = 1): Given<'pass-time'> => ({ type: 'pass-time', scale: 'watch', count });
const hours = (game: Game, hex: string, faces: readonly number[]): number => {
  const { clock } = game.state;
  game.when(to(hex), faces);
  return (game.state.clock - clock) / HOUR;
};
const leg = (game: Game, hex = '0203'): number => nightsong.travel.leg(game.state, hex).seconds / HOUR;
const hills = (more: Partial<Land> = {}): Game => onLand(mae(), 'hills', false, more);
const PATHS: Partial<Land> = { paths: [{ kind: 'road', hexes: ['0202', '0203'] }] };

describe('the road', () => {
  it('NS-S5: a hex of easy ground is a Watch', () => {
    const game = onLand(mae());
    expect(hours(game, '0203', [])).toBe(6);
    expect(game.state.party.hex).toBe('0203');
  });

  it('NS-S5: hard ground takes two, one Watch at a time', () => {
    const game = hills();
    expect(hours(game, '0203', [50])).toBe(6);
    expect(game.state.party).toMatchObject({ hex: '0202', underWay: { to: '0203' } });
    expect(hours(game, '0203', [])).toBe(6);
    expect(game.state.party.hex).toBe('0203');
  });

  it('NS-S5: the way may be lost off the roads on hard ground: a Watch more', () => {
    const game = onLand(mae(['Rations']), 'hills');
    expect(fact(game.when(to('0203'), [60]), 'navigation-rolled')).toMatchObject({
      from: '0202',
      to: '0203',
      total: 60,
      against: 50,
      passed: false,
      watches: 1,
      rules: ['NS-S5'],
    });
    game.given(to('0203'));
    expect(game.state.party.hex).toBe('0202');
    game.given(to('0203'));
    expect(game.state.party.hex).toBe('0203');
    expect(leg(game, '0202')).toBe(12);
  });

  it('NS-S5: who turns elsewhere has not lost that way', () => {
    const game = hills();
    game.when(to('0203'), [60]);
    game.when(to('0201'), [30]);
    expect(leg(game)).toBe(12);
  });

  it('NS-S5: on a road nobody gets lost, and it eases hard ground', () => {
    const game = hills(PATHS);
    expect(hours(game, '0203', [])).toBe(6);
    expect(game.state.party.hex).toBe('0203');
  });

  it.each([
    ['never', 'hills', []],
    ['off-roads', 'plain', [10]],
    ['hard-ground', 'plain', []],
  ] as const)('NS-S5, navigation: %s, over the %s', (navigation, terrain, faces) => {
    expect(hours(ruled(onLand(mae(), terrain), { navigation }), '0203', faces)).toBe(6);
  });

  it('NS-S5, navigation: on a road nobody gets lost, whatever the house plays', () => {
    expect(hours(ruled(hills(PATHS), { navigation: 'off-roads' }), '0203', [])).toBe(6);
  });

  it('NS-S5: the house has numbers of its own for hexes', () => {
    const watches = { 'easy-watches': 2, 'hard-watches': 3 };
    expect(leg(ruled(onLand(mae()), watches))).toBe(12);
    const game = ruled(hills(), watches);
    expect(nightsong.travel.leg(game.state, '0203').parts).toEqual([
      { label: 'travel', seconds: 12 * HOUR },
      { label: 'hard terrain', seconds: 6 * HOUR },
    ]);
    expect(leg(ruled(game, { 'hard-watches': 1 }))).toBe(6);
  });

  it('NS-S5: and for ways that are lost', () => {
    const game = ruled(hills(), { 'lost-watches': 3, 'navigation-threshold': 60 });
    expect(fact(game.when(to('0203'), [70]), 'navigation-rolled')).toMatchObject({ against: 60, watches: 3 });
    expect(leg(game)).toBe(30);
    const offer = offers(game, 'die-of-fate').find(({ command }) => command['about'] === 'navigation');
    expect(offer?.command).toMatchObject({ threshold: 60 });
  });
});

describe('the weather', () => {
  it.each([
    [10, 'clear', false],
    [50, 'fair', false],
    [80, 'rain', false],
    [100, 'storm', true],
  ])('NS-S5: a %i is %s', (face, name, hard) => {
    const game = onLand(mae());
    const changed = fact(game.when({ type: 'roll-weather' }, [face]), 'weather-changed');
    expect(changed).toMatchObject({ name, hard, total: face, against: 50 });
    expect(game.state.weather).toEqual({ name, hard });
  });

  it('rolled by hand goes by the odds of the region, where they are written', () => {
    const odds = [
      { name: 'sleet', hard: true, chance: 30 },
      { name: 'grey', hard: false, chance: 70 },
    ];
    const game = onLand(mae()).given({ type: 'keep-region', region: 'vale', weather: [{ odds }] });
    const { events, told } = game.when({ type: 'roll-weather' }, [30]);
    expect(fact({ events }, 'weather-changed')).toMatchObject({ name: 'sleet', hard: true, total: 30 });
    expect(told).toEqual(['Weather: sleet (rolled 30).']);
  });

  it('NS-S5: it is another at each daybreak, and changes no hex', () => {
    const game = ruled(onLand(mae()), QUIET).given(watch(3));
    game.when({ type: 'long-rest' }, [90]);
    expect(game.state.weather).toEqual({ name: 'storm', hard: true });
    expect(leg(game)).toBe(6);
  });

  it('NS-S5: the house has a number of its own', () => {
    const game = ruled(mae(), { 'weather-threshold': 60 });
    game.when({ type: 'roll-weather' }, [60]);
    expect(game.state.weather.name).toBe('fair');
  });
});

describe('foraging', () => {
  const forage = (more: With<'forage'> = {}): Given<'forage'> => ({ type: 'forage', actor: 'mae', ...more });

  it('NS-S5: a positive answer lifts rations a step, at the cost of a Watch', () => {
    const game = onLand(mae(['Rations'])).given({
      type: 'set-item',
      creature: 'mae',
      item: 'rations',
      die: 4,
    });
    const outcome = game.when(forage(), [50]);
    expect(fact(outcome, 'foraged')).toMatchObject({ actor: 'mae', total: 50, against: 50, passed: true });
    expect(fact(outcome, 'rations-gained')).toMatchObject({ from: 4, to: 6 });
    expect([thing(game, 'rations')?.die, game.state.clock]).toEqual([6, 12 * HOUR]);
  });

  it('NS-S5: never above the first die', () => {
    const game = onLand(mae(['Rations']));
    expect(fact(game.when(forage(), [50]), 'rations-gained')).toMatchObject({ from: 6, to: 6 });
    expect(thing(game, 'rations')?.die).toBe(6);
  });

  it('NS-S5: who has no rations finds a small bundle; a negative answer brings none', () => {
    const game = onLand(mae(['Rope']));
    expect(facts(game.when(forage(), [60]), 'rations-gained')).toEqual([]);
    game.when(forage(), [20, 4]);
    expect(thing(game, 'rations')?.die).toBe(4);
    expect(game.refused(forage({ item: 'rope' })).code).toBe('not-food');
  });

  it('NS-S5: the house has numbers of its own', () => {
    const numbers = { 'foraging-watches': 2, 'foraging-steps': 2, 'foraging-threshold': 60 };
    const game = ruled(onLand(mae()), numbers);
    expect(offers(game, 'forage')[0]?.detail).toBe('2 Watches');
    const { clock } = game.state;
    game.when(forage(), [60, 6]);
    expect([thing(game, 'rations')?.die, game.state.clock - clock]).toEqual([6, 12 * HOUR]);
  });
});
