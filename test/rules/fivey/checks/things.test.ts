import { describe, expect, it } from 'vitest';
import { fact, party, type Command, type With } from '../party.ts';

const DAY = 24 * 60 * 60;

describe('herbs in a feast', () => {
  it('heal the wounded a d6, once', () => {
    const game = party().given(
      { type: 'add-item', creature: 'mae', item: { name: 'Herb pouch', details: { sort: 'herb-pouch' } } },
      { type: 'adjust-hit-points', creature: 'mae', by: -5 },
      { type: 'adjust-hit-points', creature: 'odo', by: -2 },
    );
    const use = { type: 'use-thing', actor: 'mae', item: 'herb-pouch' } satisfies Command;
    const { state, events } = game.when(use, [4]);
    expect(events.flatMap(({ type, creature }) => (type === 'hit-points-changed' ? [creature] : []))).toEqual(
      ['mae', 'odo'],
    );
    expect([state.creatures['mae']?.hitPoints.now, state.creatures['odo']?.hitPoints.now]).toEqual([7, 11]);
    expect(() => game.when(use, [4])).toThrow();
  });
});

describe('herbs that nobody needs', () => {
  it('are eaten all the same, without a die', () => {
    const game = party().given({
      type: 'add-item',
      creature: 'mae',
      item: { name: 'Herb pouch', details: { sort: 'herb-pouch' } },
    });
    const { state } = game.when({ type: 'use-thing', actor: 'mae', item: 'herb-pouch' }, []);
    expect(state.creatures['mae']?.items.map(({ id }) => id)).not.toContain('herb-pouch');
  });
});

describe('the living relic', () => {
  const dead = () => party().given({ type: 'set-status', creature: 'ansa', status: 'dead' });
  const back = (more: With<'return-by-relic'> = {}): Command => ({
    type: 'return-by-relic',
    creature: 'ansa',
    ...more,
  });

  it('restores her from the pack of the one it was left with', () => {
    const game = dead();
    expect(game.refused(back()).code).toBe('no-relic');
    expect(game.refused(back({ holder: 'odo' })).code).toBe('no-relic');
    game.given({
      type: 'add-item',
      creature: 'odo',
      item: { name: 'A nymph’s tear', details: { sort: 'living-relic' } },
    });
    expect(fact(game, back({ holder: 'odo' }), [2], 'relic-taken')?.['days']).toBe(2);
  });

  it('restores her when it is with her sisters already', () => {
    const game = dead();
    game.when(back({ entrusted: true }), [1]);
    game.given({ type: 'pass-time', scale: 'day', count: 1 });
    expect(game.state.creatures['ansa']?.status).toBe('up');
    expect(game.state.clock).toBeGreaterThanOrEqual(DAY);
  });
});
