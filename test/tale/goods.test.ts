import { describe, expect, it } from 'vitest';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { party } from '../rules/fivey/party.ts';
import { toldOf } from './thrown.ts';

const WHO = ['mae', 'odo', 'ansa'];

describe('coins that are shared are told', () => {
  const told = (count: number): string => {
    const game = party().given({ type: 'add-coins', count }, { type: 'drop-coins', count });
    return toldOf(fivey, game, [{ type: 'share-loot', items: [], among: WHO }]);
  };

  it('with what each gets', () => {
    expect(told(9)).toBe('They shared nine crowns, three each.');
  });

  it('with what is left over, which nobody gets', () => {
    expect(told(11)).toBe('They shared eleven crowns, three each, with two left over.');
  });
});
