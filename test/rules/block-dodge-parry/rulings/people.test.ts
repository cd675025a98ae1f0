import { describe, expect, it } from 'vitest';
import { body, one, ruled } from '../party.ts';

describe('a campaign may say of people', () => {
  it('which dice make a score (BDP-S1)', () => {
    const game = ruled('score-dice', '2d6+6');
    game.when({ type: 'make-character', name: 'Ash', gear: [] }, [1, 1, 3, 4, 6, 6, 5]);
    expect([body(game, 'ash').str.now, body(game, 'ash').dex.now, body(game, 'ash').wil.now]).toEqual([
      8, 13, 18,
    ]);
  });
  it('which die makes the HP of PCs; hirelings keep theirs (BDP-S1, BDP-S4)', () => {
    const rolled = [3, 3, 3, 3, 3, 3, 3, 3, 3];
    const game = ruled('hit-point-die', 'd4');
    const ash = { type: 'make-character', name: 'Ash', gear: [] };
    expect(game.refused(ash, [...rolled, 5]).code).toBe('dice-mismatch');
    game.when({ type: 'hire', name: 'Pim', role: 'porter' }, [...rolled, 5]);
    expect(one(game, 'pim').hitPoints.max).toBe(5);
  });
});
