import { deepStrictEqual, ok } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../../../shared/dice/dice.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { MOST_FILE_TEXT, MOST_LINES } from '../../../src-main/exchange/jsonArchive.ts';
import { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign } from '../../../src-main/store/store.ts';
import { packed } from '../../../src-main/workspace/archives.ts';
import { jsonWith } from '../../exchange/jsonByHand.ts';
import { each, upTo, type Outcome } from '../trial.ts';
import { doorIn, inOwnFolder, isRefusal, waitingFor, type Door } from '../unpacking.ts';

const PROGRAM = join(import.meta.dirname, '../../dist/cli/hexwatch.js');
const EVIL = [
  '../evil.png',
  '/evil.png',
  'C:/evil.png',
  '..\\evil.png',
  'pictures/CON.png',
  'campaign.json',
  '',
];
const ODD = ['null', '1e400', '"__proto__":{"x":1},', '[[[[[[', '{}', ',', '"', '\\', '\\ud800', '!', '\0'];

/** Something of a list, by chance. */
const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[], dice: Dice): T | undefined =>
  list[dice(list.length) - 1];

/** What an accident or somebody may do to a document. */
const SPOILING: readonly ((text: Buffer, dice: Dice) => Buffer)[] = [
  (text, dice) => text.subarray(0, dice(text.length) - 1),
  (text, dice) => {
    const flipped = Buffer.from(text);
    const at = dice(text.length) - 1;
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (dice(8) - 1));
    return flipped;
  },
  (text, dice) => {
    const at = dice(text.length) - 1;
    const piece = Buffer.from(oneOf(ODD, dice) ?? '');
    return Buffer.concat([text.subarray(0, at), piece, text.subarray(at + dice(12) - 1)]);
  },
  (text, dice) => {
    const names = [...text.toString().matchAll(/"name": ".*?"/g)].map(([name]) => name);
    return Buffer.from(
      text.toString().replace(oneOf(names, dice) ?? '', () => `"name": ${JSON.stringify(oneOf(EVIL, dice))}`),
    );
  },
  (text, dice) => Buffer.from(text.toString().replace(/"base64": "[^"]{9}/, (start) => start.slice(dice(3)))),
];

const head = { name: 'pictures/a.png', sum: '00000000' };
const blanks = ' '.repeat(MOST_FILE_TEXT);

/** Documents that no honest program makes; each is refused, and quickly. */
const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  'lists in lists': () => Buffer.from(`{"files":${'['.repeat(MOST_FILE_TEXT)}`),
  'objects in objects': () => Buffer.from('{"a":'.repeat(MOST_FILE_TEXT / 5)),
  'lists in a file': () => Buffer.from(`{"files":[{"lines":${'['.repeat(MOST_FILE_TEXT)}`),
  'empty files': () => jsonWith(upTo(1e6).map(() => ({}))),
  'many fields': () => jsonWith([Object.fromEntries(upTo(2e6).map((key) => [`a${key}`, 1]))]),
  'many fields around': () => jsonWith([], Object.fromEntries(upTo(2e6).map((key) => [`a${key}`, 1]))),
  'as many lines as may be': () => jsonWith([{ ...head, lines: upTo(MOST_LINES).map(() => '“') }]),
  'more lines': () => jsonWith([{ ...head, lines: upTo(10 * MOST_LINES).map(() => '') }]),
  'numbers for lines': () => jsonWith([{ ...head, lines: upTo(MOST_LINES) }]),
  'one line of signs written at length': () =>
    Buffer.from(
      `{"hexwatch":"export","schema":1,"files":[{"name":"a","sum":"0","lines":["${'\\u0000'.repeat(5e6)}"]}]}`,
    ),
  'wrong base64': () => jsonWith([{ ...head, base64: '!'.repeat(MOST_FILE_TEXT - 100) }]),
  'blanks in a file': () => Buffer.from(`{"hexwatch":"export","schema":1,"files":[{${blanks}}]}`),
  'blanks around': () => Buffer.from(`{${blanks}"hexwatch":"export","schema":1,"files":[]}`),
};

