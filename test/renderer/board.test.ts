import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src-renderer/combat/board.ts';
import { combatant } from './combatants.ts';

const slot = (...who: ReturnType<typeof combatant>[]) => ({ label: '', now: false, who });
const [mae, bo] = [combatant('mae', 'party', 1), combatant('bo', 'party', 2)];
const [goblin, wolf] = [combatant('goblin', 'others', 1), combatant('wolf', 'others', 2)];
const ids = (those: readonly { id: string }[]): string[] => those.map(({ id }) => id);

describe('the board of a fight', () => {
  it('has each side in the order in which they joined, whoever acts first', () => {
    const { party, others } = boardOf({ slots: [slot(wolf, bo), slot(goblin, mae)], beside: [] });
    expect(ids(party)).toEqual(['mae', 'bo']);
    expect(ids(others)).toEqual(['goblin', 'wolf']);
  });

  it('has those too who stand beside the fight, without a place', () => {
    const { all, party, places } = boardOf({ slots: [slot(goblin), slot(mae)], beside: [bo] });
    expect(ids(all)).toEqual(['goblin', 'mae', 'bo']);
    expect(ids(party)).toEqual(['mae', 'bo']);
    expect(places.has('bo')).toBe(false);
  });

  it('numbers the places of a single order', () => {
    const ada = combatant('ada', 'party', 3);
    const slots = [slot(wolf), slot(mae), slot(goblin), slot(ada), slot(bo)];
    expect([...boardOf({ slots, beside: [] }).places]).toEqual([
      ['wolf', '1.'],
      ['mae', '2.'],
      ['goblin', '3.'],
      ['ada', '4.'],
      ['bo', '5.'],
    ]);
  });

  it('numbers no places where whole sides act', () => {
    const slots = [slot(wolf), slot(mae), slot(goblin), slot(bo)];
    expect(new Set(boardOf({ slots, beside: [] }).places.values())).toEqual(new Set(['']));
  });

  it('knows the first of those who act now, our own before the others', () => {
    const now = (one: typeof mae): typeof mae => ({ ...one, now: true });
    expect(boardOf({ slots: [slot(now(goblin)), slot(now(bo), mae)], beside: [] }).first).toBe('bo');
    expect(boardOf({ slots: [slot(now(goblin)), slot(bo, mae)], beside: [] }).first).toBe('goblin');
    expect(boardOf({ slots: [slot(goblin), slot(bo, mae)], beside: [] }).first).toBeUndefined();
  });
});
