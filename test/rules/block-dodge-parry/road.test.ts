import { describe, expect, it } from 'vitest';
import { blockDodgeParry } from '../../../shared/systems/block-dodge-parry/index.ts';
import { body, fact, party, ruled, type Command, type Game } from './party.ts';

describe('time and the road', () => {
  it('are counted in turns of ten minutes and Watches of eight hours (BDP-1, BDP-R1, BDP-S5, BDP-S6)', () => {
    const game = party();
    const before = game.state.clock;
    game.when({ type: 'travel', to: '0102' }, [6]);
    expect((game.state.clock - before) / 3600).toBe(8);
    game.given({ type: 'place-party', hex: '0101' }, { type: 'enter-site', site: 'crypt' });
    game.when({ type: 'explore' });
    expect((game.state.clock - before) / 60).toBe(490);
  });
  it('are two Watches on hard ground, where the way may be lost (BDP-S6)', () => {
    const game = party().given({ type: 'place-party', hex: '0102' });
    game.when({ type: 'travel', to: '0103' }, [1, 6]);
    game.when({ type: 'travel', to: '0103' }, [6]);
    expect(game.state.party.hex).toBe('0102');
  });
});

it('someone may come after every third turn in a dangerous site (BDP-S5)', () => {
  const game = party().given({ type: 'enter-site', site: 'crypt' });
  game.when({ type: 'explore' });
  game.when({ type: 'explore' });
  expect(fact(game.when({ type: 'explore' }, [2]), 'encounter-checked')).toMatchObject({ met: false });
});

describe('navigation with daily-weather', () => {
  it.each([
    ['off-roads', [1, 6], 24],
    ['never', [6], 16],
  ] as const)('%s: a storm slows an open plain (BDP-S6)', (where, faces, hours) => {
    const game = ruled('navigation', where, ruled('daily-weather', 'rolled'));
    game.given({ type: 'sleep', quality: 'normal' }, { type: 'pass-time', scale: 'hour', count: 15 });
    game.when({ type: 'pass-time', scale: 'hour' }, [1]);
    game.when({ type: 'travel', to: '0102' }, [...faces]);
    expect(blockDodgeParry.travel.leg(game.state, '0102').seconds / 3600).toBe(hours);
  });
});

describe('a campaign may say of time', () => {
  const MINUTE = 60;
  const HOUR = 3600;
  const lasts = (game: Game, command: Command, faces: number[] = []): number => {
    const { clock } = game.state;
    game.when(command, faces);
    return game.state.clock - clock;
  };
  it('how many minutes a turn has (BDP-R1)', () => {
    const game = ruled('turn-minutes', 20).given({ type: 'enter-site', site: 'crypt' });
    expect(lasts(game, { type: 'explore' })).toBe(20 * MINUTE);
    expect(lasts(game, { type: 'pass-time', scale: 'turn', count: 2 })).toBe(40 * MINUTE);
  });
  it('how many hours a Watch has, on the road, in the wild and by the clock (BDP-R1)', () => {
    const game = ruled('watch-hours', 4);
    expect(lasts(game, { type: 'travel', to: '0102' }, [6])).toBe(4 * HOUR);
    expect(blockDodgeParry.travel.dayBudget(game.state)).toBe('1 of 6 watches passed');
    expect(lasts(game, { type: 'forage', actor: 'rook' }, [1, 1, 6])).toBe(4 * HOUR);
    expect(lasts(game, { type: 'pass-time', scale: 'watch' })).toBe(4 * HOUR);
  });
  it('which a lasting danger follows at once (BDP-R1)', () => {
    const cold: Command = { type: 'harm', creature: 'rook', hazard: 'freezing', lasting: true };
    const game = party().given(cold, { type: 'pass-time', scale: 'hour', count: 5 });
    expect(body(game, 'rook').str.now).toBe(12);
    ruled('watch-hours', 6, game).given({ type: 'pass-time', scale: 'hour' });
    expect(body(game, 'rook').str.now).toBe(11);
  });
  it('while a hex is under way (BDP-R1)', () => {
    const game = party().given({ type: 'place-party', hex: '0102' });
    game.when({ type: 'travel', to: '0103' }, [6, 6]);
    expect(lasts(ruled('watch-hours', 4, game), { type: 'travel', to: '0103' }, [6])).toBe(0);
    expect(game.state.party.hex).toBe('0103');
  });
});
