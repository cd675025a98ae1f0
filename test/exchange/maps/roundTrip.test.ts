import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP_FORMATS } from '../../../shared/campaign/charting/mapFile.ts';
import { labelOf, neighbour } from '../../../shared/hex/coordinates.ts';
import { hexAt, LandSchema, PLACE_KINDS, WAY_KINDS, type Land } from '../../../shared/hex/land.ts';
import { TERRAIN_IDS } from '../../../shared/hex/terrain.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { writeCsvMap } from '../../../src-main/exchange/maps/csv/write.ts';
import { writeTextMapper } from '../../../src-main/exchange/maps/textMapper/write.ts';
import { imported } from './imported.ts';

const WRITERS = { textmapper: writeTextMapper, csv: writeCsvMap };

/** A name that all formats can hold as it is. */
const words = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/["“”\p{C}\p{Z}]+/gu, ' ').trim())
  .filter((text) => text !== '');

const terrain = fc.constantFrom(...TERRAIN_IDS);
const hex = fc.record(
  {
    terrain,
    own: fc.constantFrom('moss', 'glass'),
    feature: fc.record({ kind: fc.constantFrom(...PLACE_KINDS), name: words, secret: fc.boolean() }),
    region: fc.constantFrom('vale', 'fells'),
    known: fc.boolean(),
  },
  { requiredKeys: ['terrain', 'known'] },
);

const OWN = {
  moss: { name: 'Deep moss', looks: 'swamp', symbols: 'none', counts: 'hills' },
  glass: { name: 'forest', looks: 'snow', counts: 'desert' },
} as const;

const lands = fc
  .record({
    name: words,
    columns: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 })).chain(([wide, high]) =>
      fc.array(fc.array(fc.option(hex, { freq: 8 }), { minLength: high, maxLength: high }), {
        minLength: wide,
        maxLength: wide,
      }),
    ),
    labels: fc.uniqueArray(
      fc.record({
        hex: fc.integer({ min: 0, max: 29 }),
        words,
        size: fc.constantFrom(1 as const, 2 as const, 3 as const),
      }),
      { selector: (label) => label.hex, maxLength: 4 },
    ),
    ways: fc.array(
      fc.record({
        kind: fc.constantFrom(...WAY_KINDS),
        name: fc.oneof(fc.constant(''), words),
        from: fc.integer({ min: 0, max: 29 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ name, columns, labels, ways }): Land => {
    const at = (place: number): string => labelOf(1 + (place % 6), 1 + Math.floor(place / 6));
    const counted = columns.map((column) =>
      column.map(
        (one) => one && { ...one, terrain: one.own === undefined ? one.terrain : OWN[one.own].counts },
      ),
    );
    const land = { columns: counted };
    return {
      name,
      columns: counted,
      paths: ways.flatMap(({ kind, name: called, from }) => {
        const hexes = [at(from), neighbour(at(from), 's') ?? ''];
        return hexes.every((label) => hexAt(land, label)) ? [{ kind, name: called, hexes }] : [];
      }),
      regions: {
        vale: { name: 'The Vale', dangerous: true, encounters: [] },
        fells: { name: 'Fells, “old”', dangerous: true, encounters: [] },
      },
      sites: {},
      labels: labels
        .map(({ hex: place, ...label }) => ({ hex: at(place), ...label }))
        .filter((label) => hexAt(land, label.hex)),
      terrains: OWN,
    };
  })
  .filter(({ columns }) => columns.flat().some(Boolean));

/** What of a land every format holds, by names. */
function heldBy(land: Land, more: (label: string) => unknown): unknown {
  return {
    hexes: land.columns.flatMap((column, x) =>
      column.flatMap((one, y) => {
        if (!one) return [];
        const own = one.own === undefined ? undefined : land.terrains?.[one.own];
        const region =
          one.region === undefined ? undefined : land.regions[one.region]?.name.replace(/[“”]/g, '’');
        const place = one.feature && [one.feature.kind, one.feature.name, one.feature.secret];
        return [[labelOf(x + 1, y + 1), one.terrain, own, place, region, more(labelOf(x + 1, y + 1))]];
      }),
    ),
    labels: [...(land.labels ?? [])].toSorted((one, other) => one.hex.localeCompare(other.hex)),
    paths: land.paths,
  };
}

describe.each(MAP_FORMATS)('a land written as %s', (format) => {
  it('reads back as the same land', () => {
    fc.assert(
      fc.property(lands, (land) => {
        const { land: read, left } = imported(WRITERS[format](land), { as: format });
        const isInRegions = land.columns.flat().some((one) => one?.region !== undefined);
        const known = (of: Land) => (label: string) =>
          format === 'csv' ? hexAt(of, label)?.known : undefined;
        expect(left).toEqual([]);
        expect(LandSchema.safeParse(read).success).toBe(true);
        const back = isInRegions ? read : withoutRegions(read);
        expect(heldBy(back, known(read))).toEqual(heldBy(land, known(land)));
      }),
      { numRuns: 150 },
    );
  });
  it.each(systems)('that is the sample of $name reads back as the same land', (system) => {
    const charted = system.sample().find(({ type }) => type === 'chart-land');
    const land = LandSchema.parse(charted?.['land']);
    const { land: read, left } = imported(WRITERS[format](land), { as: format });
    expect([left, heldBy(read, () => null)]).toEqual([[], heldBy(land, () => null)]);
  });
});

/** A land of which the file says no region is all one. */
const withoutRegions = (land: Land): Land => ({
  ...land,
  columns: land.columns.map((column) =>
    column.map((one) => {
      if (!one) return null;
      const { region: _region, ...rest } = one;
      return rest;
    }),
  ),
});
