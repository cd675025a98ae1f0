import { describe, expect, it } from 'vitest';
import { directionTo } from '../../shared/hex/coordinates.ts';
import { hexAt, hexesOf } from '../../shared/hex/land.ts';
import { systemContract, withEvenings } from '../systemContract.ts';
import { play } from '../helpers/play.ts';

systemContract('the sample of $name', (system) => {
  const { state } = play(system).given(...system.sample());
  const { land } = state;

  it('has roads and rivers that go from hex to neighbouring hex', () => {
    const gaps = land.paths.flatMap(({ name, hexes }) =>
      hexes
        .slice(1)
        .flatMap((to, index) =>
          directionTo(hexes[index] ?? '', to) && hexAt(land, to) ? [] : [`${name}: ${to}`],
        ),
    );
    expect(gaps).toEqual([]);
  });

  it('meets only whom the bestiary knows, in regions and sites that exist', () => {
    const known = new Set(system.statBlocks.map(({ name }) => name));
    const tables = [...Object.values(land.regions), ...Object.values(land.sites)].flatMap(
      ({ encounters }) => encounters,
    );
    expect(tables.flatMap(({ who }) => who).filter(({ statBlock }) => !known.has(statBlock))).toEqual([]);
    const sites = [...hexesOf(land)].flatMap(([label, { feature }]) =>
      feature?.site ? [[feature.site, label]] : [],
    );
    expect(
      sites
        .map(([site, label]) => [land.sites[site ?? '']?.hex, label])
        .filter(([hex, label]) => hex !== label),
    ).toEqual([]);
    expect([...hexesOf(land)].filter(([, { region }]) => region && !land.regions[region])).toEqual([]);
  });
});

describe.each(withEvenings)('the sample of $name', (system) => {
  const { state } = play(system).given(...system.sample());
  const { land } = state;

  it('is a land of at least 120 hexes with a town, roads and a site', () => {
    const hexes = [...hexesOf(land)];
    expect(hexes.length).toBeGreaterThanOrEqual(120);
    expect(hexes.map(([, hex]) => hex.feature?.kind)).toContain('town');
    expect(land.paths.map(({ kind }) => kind)).toContain('road');
    expect(Object.keys(land.sites).length).toBeGreaterThan(0);
  });

  it('has a party on the map, people to meet, and clocks that run', () => {
    expect(state.party.members).toHaveLength(4);
    expect(hexAt(land, state.party.hex ?? '')?.known).toBe(true);
    expect(
      Object.values(state.creatures).filter(({ kind }) => kind === 'person').length,
    ).toBeGreaterThanOrEqual(3);
    expect(Object.keys(state.timers).length).toBeGreaterThanOrEqual(2);
  });
});
