import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import { hexAt } from '../../shared/hex/land.ts';
import { everything, hexwatch, newFolder } from '../helpers/commandLine.ts';
import { ownFolder } from '../helpers/folders.ts';

const VALE = [
  '# The Vale',
  'include default.txt',
  '0101 forest',
  '0102 hill castle "Black Keep"',
  '0201 moss "Deep Fen"',
  '0202 plain',
  '0101-0202 river "Wyrm" left 20%',
];

/** A file with these lines. */
function fileOf(lines: readonly string[], name = 'vale.txt'): string {
  const file = `${ownFolder('map')}-${name}`;
  writeFileSync(file, lines.join('\n'));
  return file;
}
const report = (out: string): unknown => JSON.parse(out);
const campaignOf = (folder: string): Campaign =>
  (JSON.parse(hexwatch(['show', folder, '--json']).out) as { campaign: Campaign }).campaign;

const UNDERSTOOD = {
  format: 'textmapper',
  read: { hexes: 4, features: 1, labels: 1, paths: 1 },
  left: [
    {
      line: 2,
      text: 'include default.txt',
      why: 'other files aren’t read; copy the lines you need into this one',
    },
  ],
  unknown: ['moss'],
};

describe('hexwatch import --map', () => {
  it('reports with --dry-run, and changes nothing', () => {
    const folder = newFolder();
    const before = everything(folder);
    const run = hexwatch(['import', folder, '--map', fileOf(VALE), '--dry-run', '--json']);
    expect([run.code, report(run.out)]).toEqual([0, { ...UNDERSTOOD, changed: false }]);
    expect(everything(folder)).toBe(before);
  });
  it('imports the map, one command and one undo', () => {
    const folder = newFolder();
    const run = hexwatch(['import', folder, '--map', fileOf(VALE), '--json']);
    expect([run.code, report(run.out)]).toEqual([0, { ...UNDERSTOOD, changed: true }]);
    const { land } = campaignOf(folder);
    expect(hexAt(land, '0102')?.feature?.name).toBe('Black Keep');
    expect(land.terrains).toEqual({ moss: { name: 'moss', looks: 'plain', counts: 'plain' } });
    hexwatch(['do', folder], '{"type":"undo"}\n');
    expect(campaignOf(folder).land.columns).toEqual([]);
  });
  it('takes what words stand for from a file, and remembers it', () => {
    const folder = newFolder();
    const words = fileOf(['{"moss": "swamp"}'], 'words.json');
    const run = hexwatch(['import', folder, '--map', fileOf(VALE), '--words', words, '--json']);
    expect(report(run.out)).toMatchObject({ unknown: [], changed: true });
    hexwatch(['import', folder, '--map', fileOf([...VALE, '0203 moss']), '--json']);
    expect(hexAt(campaignOf(folder).land, '0203')?.terrain).toBe('swamp');
  });
  it('merges a newer version, and tells how much that changed', () => {
    const folder = newFolder();
    hexwatch(['import', folder, '--map', fileOf(VALE)]);
    hexwatch(['do', folder], '{"type":"mark-hex","hex":"0202","note":"Mine","known":true}\n');
    const run = hexwatch([
      'import',
      folder,
      '--map',
      fileOf([...VALE.slice(0, -2), '0202 desert', '0301 sea']),
      '--json',
    ]);
    expect(report(run.out)).toMatchObject({
      changed: true,
      merged: { added: 1, changed: 1, kept: 0, gone: 0, ways: 1 },
    });
    expect(hexAt(campaignOf(folder).land, '0202')).toMatchObject({
      terrain: 'desert',
      note: 'Mine',
      known: true,
    });
  });
  it('says that another map took the place of the one that was there', () => {
    const folder = newFolder('--sample');
    const { name } = campaignOf(folder).land;
    const file = fileOf(VALE);
    expect(report(hexwatch(['import', folder, '--map', file, '--dry-run', '--json']).out)).toMatchObject({
      replaced: name,
    });
    expect(hexwatch(['import', folder, '--map', file]).out).toContain(`Replaced the map “${name}”`);
  });
  it('changes nothing where the land has all of it already', () => {
    const folder = newFolder();
    hexwatch(['import', folder, '--map', fileOf(VALE)]);
    const run = hexwatch(['import', folder, '--map', fileOf(VALE), '--json']);
    expect([run.code, report(run.out)]).toMatchObject([0, { changed: false }]);
  });
  it('tells people the same in words', () => {
    const { out, code } = hexwatch(['import', newFolder(), '--map', fileOf(VALE)]);
    expect(code).toBe(0);
    expect(out).toContain('Text Mapper: 4 hexes, 1 place, 1 label, 1 road or river.');
    expect(out).toContain('moss: custom terrain “moss” that looks like plain (1 time)');
    expect(out).toContain('line 2: include default.txt');
  });
  it.each([
    ['a file that is not there', () => '/nowhere/vale.txt', 3, 'There is no file'],
    ['a folder', () => newFolder(), 3, 'is a folder, not a file'],
    ['an empty file', () => fileOf([]), 3, 'This file is empty'],
    ['a text without a map', () => fileOf(['Dear diary']), 3, 'no line begins with a hex'],
    ['a grid of squares', () => fileOf(['include gridmapper.txt', '0101 empty']), 3, 'a grid of squares'],
    ['a huge file', () => fileOf(['x'.repeat(17_000_000)]), 3, 'MB'],
  ])('refuses %s, and changes nothing', (_what, file, code, says) => {
    const folder = newFolder();
    const before = everything(folder);
    const run = hexwatch(['import', folder, '--map', file()]);
    expect([run.code, run.err]).toEqual([code, expect.stringContaining(says)]);
    expect(everything(folder)).toBe(before);
  });
  it('refuses words of the call that it does not know', () => {
    const folder = newFolder();
    expect(hexwatch(['import', folder, '--map', fileOf(VALE), '--as', 'wxx']).code).toBe(2);
    expect(hexwatch(['import', folder]).code).toBe(2);
    const words = fileOf(['{"moss": "sludge"}'], 'words.json');
    expect(hexwatch(['import', folder, '--map', fileOf(VALE), '--words', words])).toMatchObject({
      code: 3,
      err: expect.stringContaining('“moss”') as string,
    });
  });
});

describe('hexwatch export --to map', () => {
  it.each(['textmapper', 'csv'])('as %s is imported as the same land', (as) => {
    const folder = newFolder('--sample');
    const file = `${ownFolder('map')}.${as === 'csv' ? 'csv' : 'txt'}`;
    expect(hexwatch(['export', folder, '--to', 'map', '--as', as, '--out', file]).code).toBe(0);
    const run = hexwatch(['import', folder, '--map', file, '--json']);
    expect(report(run.out)).toMatchObject({
      format: as,
      left: [],
      unknown: [],
      merged: { added: 0, changed: 0, kept: 0, gone: 0, ways: 0 },
    });
  });
  it('for players holds only what they know', () => {
    const folder = newFolder('--sample');
    const file = `${ownFolder('map')}.csv`;
    hexwatch(['export', folder, '--to', 'map', '--as', 'csv', '--players', '--out', file]);
    const { land } = campaignOf(folder);
    const known = land.columns.flat().filter((hex) => hex?.known).length;
    const rows = readFileSync(file, 'utf8')
      .trim()
      .split('\r\n')
      .filter((row) => /^\d{4},/.test(row));
    expect(rows.length).toBe(known);
    for (const hex of land.columns.flat())
      if (hex?.feature?.secret) expect(readFileSync(file, 'utf8')).not.toContain(hex.feature.name);
  });
});
