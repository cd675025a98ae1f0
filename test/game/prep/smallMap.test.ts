import { describe, expect, it } from 'vitest';
import { labelOf } from '../../../shared/hex/coordinates.ts';
import { hexAt, type Hex } from '../../../shared/hex/land.ts';
import { landOf, smallMapOf } from '../../../shared/hex/smallMap.ts';

const land = (
  columns: number,
  rows: number,
  of: (x: number, y: number) => Hex = () => ({ terrain: 'forest', known: false }),
) => ({
  columns: Array.from({ length: columns }, (_, x) => Array.from({ length: rows }, (__, y) => of(x, y))),
  paths: [],
});

describe('the small map of a card', () => {
  it('shows the hexes around the party as they are, discovered or not', () => {
    const whole = land(40, 30, (x, y) => ({ terrain: (x + y) % 2 ? 'swamp' : 'water', known: x > 20 }));
    const shown = landOf(smallMapOf(whole, '2115'));
    for (const label of ['2115', '2012', '2218']) expect(hexAt(shown, label)).toEqual(hexAt(whole, label));
    expect(hexAt(shown, '0101')).toBeFalsy();
  });

  it('shows a land whole that is small, and one of a single hex', () => {
    const whole = land(3, 4);
    expect(landOf(smallMapOf(whole, null)).columns).toEqual(whole.columns);
    expect(landOf(smallMapOf(land(1, 1), '0101')).columns).toHaveLength(1);
  });

  it('keeps the parts of roads that lie in it, and no secret place', () => {
    const whole = land(40, 30);
    whole.columns[20]![14]!.feature = { kind: 'ruin', name: 'Old Abbey', secret: true };
    whole.columns[20]![15]!.feature = { kind: 'town', name: 'Hob', secret: false };
    const hexes = Array.from({ length: 40 }, (_, x) => labelOf(x + 1, 15));
    const small = smallMapOf({ ...whole, paths: [{ kind: 'road', name: 'The Long Road', hexes }] }, '2115');
    expect(small.features).toEqual([{ hex: '2116', kind: 'town' }]);
    expect(small.paths).toHaveLength(1);
    expect(small.paths[0]!.hexes.length).toBeLessThan(20);
  });

  it('is as small for a land of ten thousand hexes', () => {
    expect(JSON.stringify(smallMapOf(land(100, 100), '5050')).length).toBeLessThan(500);
  });
});
