import { describe, expect, it } from 'vitest';
import { knownLand } from '../../../shared/hex/knownLand.ts';
import { groundName } from '../../../shared/hex/ground.ts';
import { LandSchema, type Land } from '../../../shared/hex/land.ts';
import { landTheyThink } from '../../../shared/hex/mistaken.ts';

/** A row of four hexes from west to east: one that is known, one beside it, and two beyond. */
const land: Land = LandSchema.parse({
  name: 'Row',
  columns: [
    [{ terrain: 'desert', own: 'glass', known: true }],
    [{ terrain: 'swamp', own: 'haunted' }],
    [{ terrain: 'swamp', own: 'haunted' }],
    [{ terrain: 'plain' }],
  ],
  terrains: {
    haunted: { name: 'Haunted wood', looks: 'heath', symbols: 'forest', counts: 'swamp' },
    glass: { name: 'Glass waste', looks: 'snow', symbols: 'none', counts: 'desert' },
  },
});

describe('of the referee’s own terrains players', () => {
  const known = knownLand(land);

  it('know those on a hex that they know, by name and looks, under a number', () => {
    expect(known.columns[0]?.[0]).toEqual({ terrain: 'snow', own: '2', known: true });
    expect(known.terrains).toEqual({ 2: { name: 'Glass waste', looks: 'snow', symbols: 'none' } });
    expect(groundName(known, known.columns[0]![0]!)).toBe('Glass waste');
  });

  it('see from afar how they look, and nothing else', () => {
    expect(known.columns[1]?.[0]).toEqual({ terrain: 'heath', symbols: 'forest', known: false });
  });

  it('learn nothing of those that are on no hex that they know: no name, no id, no rule', () => {
    const text = JSON.stringify(known);
    for (const secret of ['Haunted', 'haunted', 'swamp', 'glass"', 'desert'])
      expect(text).not.toContain(secret);
  });

  it('have none where no hex is known that has one', () => {
    const columns = land.columns.with(0, [{ terrain: 'plain', known: true }]);
    expect(knownLand({ ...land, columns })).not.toHaveProperty('terrains');
    const { terrains: _terrains, ...without } = land;
    expect(knownLand({ ...without, columns })).not.toHaveProperty('terrains');
  });

  it('see it anew when the referee changes how it looks', () => {
    const terrains = { ...land.terrains, glass: { ...land.terrains!['glass']!, looks: 'water' as const } };
    expect(knownLand({ ...land, terrains }).columns[0]?.[0]?.terrain).toBe('water');
  });

  it('draw the one that they walk on where they think they are', () => {
    const party = { hex: '0301', trail: ['0101', '0301'], believed: '0401' };
    const theirs = landTheyThink(land, party);
    expect(theirs.columns[3]?.[0]).toEqual({ terrain: 'heath', own: '1', known: true });
    expect(Object.values(theirs.terrains ?? {}).map(({ name }) => name)).toEqual([
      'Haunted wood',
      'Glass waste',
    ]);
  });
});
