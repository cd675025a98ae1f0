import { describe, expect, it } from 'vitest';
import { remembered } from '../../shared/remembered.ts';
import { party, sheet } from './vogt/party.ts';

describe('what is remembered of an object', () => {
  it('is made once for each, even when there is nothing to it', () => {
    const made: object[] = [];
    const nothing = remembered((from: object) => void made.push(from));
    const [first, second] = [{}, {}];
    nothing(first);
    nothing(first);
    nothing(second);
    expect(made).toEqual([first, second]);
    expect(made[0]).toBe(first);
  });

  it('is a sheet until it changes: then it is read anew', () => {
    const game = party();
    const before = sheet(game, 'ada');
    game.given({ type: 'set-sheet', creature: 'bo', to: { movement: 9 } });
    expect(sheet(game, 'ada')).toBe(before);
    game.given({ type: 'set-sheet', creature: 'ada', to: { movement: 9 } });
    expect(sheet(game, 'ada').movement).toBe(9);
    expect(before.movement).toBe(6);
  });
});
