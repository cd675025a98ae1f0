import { describe, expect, it } from 'vitest';
import { cairn } from '../../../../shared/systems/cairn/index.ts';
import { party, ruled, type Game } from '../party.ts';

const HOUR = 3600;
const to = (hex: string) => ({ type: 'travel' as const, to: hex });
/** Seconds that a command takes. */
const lasting = (game: Game, command: Parameters<Game['when']>[0], faces: number[] = []): number => {
  const before = game.state.clock;
  game.when(command, faces);
  return game.state.clock - before;
};
const inside = (game: Game): Game => game.given({ type: 'enter-site', site: 'crypt' });
/** Before the hills, which are hard ground. */
const beforeHills = (game: Game): Game => game.given({ type: 'place-party', hex: '0102' });
const legOf = (game: Game): number => cairn.travel.leg(game.state, '0103').seconds / HOUR;

describe('a campaign may say of turns and watches', () => {
  it('how long a turn is (CA-S3)', () => {
    expect(lasting(inside(ruled('turn-minutes', 20)), { type: 'explore' })).toBe(1200);
    expect(lasting(ruled('turn-minutes', 20), { type: 'pass-time', scale: 'turn' })).toBe(1200);
  });

  it('how long a watch is, on the road, looking for food and in the day’s budget (CA-S3)', () => {
    const game = ruled('watch-hours', 6);
    expect(lasting(game, to('0102'), [6])).toBe(6 * HOUR);
    expect(cairn.travel.dayBudget(game.state)).toBe('1 of 4 watches passed');
    expect(lasting(game, { type: 'forage', actor: 'bryn' }, [1, 6])).toBe(6 * HOUR);
    expect(lasting(game, { type: 'pass-time', scale: 'watch' })).toBe(6 * HOUR);
  });
});

describe('a campaign may say of chance meetings', () => {
  it('that more than a 1 brings someone, and the odds say so (CA-S4)', () => {
    const game = ruled('encounter-up-to', 2);
    expect(cairn.odds(game.state)).toMatchObject({ of: 6, hits: 2, text: '1–2 on a d6, each watch' });
    game.when(to('0102'), [2]);
    expect(game.state.encounter).not.toBeNull();
  });

  it('how often they are checked for in a site (CA-S4)', () => {
    const game = inside(ruled('encounter-turns', 2));
    expect(cairn.odds(game.state)?.text).toBe('1 on a d6, in 2 turns');
    game.when({ type: 'explore' });
    game.when({ type: 'explore' }, [1]);
    expect(game.state.encounter).not.toBeNull();
  });
});

describe('a campaign may say of the road', () => {
  it('how many watches a hex takes (CA-S5)', () => {
    const game = ruled('hex-watches', 2);
    game.when(to('0102'), [6]);
    expect(game.state.party.hex).toBe('0101');
    game.when(to('0102'), [6]);
    expect(game.state.party.hex).toBe('0102');
  });

  it('how many more hard ground takes (CA-S5)', () => {
    expect(legOf(beforeHills(ruled('hard-watches', 3)))).toBe(32);
    expect(legOf(beforeHills(ruled('hard-watches', 0)))).toBe(8);
  });

  it('nothing: a road makes hard ground easy (CA-S5)', () => {
    const game = beforeHills(party()).given({
      type: 'draw-path',
      kind: 'road',
      name: 'The pass',
      hexes: ['0102', '0103'],
    });
    expect(legOf(game)).toBe(8);
  });

  it('that the way can be lost wherever no road is (CA-S5)', () => {
    const game = ruled('navigation', 'off-roads');
    game.when(to('0102'), [1, 6]);
    expect(game.state.party.hex).toBe('0101');
  });

  it('that the way is never lost (CA-S5)', () => {
    const game = beforeHills(ruled('navigation', 'never'));
    game.when(to('0103'), [6]);
    expect(legOf(game)).toBe(16);
  });

  it('how easily it is lost, and what that wastes (CA-S5)', () => {
    const game = beforeHills(ruled('lost-watches', 2, ruled('way-lost-up-to', 5)));
    game.when(to('0103'), [5, 6]);
    expect(legOf(game)).toBe(32);
  });

  it('what the Die of Fate makes of the weather (CA-S5)', () => {
    const at = (faces: number[], ...options: [string, number][]) => {
      const game = options.reduce(
        (before, [id, value]) => ruled(id, value, before),
        ruled('daily-weather', 'rolled'),
      );
      game.given({ type: 'sleep', safe: true }, { type: 'pass-time', scale: 'hour', count: 15 });
      game.when({ type: 'pass-time', scale: 'hour' }, faces);
      return game.state.weather.name;
    };
    expect(at([2], ['storm-up-to', 2])).toBe('storm');
    expect(at([3], ['rain-up-to', 2])).toBe('fair');
  });

  it.each([
    ['d4', 4],
    ['d6', 6],
  ])('how much food a good throw finds: %s (CA-S5)', (die, most) => {
    const game = ruled('food-die', die);
    game.when({ type: 'forage', actor: 'bryn' }, [4, most, 6]);
    expect(game.state.creatures['bryn']?.items.at(-1)).toMatchObject({ count: most });
  });
});

describe('what goes together on the road', () => {
  it('navigation: off-roads with way-lost-up-to and lost-watches (CA-S5)', () => {
    const game = ruled('navigation', 'off-roads', ruled('way-lost-up-to', 5, ruled('lost-watches', 2)));
    game.when(to('0102'), [5, 6]);
    expect(cairn.travel.leg(game.state, '0102').seconds / HOUR).toBe(24);
  });

  it.each([
    ['off-roads', [1, 6], 24],
    ['never', [6], 16],
  ] as const)(
    'navigation: %s with daily-weather: a storm slows an open plain (CA-S5)',
    (where, faces, hours) => {
      const game = ruled('navigation', where, ruled('daily-weather', 'rolled'));
      game.given({ type: 'sleep', safe: true }, { type: 'pass-time', scale: 'hour', count: 15 });
      game.when({ type: 'pass-time', scale: 'hour' }, [1]);
      game.when(to('0102'), [...faces]);
      expect(cairn.travel.leg(game.state, '0102').seconds / HOUR).toBe(hours);
    },
  );

  it('encounter-die with encounter-up-to: the odds say both (CA-S4)', () => {
    const game = ruled('encounter-die', 'd8', ruled('encounter-up-to', 2));
    expect(cairn.odds(game.state)).toMatchObject({ of: 8, hits: 2, text: '1–2 on a d8, each watch' });
    game.when(to('0102'), [2]);
    expect(game.state.encounter).not.toBeNull();
  });

  it('storm-up-to with rain-up-to: a storm comes first (CA-S5)', () => {
    const game = ruled('storm-up-to', 4, ruled('daily-weather', 'rolled'));
    game.given({ type: 'sleep', safe: true }, { type: 'pass-time', scale: 'hour', count: 15 });
    game.when({ type: 'pass-time', scale: 'hour' }, [3]);
    expect(game.state.weather).toMatchObject({ name: 'storm', hard: true });
  });
});
