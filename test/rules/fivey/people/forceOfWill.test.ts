import { describe, expect, it } from 'vitest';
import { fighting, made, one, party, points, thrown, type Command, type Game } from '../party.ts';

describe('Force of Will', () => {
  const orc = (): Game => fighting(made(party(), ['Orc', 'Noble']));
  const fall = { type: 'adjust-hit-points', creature: 'zed', by: -20 } satisfies Command;
  it('asks at 0 hit points; its player chooses to stand at 1', () => {
    const game = orc().given(fall);
    expect([one(game, 'zed').status, points(game, 'zed')]).toEqual(['up', 0]);
    expect(game.refused({ type: 'attack', actor: 'zed', target: 'bear' }).code).toBe('about-to-fall');
    game.given({ type: 'force-of-will', actor: 'zed' });
    expect([one(game, 'zed').status, points(game, 'zed')]).toEqual(['up', 1]);
    expect(thrown(game, { type: 'attack', actor: 'zed', target: 'bear' }, [2, 3])).toEqual([20, 20]);
  });
  it('or to fall', () => {
    const game = orc().given(fall, { type: 'force-of-will', actor: 'zed', stand: false });
    expect(one(game, 'zed').status).toBe('dead');
    expect(party().refused({ type: 'force-of-will', actor: 'odo' }).code).toBe('not-falling');
  });
});
