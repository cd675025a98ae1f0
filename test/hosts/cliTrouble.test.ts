import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { membersOf } from '../exchange/packing.ts';
import { zipOf } from '../exchange/zipByHand.ts';
import { everything, hexwatch, newFolder, program } from '../helpers/commandLine.ts';
import { ownFolder } from '../helpers/folders.ts';

describe('trouble', () => {
  it.each([
    [['frobnicate'], 2],
    [['new'], 2],
    [['new', '/nowhere/at/all', '--system', 'chess', '--name', 'x'], 2],
    [['rules', '--system', 'chess'], 2],
    [['import', 'x'], 2],
    [['import', 'x', '--map', 'y'], 3],
    [['forecast', 'x'], 2],
    [['forecast', 'x', '--to', '0101'], 3],
    [['serve', '--port', 'many'], 2],
    [['serve', '--port', '65536'], 2],
    [['show', '/nowhere/at/all'], 3],
    [['show', '/dev/null'], 3],
    [['serve', '/nowhere/at/all'], 3],
  ])('%j ends with %i and one clear sentence', (args, code) => {
    const run = hexwatch(args);
    expect(run.code).toBe(code);
    expect(run.out).toBe('');
    expect(run.err.trim().length).toBeGreaterThan(10);
  });

  it.each([
    ['--dice', '3,x'],
    ['--seed', 'many'],
  ])('%s %s is wrong usage', (option, value) => {
    expect(hexwatch(['do', newFolder(), option, value])).toMatchObject({ code: 2, out: '' });
  });

  it('does not write over a folder that is there', () => {
    const folder = newFolder();
    const before = everything(folder);
    expect(hexwatch(['new', folder, '--system', 'fivey', '--name', 'Again']).code).toBe(3);
    expect(everything(folder)).toBe(before);
  });

  it('leaves a file that is no JSON, and a newer schema, as they are', () => {
    for (const text of [
      '{"hexwatch": "campaign", ',
      '{"hexwatch":"campaign","schema":99,"seq":1,"sum":"x","state":{}}',
    ]) {
      const folder = newFolder();
      writeFileSync(join(folder, 'campaign.json'), text);
      const run = hexwatch(['do', folder], '{"type":"note","text":"x"}\n');
      expect(run).toMatchObject({ code: 3, out: '' });
      expect(readFileSync(join(folder, 'campaign.json'), 'utf8')).toBe(text);
    }
  });

  it('is told line by line a hundred times, and then counted', () => {
    const folder = newFolder();
    const journal = join(folder, 'sessions/0000.jsonl');
    writeFileSync(journal, `${readFileSync(journal, 'utf8')}${'\n'.repeat(12_345)}`);
    const { code, out } = hexwatch(['check', folder]);
    expect([code, out.trim().split('\n')]).toMatchObject([3, { length: 102 }]);
    expect(out).toMatch(/\nAnd 12,?245 more\.\n/);
  });

  it('ends unpacking with Ctrl+C, and leaves nothing of it', async () => {
    const home = ownFolder('home');
    mkdirSync(home);
    const file = join(home, 'vale.hexwatch');
    const pictures = Array.from({ length: 5000 }, (_, index) => ({
      name: `pictures/${index}.png`,
      bytes: 'a',
    }));
    writeFileSync(file, zipOf([...membersOf(newFolder()), ...pictures]));
    const child = spawn(process.execPath, [program, 'unpack', file, join(home, 'vale')]);
    const said = text(child.stderr);
    const begun = (): boolean =>
      readdirSync(home, { recursive: true }).some((name) => String(name).endsWith('.png'));
    await expect.poll(begun).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(await said).toBe('This was cancelled. Nothing was unpacked.\n');
    expect(readdirSync(home)).toEqual(['vale.hexwatch']);
  });

  it('says that a folder is no campaign', () => {
    const folder = ownFolder('empty');
    mkdirSync(folder);
    expect(hexwatch(['show', folder])).toMatchObject({ code: 3, out: '' });
    expect(readdirSync(folder)).toEqual([]);
  });

  // Root may write everywhere, so a read-only folder can be made for other users only.
  it('says that a folder is read-only, or writes as the user may', () => {
    const folder = newFolder();
    chmodSync(join(folder, 'sessions'), 0o555);
    const { code, err } = hexwatch(['do', folder], '{"type":"note","text":"x"}\n');
    chmodSync(join(folder, 'sessions'), 0o755);
    expect(process.getuid?.() === 0 ? code === 0 : code === 3 && err.length > 0).toBe(true);
  });

  it.each([
    [['--to', 'obsidian']],
    [['--to', 'md', '--session', '7']],
    [['--to', 'md', '--session', 'first']],
    [['--to', 'md', '--tale', '--lines']],
    [['--to', 'csv', '--tale']],
    [['--to', 'jsonl', '--lines']],
    [['--to', 'json', '--tale']],
    [['--to', 'map', '--lines']],
  ])('exports nothing with %j', (words) => {
    const folder = newFolder();
    const out = join(folder, '../x.html');
    expect(hexwatch(['export', folder, ...words, '--out', out]).code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });

  it('exports over no file of a campaign, its own or another, by whatever name', () => {
    const [folder, other] = [newFolder(), newFolder()];
    hexwatch(['do', folder], '{"type":"open-session"}\n{"type":"note","text":"x"}\n');
    symlinkSync(join(folder, 'sessions/0001.jsonl'), join(folder, '../notes.md'));
    const before = everything(folder);
    for (const out of [
      join(folder, 'sessions/0001.jsonl'),
      join(folder, 'campaign.json'),
      join(folder, 'head.json'),
      join(folder, 'backups/new.md'),
      join(other, 'campaign.json'),
      join(folder, '../notes.md'),
    ]) {
      const { code, err } = hexwatch(['export', folder, '--to', 'md', '--out', out]);
      expect([out, code]).toEqual([out, 3]);
      expect(err).toContain('one of the files of a campaign');
    }
    expect(everything(folder)).toBe(before);
    expect(hexwatch(['export', folder, '--to', 'md', '--out', join(folder, 'night.md')]).code).toBe(0);
  });

  it('exports over an older export, into a pipe, and nowhere that is not there', async () => {
    const folder = newFolder();
    const out = join(folder, '../x.md');
    writeFileSync(out, 'older');
    expect(hexwatch(['export', folder, '--to', 'md', '--out', out]).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(/^# First day\n/);
    expect(readdirSync(join(folder, '..')).sort()).toEqual([basename(folder), 'x.md']);
    const pipe = join(folder, '../pipe');
    spawnSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe]);
    const read = once(reader.stdout, 'data');
    expect(hexwatch(['export', folder, '--to', 'txt', '--out', pipe]).code).toBe(0);
    expect(String(await read)).toContain('Played with FIVEY');
    expect(hexwatch(['export', folder, '--to', 'md', '--out', '/nowhere/at/all.md']).code).toBe(3);
  });
});
