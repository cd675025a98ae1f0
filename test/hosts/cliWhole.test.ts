import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { jsonOf } from '../exchange/jsonByHand.ts';
import { membersOf } from '../exchange/packing.ts';
import { everything, hexwatch, newFolder, program } from '../helpers/commandLine.ts';
import { ownFolder, sharedFolder } from '../helpers/folders.ts';

/** A played campaign, its files, and its export in JSON; each test writes elsewhere. */
let [folder, before, file] = ['', '', ''];
beforeAll(() => {
  folder = newFolder();
  hexwatch(['do', folder, '--seed', '1'], '{"type":"open-session"}\n{"type":"note","text":"A raven."}\n');
  before = everything(folder);
  file = sharedFolder('export');
  expect(hexwatch(['export', folder, '--to', 'json', '--out', file])).toEqual({
    code: 0,
    out: `${file}\n`,
    err: '',
  });
});

/** Where something may be made, in a folder that is there. */
const place = (name: string): string => {
  const home = ownFolder('home');
  mkdirSync(home);
  return join(home, name);
};

describe('a whole campaign as JSON', () => {
  it('becomes a campaign of the same files, and the same export again', () => {
    const again = place('again');
    expect(hexwatch(['new', again, '--from', file])).toMatchObject({ code: 0, out: `${again}\n` });
    expect(everything(again)).toBe(before);
    hexwatch(['export', again, '--to', 'json', '--out', `${again}.json`]);
    expect(readFileSync(`${again}.json`, 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  it('is written over an older one, and into a pipe', async () => {
    const out = place('older.json');
    writeFileSync(out, 'older');
    expect(hexwatch(['export', folder, '--to', 'json', '--out', out]).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(file, 'utf8'));
    const pipe = join(dirname(out), 'pipe');
    spawnSync('mkfifo', [pipe]);
    const read = text(spawn('cat', [pipe]).stdout);
    expect(hexwatch(['export', folder, '--to', 'json', '--out', pipe]).code).toBe(0);
    expect(await read).toBe(readFileSync(file, 'utf8'));
  });

  it('is written over no file of a campaign', () => {
    const run = hexwatch(['export', folder, '--to', 'json', '--out', join(folder, 'campaign.json')]);
    expect(run).toMatchObject({ code: 3, out: '' });
    expect(everything(folder)).toBe(before);
  });

  it.each([[['--session', '1']], [['--players']]])('is never part of one: %j', (words) => {
    const out = place('part.json');
    expect(hexwatch(['export', folder, '--to', 'json', '--out', out, ...words])).toMatchObject({
      code: 2,
      out: '',
    });
    expect(existsSync(out)).toBe(false);
  });
});

describe('new --from', () => {
  test.each([['--system', 'fivey'], ['--name', 'Again'], ['--sample']])(
    'with %s is wrong usage, and makes nothing',
    (...words) => {
      const target = place('again');
      expect(hexwatch(['new', target, '--from', file, ...words])).toMatchObject({ code: 2, out: '' });
      expect(existsSync(target)).toBe(false);
    },
  );

  test.each([[[]], [['--system', 'fivey']]])('or the rest is needed: %j', (words) => {
    const target = ownFolder('vale');
    const { code, err } = hexwatch(['new', target, ...words]);
    expect([code, err]).toEqual([2, 'Give --system and --name, or --from with the file of a campaign.\n']);
    expect(existsSync(target)).toBe(false);
  });

  it('also takes what was packed, and unpack what was exported', () => {
    const packed = place('vale.hexwatch');
    hexwatch(['pack', folder, '--out', packed]);
    const [one, two] = [place('one'), place('two')];
    expect(hexwatch(['new', one, '--from', packed]).code).toBe(0);
    expect(hexwatch(['unpack', file, two]).code).toBe(0);
    expect([everything(one), everything(two)]).toEqual([before, before]);
  });

  it('refuses what is no campaign, a damaged one, and a folder that is there', () => {
    const target = place('again');
    expect(hexwatch(['new', folder, '--from', file])).toMatchObject({ code: 3, out: '' });
    expect(hexwatch(['new', target, '--from', `${target}.json`])).toMatchObject({ code: 3 });
    const damaged = readFileSync(file, 'utf8').replace('A raven.', 'A robin.');
    for (const content of [damaged, '{}', '']) {
      writeFileSync(`${target}.json`, content);
      expect(hexwatch(['new', target, '--from', `${target}.json`])).toMatchObject({ code: 2, out: '' });
    }
    expect(existsSync(target)).toBe(false);
    expect(everything(folder)).toBe(before);
  });

  it('ends with Ctrl+C, and leaves nothing of it', async () => {
    const large = place('vale.json');
    const home = dirname(large);
    const pictures = Array.from({ length: 5000 }, (_, index) => ({
      name: `pictures/${index}.png`,
      bytes: 'a',
    }));
    writeFileSync(large, jsonOf([...membersOf(folder), ...pictures]));
    const child = spawn(process.execPath, [program, 'new', join(home, 'vale'), '--from', large]);
    const said = text(child.stderr);
    const begun = (): boolean =>
      readdirSync(home, { recursive: true }).some((name) => String(name).endsWith('.png'));
    await expect.poll(begun).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(await said).toBe('This was cancelled. Nothing was unpacked.\n');
    expect(readdirSync(home)).toEqual(['vale.json']);
  });
});