/** An honest campaign with a picture, as a folder. */
async function honest(home: string, pictures: number): Promise<string> {
  const folder = join(home, 'vale');
  await Game.create(nodeDisk, folder, { name: 'The Vale', system: 'cairn', sample: true });
  await mkdir(join(folder, 'pictures'));
  const bytes = Buffer.from(Array.from({ length: 3000 }, (_, at) => at % 251));
  for (const number of upTo(pictures)) await writeFile(join(folder, `pictures/${number}.png`), bytes);
  const game = await Game.open(nodeDisk, folder, { dice: seededDice(1) });
  await game.dispatch({ type: 'open-session' });
  await game.dispatch({ type: 'note', text: 'A raven follows “them”.' });
  await game.close();
  return folder;
}

const contents = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'base64'));

/** A spoiled document is refused whole; or it is the same campaign, in which a picture or a backup may have another name. */
const isSameOrNone =
  (door: Door, document: Buffer, files: ReadonlySet<string>, dice: Dice) => async (): Promise<void> => {
    await writeFile(door.file, oneOf(SPOILING, dice)?.(document, dice) ?? document);
    const code = await door.unpacked();
    if (code === 'unpacked') {
      const others = contents(door.made).filter((content) => !files.has(content));
      deepStrictEqual(others, [], 'a file has other bytes');
      ok((await checkCampaign(nodeDisk, door.made)).whole, 'it is damaged');
      await rm(door.made, { recursive: true });
    } else isRefusal('spoiled', code);
    await door.isClean('spoiled');
  };

/** Kills the real program while it makes a campaign of a document; then it is whole or none, and can be made. */
const isWholeOrNone = (door: Door, files: readonly string[], dice: Dice) => async (): Promise<void> => {
  const maker = spawn(process.execPath, [PROGRAM, 'new', door.made, '--from', door.file], {
    stdio: 'ignore',
  });
  const ended = once(maker, 'exit');
  await Promise.race([wait(dice(1500)), ended]);
  maker.kill('SIGKILL');
  await ended;
  if (!existsSync(join(door.made, 'campaign.json')))
    ok((await door.unpacked()) === 'unpacked', 'it can’t be made any more');
  deepStrictEqual(contents(door.made).sort(), files, 'another campaign was made');
  ok((await checkCampaign(nodeDisk, door.made)).whole, 'it is damaged');
  await rm(door.made, { recursive: true });
  await door.isClean('killed');
};

/** The trial of archives in JSON. */
export const jsonArchives = (dice: Dice, size: number): Promise<Outcome> =>
  inOwnFolder(async (home) => {
    const folder = await honest(home, 30);
    const door = doorIn(home);
    const files = contents(folder).sort();
    const document = Buffer.from(await packed(nodeDisk, folder, 'json'));
    let longest = 0;
    const isRefused = async ([name, made]: readonly [string, () => Buffer]): Promise<void> => {
      await writeFile(door.file, made());
      const waited = await waitingFor(name, async () => isRefusal(name, await door.unpacked()));
      longest = Math.max(longest, waited);
      await door.isClean(name);
    };
    const spoiled = isSameOrNone(door, document, new Set(files), dice);
    const tries = [
      await each(Object.entries(HOSTILE), isRefused),
      await each(upTo(500 * size), spoiled),
      await writeFile(door.file, document).then(() =>
        each(upTo(10 * size), isWholeOrNone(door, files, dice)),
      ),
    ];
    return {
      cases: tries.reduce((sum, { cases }) => sum + cases, 0),
      failures: tries.flatMap(({ failures }) => failures),
      figure: `JSON: the same campaign or none; nothing else waits longer than ${Math.round(longest)} ms`,
    };
  });
