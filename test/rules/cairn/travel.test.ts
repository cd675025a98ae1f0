import { describe, expect, it } from 'vitest';
import { one, party } from './party.ts';

const HOUR = 3600;
const to = (hex: string) => ({ type: 'travel' as const, to: hex });

describe('the road', () => {
  it('is a watch of eight hours for a hex, with a chance meeting on a 1', () => {
    const game = party();
    const before = game.state.clock;
    game.when(to('0102'), [2]);
    expect(game.state.party.hex).toBe('0102');
    expect(game.state.clock - before).toBe(8 * HOUR);
    expect(game.state.encounter).toBeNull();
  });

  it('brings someone on a 1', () => {
    const game = party();
    game.when(to('0102'), [1]);
    expect(game.state.encounter).not.toBeNull();
  });

  it('is two watches on hard ground, where the way may be lost on a 1 or 2', () => {
    const game = party().given({ type: 'place-party', hex: '0102' });
    game.when(to('0103'), [3, 6]);
    expect(game.state.party.underWay).toEqual({ to: '0103', walked: 8 * HOUR });
    game.when(to('0103'), [6]);
    expect(game.state.party.hex).toBe('0103');
  });

  it('wastes a watch when the way is lost', () => {
    const game = party().given({ type: 'place-party', hex: '0102' });
    game.when(to('0103'), [2, 6]);
    game.when(to('0103'), [6]);
    expect(game.state.party.hex).toBe('0102');
    game.when(to('0103'), [6]);
    expect(game.state.party.hex).toBe('0103');
  });

  it('has its weather by the Die of Fate at daybreak', () => {
    const game = party().given(
      { type: 'set-option', option: 'daily-weather', value: 'rolled' },
      { type: 'sleep', safe: true },
      { type: 'pass-time', scale: 'hour', count: 15 },
    );
    game.when({ type: 'pass-time', scale: 'hour' }, [1]);
    expect(game.state.weather).toEqual({ name: 'storm', hard: true });
  });

  it('feeds who looks for food, on a good Die of Fate', () => {
    const game = party();
    game.when({ type: 'forage', actor: 'bryn' }, [4, 3, 6]);
    expect(one(game, 'bryn').items.at(-1)).toMatchObject({ name: 'Foraged food', count: 3 });
    const luckless = party();
    luckless.when({ type: 'forage', actor: 'bryn' }, [3, 6]);
    expect(one(luckless, 'bryn').items).toHaveLength(2);
  });
});

describe('a site', () => {
  it('is explored in turns of ten minutes, with a chance meeting after each third', () => {
    const game = party().given({ type: 'enter-site', site: 'crypt' });
    const before = game.state.clock;
    game.when({ type: 'explore' });
    game.when({ type: 'explore' });
    game.when({ type: 'explore' }, [1]);
    expect(game.state.clock - before).toBe(1800);
    expect(game.state.encounter).not.toBeNull();
  });

  it.each([
    ['Torch', 1],
    ['Lantern', 4],
  ])('is lit: a %s burns %i hours', (name, hours) => {
    const game = party({ gear: [name] }).given({ type: 'light', creature: 'bryn', item: name.toLowerCase() });
    expect(Object.values(game.state.timers)[0]?.dueAt).toBe(game.state.clock + hours * HOUR);
  });
});

describe('time', () => {
  it('is counted in Rounds of ten seconds, minutes, turns, watches, days and weeks', () => {
    const game = party();
    const before = game.state.clock;
    game.given({ type: 'pass-time', scale: 'round', count: 6 });
    expect(game.state.clock - before).toBe(60);
  });
});
