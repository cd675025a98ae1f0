import { describe, expect, it } from 'vitest';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { party } from '../rules/fivey/party.ts';
import { toldOf, type Thrown } from './thrown.ts';

describe('hunger of everybody is told', () => {
  const day: Thrown = [{ type: 'pass-time', scale: 'hour', count: 24 }];
  /** The party without a bite to eat. */
  const starving = () => {
    const game = party();
    for (const { id: creature, items } of Object.values(game.state.creatures))
      for (const { id: item, kind } of items)
        if (kind === 'food') game.given({ type: 'drop-item', creature, item, gone: true });
    return game;
  };
  const told = (...days: readonly Thrown[]): string => toldOf(fivey, starving(), ...days);

  it('where they go nowhere meanwhile', () => {
    expect(told(day)).toBe('They went hungry.');
  });

  it('in one sentence for all of its days', () => {
    expect(told(day, day, day)).toBe('They went hungry for three days.');
  });
});
