import { describe, expect, it } from 'vitest';
import { attack, done, facts, fight, hit, one, party } from './party.ts';

describe('morale', () => {
  const kill = (game: ReturnType<typeof party>, id: string) =>
    game.given({ type: 'set-status', creature: id, status: 'dead' });

  it('is due at the first casualty and again at half, each once (CA-27)', () => {
    const game = kill(fight('Goblin', 4), 'goblin-1');
    expect(game.state.fight?.moraleDue).toEqual(['first-casualty']);
    game.when({ type: 'check-morale' }, [8]);
    kill(game, 'goblin-2');
    expect(game.state.fight?.moraleDue).toEqual(['half-lost']);
    game.when({ type: 'check-morale' }, [8]);
    kill(game, 'goblin-3');
    expect(game.state.mode.now).toBe('declare');
  });

  it('for both reasons at once is one Save', () => {
    const game = kill(fight('Goblin', 2), 'goblin-1');
    expect(game.state.fight?.moraleDue).toHaveLength(2);
  });

  it('that fails lets them flee (CA-27)', () => {
    const game = kill(fight('Goblin', 4), 'goblin-1');
    game.when({ type: 'check-morale' }, [9]);
    expect(one(game, 'goblin-2').status).toBe('fled');
  });

  it('may be the leader’s (CA-28)', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Goblin', count: 3 },
      { type: 'identify', statBlock: 'Knight' },
    );
    game.when({ type: 'start-fight', ready: ['bryn', 'linnet'] });
    game.given({ type: 'name-leader', creature: 'knight' });
    kill(game, 'goblin-1');
    const [saved] = facts(game.when({ type: 'check-morale' }, [13]), 'morale-save-made');
    expect(saved).toMatchObject({ actor: 'knight', total: 13, against: 13, passed: true });
  });

  it('of one alone is due at 0 HP (CA-29)', () => {
    const game = fight('Goblin').given({ type: 'adjust-hit-points', creature: 'goblin', by: -4 });
    expect(game.state.fight?.moraleDue).toEqual(['lone-foe']);
  });

  it('does not count those who fled as the first casualty (CA-27)', () => {
    const game = fight('Goblin', 4).given({ type: 'set-status', creature: 'goblin-1', status: 'fled' });
    expect(game.state.mode.now).toBe('declare');
    game.given({ type: 'set-status', creature: 'goblin-2', status: 'fled' });
    expect(game.state.fight?.moraleDue).toEqual(['half-lost']);
  });

  it('of a lone foe comes with the blow that leaves it at 0 HP (CA-29)', () => {
    const game = hit(fight(), 'goblin', 3).given(attack('bryn', 'goblin'));
    const outcome = game.when(done, [3, 9]);
    expect(facts(outcome, 'morale-save-made')).toMatchObject([{ total: 9, against: 8, passed: false }]);
    expect(one(game, 'goblin').status).toBe('fled');
    expect(game.state.fight).toBeNull();
  });

  it('of a lone foe that holds is not asked for again (CA-29)', () => {
    const game = hit(fight(), 'goblin', 3).given(attack('bryn', 'goblin'));
    game.when(done, [3, 8]);
    expect(game.state.mode.now).toBe('declare');
    expect(game.state.fight?.slot).toBe(1);
  });

  it('never touches PCs (CA-30)', () => {
    const game = fight('Goblin', 2);
    kill(game, 'bryn');
    expect(game.state.mode.now).toBe('declare');
  });
});
