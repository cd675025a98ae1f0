import { describe, expect, it } from 'vitest';
import { conditions, done, fight, hit, one, ruled, type Game } from './party.ts';

describe('a campaign may say', () => {
  it('how likely a chance meeting is (CA-S4)', () => {
    ruled('encounter-die', 10).when({ type: 'travel', to: '0102' }, [10]);
  });
  it('that the first day of going without tires as well (CA-R14)', () => {
    const game = ruled('free-days', 0).given(
      { type: 'deprive', creatures: ['bryn'], cause: 'water' },
      { type: 'pass-time', scale: 'day' },
    );
    expect(conditions(game, 'bryn')).toContain('Fatigue');
  });
  it('that who ambushes has to be quick all the same (CA-S8)', () => {
    const game = ruled('ambush-waives-save', false).given({ type: 'meet', statBlock: 'Goblin' });
    game.when({ type: 'start-fight', surprised: 'others' }, [20, 1]);
    expect(game.state.fight?.slots[0]?.who).toEqual(['linnet']);
  });
  it('that impaired is stronger than enhanced (CA-R3)', () => {
    const game = fight('Ogre', 1, ruled('impaired-and-enhanced', 'impaired'));
    game.given({ type: 'attack', actor: 'bryn', target: 'ogre', impaired: true, enhanced: true });
    expect(game.when(done, [4]).events.flatMap(({ rolls = [] }) => rolls[0]?.dice ?? [])).toEqual([[4, 4]]);
  });
  const felled = (game: Game) => {
    hit(fight('Ogre', 1, game), 'bryn', 2).given(done);
    game.when({ type: 'attack', actor: 'ogre', target: 'bryn' }, [7, 20]);
    return game.given({ type: 'end-fight' });
  };
  it('how long the untended live (CA-R13)', () => {
    const game = felled(ruled('dying-minutes', 10)).given({ type: 'pass-time', scale: 'minute', count: 10 });
    expect(one(game, 'bryn').status).toBe('dead');
  });
  it('that the stabilised get up at once (CA-R12)', () => {
    const game = felled(ruled('stabilised-gets-up', true)).given({
      type: 'aid',
      actor: 'linnet',
      patient: 'bryn',
    });
    expect(one(game, 'bryn').status).toBe('up');
  });
  it('that hirelings are scarred too (CA-R7)', () => {
    const game = ruled('hirelings-scar', true).given({
      type: 'hire',
      name: 'Pim',
      role: 'porter',
      scores: { str: 9, dex: 9, wil: 9 },
      hitPoints: 2,
    });
    fight('Bandit', 1, game).given(done);
    expect(game.when({ type: 'attack', actor: 'bandit', target: 'pim' }, [2, 1, 9]).told.join()).toContain(
      'Pim is scarred',
    );
  });
  it('how long the walloped rest (CA-R24)', () => {
    const game = ruled('walloped-hours', 1);
    fight('Bandit', 1, game).given({ type: 'set-hit-points', creature: 'bryn', now: 3, max: 9 }, done);
    game.when({ type: 'attack', actor: 'bandit', target: 'bryn' }, [3]);
    game.given({ type: 'end-fight' });
    game.when({ type: 'rest', hours: 1 }, [2]);
    expect(conditions(game, 'bryn')).toEqual([]);
  });
});
