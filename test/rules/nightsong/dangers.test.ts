import { describe, expect, it } from 'vitest';
import { fight, mae, onLand, play, nightsong } from './party.ts';

const HOUNDS = { type: 'start-danger', sort: 'pursuer', name: 'The hounds', statBlock: 'Wolf' };

describe('what draws near', () => {
  it('NS-34, NS-R1: a pursuer is a D4, thrown at the end of each Turn', () => {
    const game = mae().given({ type: 'open-session' }, HOUNDS);
    expect(game.state.timers['the-hounds']).toMatchObject({ die: 4, every: 600, nextAt: 21_600 + 600 });
    expect(game.when({ type: 'pass-time', scale: 'turn' }, [4]).told).toContain('The hounds holds at d4.');
  });

  it('NS-2: a Turn is ten minutes, and throws what is set to Turns', () => {
    const game = mae().given({ type: 'open-session' }, HOUNDS);
    const before = game.state.clock;
    expect(game.when({ type: 'pass-time', scale: 'turn', count: 2 }, [4, 4]).state.clock - before).toBe(1200);
  });

  it('NS-32, NS-34: at D0 the pursuer is there and is met', () => {
    const game = mae().given({ type: 'open-session' }, HOUNDS);
    const { told, state } = game.when({ type: 'pass-time', scale: 'turn' }, [2]);
    expect(told.slice(1)).toEqual([
      'The hounds: d4 → spent.',
      'The hounds: it is time.',
      'The hounds: it has caught up.',
      'Met: The hounds.',
    ]);
    expect(state.encounter?.creatures).toEqual(['the-hounds']);
    expect(state.creatures['the-hounds']).toMatchObject({ statBlock: 'Wolf' });
  });

  it('NS-34: of a pursuer nobody knows yet the Referee says who it is', () => {
    const game = mae().given({ type: 'open-session' }, { ...HOUNDS, statBlock: undefined });
    expect(game.when({ type: 'pass-time', scale: 'turn' }, [1]).state.encounter?.creatures).toEqual([]);
  });

  it('NS-34: who is met already is not met twice', () => {
    const game = fight(mae().given({ type: 'open-session' }, HOUNDS), 'Bear');
    const { state } = game.when({ type: 'advance-timer', timer: 'the-hounds' }, [3]);
    expect(state.encounter?.creatures).toEqual(['bear']);
  });

  it('NS-54, NS-R16: a pursuer that catches up breaks off a rest', () => {
    const game = onLand(mae().given({ type: 'open-session' }), 'plain').given(HOUNDS, {
      type: 'adjust-hit-points',
      creature: 'mae',
      by: -3,
    });
    const { told, state } = game.when({ type: 'long-rest' }, [4, 4, 4, 2]);
    expect(told.at(-1)).toBe('The rest is broken off and gives nothing.');
    expect(state.clock - 21_600).toBe(4 * 600);
    expect(state.creatures['mae']?.hitPoints.now).toBe(3);
  });

  it('NS-34, NS-R1: a faction is a D6, thrown once a day or by hand; at D0 it has what it wanted', () => {
    const cult = { type: 'start-danger', sort: 'faction', name: 'The cult', secret: true };
    const game = play(nightsong).given({ type: 'open-session' }, cult, {
      type: 'set-option',
      option: 'daily-weather',
      value: false,
    });
    expect(game.when({ type: 'pass-time', scale: 'day' }, [2]).state.timers['the-cult']).toMatchObject({
      die: 4,
    });
    const { events } = game.when({ type: 'advance-timer', timer: 'the-cult' }, [3]);
    expect(events.at(-1)).toMatchObject({ text: 'The cult: the goal is reached.', secret: true });
  });

  it('NS-29: another die may be said, if it is one of the chain', () => {
    const game = mae();
    game.given({ ...HOUNDS, die: 8 });
    expect(game.refused({ ...HOUNDS, die: 7 })).toMatchObject({ code: 'no-such-die', path: 'die' });
    expect(game.refused({ ...HOUNDS, statBlock: 'Nobody' }).code).toBe('unknown-stat-block');
  });
});
