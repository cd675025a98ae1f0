import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { hexAt, type Hex } from '../../../shared/hex/land.ts';
import { writtenMap } from '../../../src-main/exchange/maps/writtenMap.ts';
import { after, blank, imported, told } from './imported.ts';

const FIRST = [
  '0101 forest',
  '0102 forest',
  '0103 hill',
  '0201 plain village "Bree"',
  '0202 plain "wild"',
  '0203 swamp',
  '0101-0102 road "Old Way"',
];

/** A campaign with the map of a file, on which somebody did something since. */
function changed(hexes: Record<string, Partial<Hex>> = {}, text: readonly string[] = FIRST): Campaign {
  const campaign = after(blank(), imported(text));
  for (const [label, change] of Object.entries(hexes)) {
    const hex = hexAt(campaign.land, label);
    if (hex) Object.assign(hex, change);
  }
  return campaign;
}
/** The rows of a CSV without regions. */
const rows = ['0101,forest', '0102,forest', '0103,hills'];
const csv = (...lines: string[]): string => lines.join('\n');
const edited = (from: string, to: string): string[] => FIRST.map((line) => (line === from ? to : line));

describe('a newer version of a map', () => {
  it('is told by its hexes, and merged; another map takes the place of the land', () => {
    expect(imported(FIRST, { into: changed() }).isNewer).toBe(true);
    expect(imported(FIRST.slice(1), { into: changed() }).merged).not.toBeNull();
    expect(imported(['0101 sea', '0102 sea', '0103 sea'], { into: changed() }).merged).toBeNull();
    expect(imported(FIRST).merged).toBeNull();
    expect(imported(FIRST, { into: changed(), how: 'replace' }).merged).toBeNull();
  });
  it('is the map’s own export as well, where the file’s first columns and rows lie before those of the map', () => {
    const text = ['-0102 hill', '0001 forest', '0101 plain', '0102 swamp', '0201 mountain'];
    const into = after(blank(), imported(text));
    for (const as of ['csv', 'textmapper'] as const) {
      const { merged, isNewer } = imported(writtenMap(into.land, as).text, { into });
      expect([isNewer, merged]).toEqual([true, { added: 0, changed: 0, kept: 0, gone: 0, ways: 0 }]);
    }
    expect(imported(text, { into }).merged).toMatchObject({ added: 0, changed: 0, gone: 0 });
  });
  it('changes what it changed, adds what it added, and tells how much that is', () => {
    const text = [...edited('0103 hill', '0103 mountain cave "Maw"'), '0301 sea', '0401 sea'];
    const { land, merged } = imported(text, { into: changed() });
    expect(merged).toEqual({ added: 2, changed: 1, kept: 0, gone: 0, ways: 0 });
    expect([told(land, '0103'), told(land, '0301')]).toEqual(['mountain, cave Maw', 'water']);
    expect(hexAt(land, '0301')).toMatchObject({ region: 'vale', known: false });
  });
  it('leaves notes, what players know, sites and secrets as they are', () => {
    const into = changed({
      '0103': { note: 'Here sleeps the wyrm.', known: true },
      '0201': { feature: { kind: 'village', name: 'Bree', secret: true, site: 'inn' } },
    });
    const text = edited('0103 hill', '0103 mountain key="Nothing here"').map((line) =>
      line.replace('village "Bree"', 'town "Bree"'),
    );
    const { land, merged, left } = imported(text, { into });
    expect(hexAt(land, '0103')).toMatchObject({
      terrain: 'mountain',
      note: 'Here sleeps the wyrm.',
      known: true,
    });
    expect(left.map(({ line, why }) => [line, why])).toEqual([
      [3, 'you changed its note on the map, and that stays'],
    ]);
    expect(hexAt(land, '0201')?.feature).toEqual({ kind: 'town', name: 'Bree', secret: true, site: 'inn' });
    expect(merged).toEqual({ added: 0, changed: 2, kept: 1, gone: 0, ways: 0 });
  });
  it('brings the regions that the file now names, with encounters, to a land that was one region', () => {
    const into = after(blank(), imported(csv('hex,terrain', ...rows)));
    const named = csv('hex,terrain,region', ...rows.map((row) => `${row},Nordwald`));
    const { land, merged, left } = imported(named, { into });
    const { region = '' } = hexAt(land, '0102') ?? {};
    expect([left, merged?.changed, land.regions[region]?.name]).toEqual([[], 3, 'Nordwald']);
    expect(land.regions[region]?.encounters).not.toEqual([]);
    const later = imported(csv('hex,terrain', ...rows), { into: after(into, imported(named, { into })) });
    expect([later.left, later.merged?.changed]).toEqual([[], 0]);
  });
  it('leaves the region that somebody put a hex into', () => {
    const into = after(blank(), imported(csv('hex,terrain', ...rows)));
    into.land.regions['moor'] = { name: 'The Moor', dangerous: true, encounters: [] };
    Object.assign(hexAt(into.land, '0103') ?? {}, { region: 'moor' });
    const { land, left } = imported(csv('hex,terrain,region', ...rows.map((row) => `${row},Nordwald`)), {
      into,
    });
    expect(hexAt(land, '0103')?.region).toBe('moor');
    expect(left.map(({ line, why }) => [line, why])).toEqual([
      [4, 'you changed its region on the map, and that stays'],
    ]);
  });
  it('says truly why a hex that the version before did not have stays as it is on the map', () => {
    const without = after(changed(), imported(edited('0103 hill', '0301 sea'), { into: changed() }));
    const { land, left } = imported(edited('0103 hill', '0103 mountain'), { into: without });
    expect(told(land, '0103')).toBe('hills');
    expect(left.map(({ line, why }) => [line, why])).toEqual([
      [3, 'the version before had no such hex, and what is on the map stays'],
    ]);
  });
  it('leaves what somebody painted where the file did not change', () => {
    const { land, merged } = imported(FIRST, { into: changed({ '0102': { terrain: 'desert' } }) });
    expect([told(land, '0102'), merged]).toEqual([
      'desert',
      { added: 0, changed: 0, kept: 0, gone: 0, ways: 0 },
    ]);
  });
  it('does not paint over what somebody painted, and says so', () => {
    const into = changed({ '0102': { terrain: 'desert' } });
    const { land, merged, left } = imported(edited('0102 forest', '0102 jungle'), { into });
    expect([told(land, '0102'), merged?.kept, left.map(({ line }) => line)]).toEqual(['desert', 1, [2]]);
  });
  it('takes away a place, a label and a road that are gone from it, and no hex', () => {
    const text = ['0101 forest', '0102 forest', '0103 hill', '0201 plain', '0202 plain'];
    const { land, merged } = imported(text, { into: changed() });
    expect([told(land, '0201'), told(land, '0202'), told(land, '0203')]).toEqual(['plain', 'plain', 'swamp']);
    expect([land.paths, land.labels, merged]).toEqual([
      [],
      undefined,
      { added: 0, changed: 2, kept: 0, gone: 1, ways: 1 },
    ]);
  });
  it('leaves roads that were drawn on the map', () => {
    const into = changed();
    into.land.paths.push({ kind: 'river', name: 'Mine', hexes: ['0102', '0103'] });
    const { land } = imported([...FIRST, '0201-0202 road'], { into });
    expect(land.paths.map(({ name, hexes }) => `${name} ${hexes.join('-')}`)).toEqual([
      'Old Way 0101-0102',
      'Mine 0102-0103',
      ' 0201-0202',
    ]);
  });
  it('lies where the one before lay, though more came before its first hex', () => {
    const text = ['0001 hill', '0101 sea', '0201 sea'];
    const into = changed({}, text);
    const { land, left } = imported([...text, '-0101 moor', '-0301 moor'], { into });
    expect([told(land, '0201'), told(land, '0101')]).toEqual(['hills', 'moor']);
    expect(left).toEqual([
      { line: 5, text: '-0301 moor', why: 'this hex lies before the first column or row of the map' },
    ]);
  });
  it('removes no note, since not every format has notes', () => {
    const text = edited('0103 hill', '0103 hill key="Trolls"');
    const { land, merged } = imported(FIRST, { into: changed({}, text) });
    expect([hexAt(land, '0103')?.note, merged?.changed]).toEqual(['Trolls', 0]);
  });
  it('leaves roads through hexes that are gone from it as they are', () => {
    const text = FIRST.filter((line) => line !== '0102 forest');
    const { land, merged } = imported(text, { into: changed() });
    expect(land.paths.map(({ hexes }) => hexes.join('-'))).toEqual(['0101-0102']);
    expect(merged).toEqual({ added: 0, changed: 0, kept: 0, gone: 1, ways: 0 });
  });
  it('leaves a road that somebody erased, though the file changed it too, and says so', () => {
    const into = changed();
    into.land.paths = [];
    const text = [...FIRST.slice(0, -1), '0101-0103 road "Old Way"'];
    const { land, left } = imported(text, { into });
    expect([land.paths, left.map(({ line, why }) => [line, why])]).toEqual([
      [],
      [[7, 'you changed it on the map, and that stays']],
    ]);
  });
  it('puts new hexes into the region beside them, which stays as it was written', () => {
    const into = changed();
    const weather = [{ odds: [{ name: 'mist', hard: false, chance: 100 }] }];
    const written = {
      name: 'Fells',
      dangerous: true,
      encounters: [],
      aloud: 'A bell.',
      secret: 'A',
      weather,
    };
    into.land.regions['fells'] = written;
    const beside = hexAt(into.land, '0203');
    if (beside) beside.region = 'fells';
    const { land } = imported([...FIRST, '0204 swamp'], { into });
    expect(hexAt(land, '0204')?.region).toBe('fells');
    expect(land.regions['fells']).toEqual(written);
  });
  it('that is the same changes nothing', () => {
    expect(imported(FIRST, { into: changed() }).isSame).toBe(true);
    expect(imported([...FIRST, '# new'], { into: changed() }).isSame).toBe(false);
  });
  it('of a land that no file is known of takes nothing away', () => {
    const { mapFile: _file, ...into } = changed({ '0102': { terrain: 'desert', note: 'Mine' } });
    const { land, merged } = imported(FIRST.slice(0, 4), { into });
    expect([told(land, '0102'), told(land, '0202'), land.paths.length]).toEqual([
      'forest',
      'plain, “wild” 2',
      1,
    ]);
    expect([hexAt(land, '0102')?.note, merged]).toEqual([
      'Mine',
      { added: 0, changed: 1, kept: 0, gone: 0, ways: 0 },
    ]);
  });
});
