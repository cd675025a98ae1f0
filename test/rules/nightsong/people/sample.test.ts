import { describe, expect, it } from 'vitest';
import { hexesOf, LandSchema, roadBetween } from '../../../../shared/hex/land.ts';
import { directionTo } from '../../../../shared/hex/coordinates.ts';
import { sampleLand } from '../../../../shared/systems/nightsong/sample/sampleLand.ts';
import { nightsong, play } from '../party.ts';

const land = LandSchema.parse(sampleLand);
const names = new Set(nightsong.statBlocks.map((one) => one.name));

describe('the sample', () => {
  it('can be made, with a party on the map and people in the land', () => {
    const game = play(nightsong).given(...nightsong.sample());
    expect(game.state.party).toMatchObject({ hex: '0506', members: ['mae', 'tobin', 'ysolde', 'corvin'] });
    expect(Object.values(game.state.creatures).filter((one) => one.kind === 'person')).toHaveLength(6);
  });

  it('has a land of at least 120 hexes, each in a region that is there', () => {
    const hexes = [...hexesOf(land)];
    expect(hexes.length).toBeGreaterThanOrEqual(120);
    expect(hexes.filter(([, hex]) => !hex.region || !land.regions[hex.region])).toEqual([]);
  });

  it('has roads and rivers without gaps, a town on a road, a site on the map', () => {
    for (const { hexes } of land.paths)
      for (const [index, hex] of hexes.slice(1).entries())
        expect(directionTo(hexes[index]!, hex)).toBeDefined();
    expect(roadBetween(land, '0506', '0606')).toBe('road');
    expect(land.sites['barrow']?.hex).toBe('1009');
  });

  it('meets nobody whom the bestiary does not know', () => {
    const tables = [...Object.values(land.regions), ...Object.values(land.sites)].flatMap(
      (one) => one.encounters,
    );
    expect(
      tables.flatMap((row) => row.who.map(({ statBlock }) => statBlock)).filter((name) => !names.has(name)),
    ).toEqual([]);
  });
});
