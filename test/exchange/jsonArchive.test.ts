import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import {
  MOST_FILE_TEXT,
  MOST_LINES,
  readJsonArchive,
  writeJsonArchive,
} from '../../src-main/exchange/jsonArchive.ts';
import type { ArchivePart, ArchiveSource } from '../../src-main/exchange/archiveParts.ts';
import { Game } from '../../src-main/game/game.ts';
import { addPicture } from '../../src-main/players/addPicture.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { packCampaign } from '../../src-main/workspace/archives.ts';
import { filled } from '../helpers/autoplay.ts';
import { ownFolder } from '../helpers/folders.ts';
import { faultyDisk } from '../store/faultyDisk.ts';
import { jsonWith } from './jsonByHand.ts';
import { filesBelow, played, unpack } from './packing.ts';

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A campaign of a system's sample, in which much happened by chance, with a picture. */
async function playedByChance(system: string, seed: number): Promise<string> {
  const folder = ownFolder();
  const dice = seededDice(seed);
  await Game.create(nodeDisk, folder, { name: 'The Vale', system, sample: true });
  await addPicture(nodeDisk, folder, 'Burg Nöck.png', PICTURE);
  const game = await Game.open(nodeDisk, folder, { dice });
  await game.dispatch({ type: 'open-session' });
  for (let act = 0; act < 60; act += 1) {
    const { [dice(Math.max(1, game.offers().length)) - 1]: offer } = game.offers();
    if (offer) await game.dispatch(filled(offer, dice(1000)));
    if (dice(5) === 1) await game.dispatch({ type: 'undo' });
  }
  await game.close();
  return folder;
}

/** What is read of a campaign: its state, and its log. */
async function stateAndLog(folder: string): Promise<unknown> {
  const game = await Game.open(nodeDisk, folder, { readOnly: true });
  const both = { state: game.state, log: await game.log.lines({}) };
  await game.close();
  return both;
}

async function exported(folder: string): Promise<string> {
  const file = ownFolder('vale.json');
  await packCampaign(nodeDisk, folder, file, 'json');
  return file;
}

const sourceOf = (bytes: Uint8Array): ArchiveSource => ({
  size: bytes.length,
  read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
});

const part = (name: string, bytes: Uint8Array): ArchivePart => ({
  name,
  bytes: () => Promise.resolve(bytes),
});

/** What comes back of a part, by its bytes. */
async function through(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const [found] = await readJsonArchive(sourceOf(await writeJsonArchive([part('pictures/a.png', bytes)])));
  expect(found).toMatchObject({ name: 'pictures/a.png', size: bytes.length });
  return found?.bytes();
}

const messageOf = (thrown: unknown): string => (thrown as Error).message;

interface Exported {
  files: { name: string; lines?: string[]; base64?: string }[];
}
const documentIn = (file: string): Exported => JSON.parse(readFileSync(file, 'utf8')) as Exported;

