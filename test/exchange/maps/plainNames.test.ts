import { describe, expect, it } from 'vitest';
import { MAP_FORMATS } from '../../../shared/campaign/charting/mapFile.ts';
import type { Land } from '../../../shared/hex/land.ts';
import { writtenMap } from '../../../src-main/exchange/maps/writtenMap.ts';
import { after, blank, imported, told } from './imported.ts';

/** A land of an earlier version, whose names could be anything. */
const land = (name: string): Land => ({
  name,
  columns: [
    [
      {
        terrain: 'moor',
        known: true,
        region: 'fells',
        note: name,
        feature: { kind: 'ruin', name, secret: false },
      },
      { terrain: 'moor', known: true, region: 'fells' },
    ],
  ],
  paths: [{ kind: 'road', name, hexes: ['0101', '0102'] }],
  regions: { fells: { name, dangerous: true, encounters: [] } },
  sites: {},
});

describe.each(MAP_FORMATS)('names with characters that can’t be drawn, in %s', (as) => {
  it.each(['a\0b', 'a\u202Eb', 'a\x85b', 'a\uFFFDb', 'a\uD800b'])('%j are written without them', (name) => {
    const { text } = writtenMap(land(name), as);
    const read = imported(text, { as });
    expect([read.left, read.counts]).toEqual([[], { hexes: 2, features: 1, labels: 0, paths: 1 }]);
    expect(told(read.land, '0101')).toMatch(/^moor, ruin a ?b$/);
  });
});

describe('names of a map file with characters that can’t be drawn', () => {
  it('are taken without them, which is told of places', () => {
    const read = imported(
      'hex,terrain,place,name,way,region\n0101,moor,ruin,a\u202Eb,,c\u202Ed\n0102,moor,cave,\u202E,,\n0101-0102,,,e\u202Ef,road,',
      { as: 'csv' },
    );
    expect([told(read.land, '0101'), told(read.land, '0102')]).toEqual(['moor, ruin a b', 'moor, cave Cave']);
    expect([read.land.paths[0]?.name, read.land.regions['c-d']?.name]).toEqual(['e f', 'c d']);
    expect(read.left.map(({ line, why }) => [line, why])).toEqual([
      [2, 'the name of the place has characters that can’t be drawn; they are left out'],
      [3, 'the name of the place has characters that can’t be drawn; they are left out'],
    ]);
  });
  it('that the map has from an earlier version go with the next import', () => {
    const into = { ...blank(), land: land('a\0b') };
    const read = imported('0101 moor\n0102 hills', { into });
    const { land: merged } = after(into, read);
    expect(read.isNewer).toBe(true);
    expect([merged.name, told(merged, '0101'), merged.paths[0]?.name]).toEqual([
      'a b',
      'moor, ruin a b',
      'a b',
    ]);
  });
});
