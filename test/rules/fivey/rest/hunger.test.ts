import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { made, party, type Game } from '../party.ts';

describe('hunger', () => {
  const marks = (game: Game, id: string): string[] =>
    fivey.summary(game.state.creatures[id]!, game.state).marks;
  it('is nobody’s who was fed in town, was made today, or is dead', () => {
    const game = party(['plain', 'plain'], false, []).given(
      { type: 'begin-downtime' },
      { type: 'tennite', plans: [] },
      { type: 'make-character', name: 'Zed', templates: ['Elf', 'Sage'] },
    );
    expect([marks(game, 'mae'), marks(game, 'zed')].flat()).not.toContain('hungry');
    const starved = party(['plain', 'plain'], false, []).given({ type: 'pass-time', scale: 'day', count: 3 });
    expect(marks(starved, 'mae')).toContain('hungry');
    starved.given({ type: 'set-status', creature: 'mae', status: 'dead' });
    expect(marks(starved, 'mae')).not.toContain('hungry');
  });
  it('does not keep those from recovering whom a performance lodged', () => {
    const game = made(party(['plain', 'plain'], false, []), ['Elf', 'Entertainer']).given({ type: 'camp' });
    game.given({ type: 'rest-action', actor: 'zed', action: 'feat', what: 'One Night Only!' });
    game.when({ type: 'rest-action', actor: 'mae', action: 'recover' }, [3]);
  });
});