describe('a whole campaign as JSON', () => {
  test.each(systems.map(({ id }, index) => [id, index + 1] as const))(
    'of %s, played by chance, comes back with its state, its log and each byte, and is written the same again',
    async (system, seed) => {
      const campaign = await playedByChance(system, seed);
      const file = await exported(campaign);
      const again = ownFolder('again');
      await unpack(file, again);
      expect(await stateAndLog(again)).toEqual(await stateAndLog(campaign));
      expect(filesBelow(again)).toEqual(filesBelow(campaign));
      expect(readFileSync(await exported(again), 'utf8')).toBe(readFileSync(file, 'utf8'));
    },
  );

  it('can be read: text by its lines, pictures in base64', async () => {
    const campaign = await playedByChance('cairn', 7);
    const { files } = documentIn(await exported(campaign));
    const { lines } = files.find(({ name }) => name === 'sessions/0001.jsonl') ?? {};
    expect(lines?.join('\n')).toBe(readFileSync(join(campaign, 'sessions/0001.jsonl'), 'utf8'));
    expect(JSON.parse(lines?.[0] ?? '')).toMatchObject({ command: { type: 'open-session' } });
    expect(files.find(({ name }) => name.startsWith('pictures/'))?.base64).toBe(PICTURE);
  });

  it('may have been written anew by another program, with other blanks and on one line', async () => {
    const campaign = await played();
    const file = await exported(campaign);
    for (const indent of [0, 4, '\t']) {
      const target = ownFolder('again');
      writeFileSync(file, JSON.stringify(documentIn(file), null, indent));
      await unpack(file, target);
      expect(await stateAndLog(target)).toEqual(await stateAndLog(campaign));
    }
  });

  it('of schema 1 is read as it was written, by every later version', async () => {
    const document = `{"hexwatch": "export", "schema": 1, "files": [
      {"name": "head.json", "sum": "dda1b006", "lines": ["{}", ""]},
      {"name": "pictures/a.png", "sum": "d2fdef8d", "base64": "/wA="}]}`;
    const [head, picture] = await readJsonArchive(sourceOf(Buffer.from(document)));
    expect([head?.name, picture?.name]).toEqual(['head.json', 'pictures/a.png']);
    expect([await head?.bytes(), await picture?.bytes()]).toEqual([Buffer.from('{}\n'), Buffer.of(255, 0)]);
  });

  it('keeps each byte of a file, be it text or not', async () => {
    const odd = ['', '\uFEFF{}\n', 'a\r\nb\r', '\n\n', '\0\0', '\u2028"\\', '{"a":1'].map((text) =>
      Buffer.from(text),
    );
    for (const bytes of [...odd, Buffer.of(0xff), Buffer.of(0xed, 0xa0, 0x80), Buffer.of(0x41, 0xc3)])
      expect(await through(bytes)).toEqual(bytes);
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ unit: 'binary' }),
        async (raw, text) => {
          expect(await through(raw)).toEqual(Buffer.from(raw));
          expect(await through(Buffer.from(text))).toEqual(Buffer.from(text));
        },
      ),
    );
  });

  it('has a text of too many lines in base64', async () => {
    const bytes = Buffer.alloc(MOST_LINES, '\n');
    expect(Buffer.compare((await through(bytes)) ?? Buffer.of(), bytes)).toBe(0);
  });

  it('is not written where it could not be read again, and names the other form', async () => {
    const large = part('pictures/a.png', Buffer.alloc(MOST_FILE_TEXT * 0.75, 0xff));
    expect(await writeJsonArchive([large]).then(() => 'written', messageOf)).toContain('hexwatch pack');
  });

  it('is not written of a damaged campaign', async () => {
    const damaged = await played();
    writeFileSync(join(damaged, 'campaign.json'), 'null');
    await expect(exported(damaged)).rejects.toMatchObject({ code: 'bad-archive' });
  });

  it('leaves the file that is there as it is when the disk is full', async () => {
    const campaign = await played();
    const file = await exported(campaign);
    writeFileSync(file, 'an older export');
    const { disk, fail } = faultyDisk();
    fail({ call: 'writeNew', nth: 1, code: 'ENOSPC' });
    await expect(packCampaign(disk, campaign, file, 'json')).rejects.toMatchObject({ code: 'disk-full' });
    expect(readFileSync(file, 'utf8')).toBe('an older export');
  });
});

