import { describe, expect, it } from 'vitest';
import { landSvg } from '../../shared/drawing/map/picture.ts';
import { PALETTES } from '../../shared/drawing/map/palette/palettes.ts';
import { seedOf } from '../../shared/drawing/map/seed.ts';
import { grow } from '../../shared/growing/grow.ts';
import { WishesSchema, type Wishes } from '../../shared/growing/wishes.ts';
import type { Land } from '../../shared/hex/land.ts';
import type { TerrainId } from '../../shared/hex/terrain.ts';
import { overlaps, readOn } from '../drawing/map/readSvg.ts';

const LETTERS: Readonly<Record<TerrainId, string>> = {
  plain: '.',
  farmland: '=',
  heath: 'h',
  moor: 'm',
  forest: 'f',
  hills: '^',
  jungle: 'F',
  mountain: 'M',
  swamp: 's',
  desert: 'd',
  snow: '*',
  water: '~',
};

const grown = (wishes: Partial<Wishes>): Land => grow(WishesSchema.parse(wishes)).land;

/** A land in letters, row by row, and what has a name in it. */
function drawn({ name, columns, paths, regions }: Land): string[] {
  const rows =
    columns[0]?.map((_hex, y) => columns.map((column) => LETTERS[column[y]?.terrain ?? 'plain']).join('')) ??
    [];
  const places = columns.flatMap((column) => column.flatMap((hex) => hex?.feature?.name ?? []));
  return [
    name,
    ...rows,
    places.join(', '),
    Object.values(regions)
      .map((region) => region.name)
      .join(', '),
    ...paths.map((path) => `${path.kind} ${path.name} ${path.hexes.join('-')}`),
  ];
}

describe('a seed', () => {
  it.each<Partial<Wishes>>([
    { seed: 1 },
    { seed: 4711, coast: 'two', mountains: 4, names: 'northern' },
    { seed: 77, coast: 'isle', columns: 14, rows: 12, names: 'southern' },
  ])('makes the same land on every machine: %o', (wishes) => {
    expect(drawn(grown(wishes))).toMatchSnapshot();
  });
  it('is another land than the next', () => {
    expect(drawn(grown({ seed: 1 }))).not.toEqual(drawn(grown({ seed: 2 })));
  });
});

describe('the picture of a land that grew', () => {
  const lands = Array.from({ length: 12 }, (_all, seed) => seed);
  it.each(lands)('has no label over another (seed %i)', (seed) => {
    const land = grown({
      seed,
      settled: 1 + (seed % 5),
      coast: seed % 2 === 0 ? 'isle' : 'two',
      mountains: 1 + (seed % 4),
    });
    const svg = landSvg(
      {
        land,
        seed: seedOf(land.name),
        palette: PALETTES.light,
        whose: 'referee',
        isHatched: false,
        trail: [],
        party: undefined,
      },
      56,
    );
    expect(overlaps(readOn(svg))).toEqual([]);
  });
});
