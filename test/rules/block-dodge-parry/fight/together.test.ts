import { expect, it } from 'vitest';
import { done, facts, fight, one, party } from '../party.ts';

it('all goblins attack, spread: a guard taken before meets the first blow at it', () => {
  const game = fight('Goblin', 4, party({ gear: [] })).given(done, {
    type: 'guard',
    actor: 'rook',
    how: 'dodge',
  });
  const outcome = game.when({ type: 'act-together', kind: 'goblin' }, [2, 1, 3, 1]);
  expect(facts(outcome, 'guard-met')).toMatchObject([{ actor: 'rook', how: 'dodge', impaired: true }]);
  expect(facts(outcome, 'attack-made')).toMatchObject([
    { actor: 'goblin-1', target: 'rook', damage: 2, left: 2 },
    { actor: 'goblin-2', target: 'fen', damage: 3, left: 1 },
  ]);
  expect(one(game, 'fen').hitPoints.now).toBe(1);
});