describe('what is no such document', () => {
  const file = { name: 'a', sum: '00000000', lines: [''] };
  const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  test.each([
    ['of a newer schema', jsonWith([], { schema: 2 })],
    ['of another kind', jsonWith([], { hexwatch: 'campaign' })],
    ['with a field more', jsonWith([], { more: 1 })],
    ['with an object more', jsonWith([], { more: {} })],
    ['with another list', jsonWith([], { more: [file] })],
    ['with its files twice', Buffer.concat([jsonWith([file]).subarray(0, -1), Buffer.from(',"files":[]}')])],
    ['with a number for a file', jsonWith([1])],
    ['with a list for a file', jsonWith([[file]])],
    ['with a field more in a file', jsonWith([{ ...file, more: 1 }])],
    ['with many fields in a file', jsonWith([Object.fromEntries(Array(9).fill(0).entries())])],
    ['with both lines and base64', jsonWith([{ ...file, base64: '' }])],
    ['with a line that is no text', jsonWith([{ ...file, lines: [1] }])],
    ['with an object for a line', jsonWith([{ ...file, lines: [{}] }])],
    ['nested deep', jsonWith(deep(1000))],
    ['nested deep in a file', jsonWith([{ ...file, lines: deep(1000) }])],
    ['with a prototype', Buffer.from('{"hexwatch":"export","schema":1,"files":[],"__proto__":{"a":1}}')],
    [
      'with a prototype in a file',
      Buffer.from(
        '{"hexwatch":"export","schema":1,"files":[{"name":"a","sum":"00000000","lines":[""],"__proto__":1}]}',
      ),
    ],
    ['with half a sign in a name', jsonWith([{ ...file, name: 'pictures/\ud800.png' }])],
    ['with wrong base64', jsonWith([{ name: 'a', sum: '00000000', base64: '!' }])],
    ['with a wrong checksum', jsonWith([{ ...file, sum: '00000001' }])],
    ['without a checksum', jsonWith([{ name: 'a', lines: [''] }])],
    ['that is no JSON', Buffer.from('{"hexwatch":"export","schema":1,"files":[}')],
    ['that is no JSON in a file', Buffer.from('{"hexwatch":"export","schema":1,"files":[{"name"}]}')],
    ['that is no UTF-8', Buffer.concat([Buffer.from('{"hexwatch":"'), Buffer.of(0xff), Buffer.from('"}')])],
    ['with something behind it', Buffer.concat([jsonWith([]), jsonWith([])])],
    ['of blanks', Buffer.concat([Buffer.from('{'), Buffer.alloc(2 * 1024 * 1024, ' '), Buffer.from('}')])],
    ['of a bracket', Buffer.from('{')],
  ])('a document %s is refused', async (_what, bytes) => {
    await expect(readJsonArchive(sourceOf(bytes))).rejects.toMatchObject({ code: 'bad-archive' });
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });

  const opened = '{"hexwatch":"export","schema":1,"files":[{"name":"a","lines":[';
  test.each([
    ['of lists in lists', `{${'['.repeat(9)}`],
    ['of objects in objects', '{"a":'.repeat(9)],
    ['of lists in lines', `${opened}[`],
    ['of many fields', `${opened}],"a":1,"b":1`],
    ['of many lines', opened + '"",'.repeat(MOST_LINES)],
    ['of many blanks', `{${' '.repeat(2 * 1024 * 1024)}`],
  ])('a document %s is not even parsed', async (_what, unfinished) => {
    const said = await readJsonArchive(sourceOf(Buffer.from(unfinished))).catch(messageOf);
    expect(said).toContain('not a whole campaign');
  });

  it('has a file that is larger than any that is written', async () => {
    const blanks = Buffer.alloc(MOST_FILE_TEXT, ' ');
    const bytes = Buffer.concat([
      Buffer.from('{"hexwatch":"export","schema":1,"files":[{'),
      blanks,
      Buffer.from('}]}'),
    ]);
    await expect(readJsonArchive(sourceOf(bytes))).rejects.toMatchObject({ code: 'archive-too-large' });
  });

  it('has more lines in a file than are written', async () => {
    const lines = Array.from({ length: MOST_LINES + 1 }, () => '');
    await expect(readJsonArchive(sourceOf(jsonWith([{ ...file, lines }])))).rejects.toMatchObject({
      code: 'bad-archive',
    });
  });

  it('is larger than all that an archive may hold, and is not read at all', async () => {
    const read = (): Promise<Uint8Array> => Promise.reject(new Error('It was read.'));
    await expect(readJsonArchive({ size: 2 ** 31, read })).rejects.toMatchObject({
      code: 'archive-too-large',
    });
  });
});
