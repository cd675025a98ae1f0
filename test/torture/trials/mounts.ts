import { deepStrictEqual, ok } from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dice } from '../../../shared/dice/dice.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import {
  checkCampaign,
  createCampaign,
  openCampaign,
  StoreTrouble,
  type JournalEntry,
  type OpenedStore,
} from '../../../src-main/store/store.ts';
import { each, upTo, type Outcome, type Trial } from '../trial.ts';

// Real disks of a few kilobytes that get full, turn read-only, or are gone: scripts/torture.mjs starts these with mounts of
// their own, which end with the process.

/** Mounts a disk of its own for an act, with a folder for a campaign on it. */
async function onOwnDisk(kibibytes: number, act: (place: string) => Promise<void>): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'hexwatch-disk-'));
  const place = join(home, 'disk');
  for (const folder of [place, `${place}.away`]) mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'hexwatch', place]);
  try {
    await act(place);
  } finally {
    spawnSync('umount', ['-l', place]);
    rmSync(home, { recursive: true, force: true });
  }
}

async function bytesOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')] as const)),
  );
}

const codeOf = (error: unknown): unknown => (error instanceof StoreTrouble ? error.code : error);

/** A campaign that somebody plays, and what was answered. */
interface Evening {
  store: OpenedStore;
  answered: JournalEntry[];
}

async function begin(folder: string): Promise<Evening> {
  await createCampaign(nodeDisk, folder, { seq: 0, state: { last: 0 } });
  return { store: await openCampaign(nodeDisk, folder), answered: [] };
}

const sessionOf = (answered: readonly JournalEntry[]): number => 1 + Math.floor(answered.length / 20);

/** One more line, and a checkpoint at each seventh. */
async function playOn({ store, answered }: Evening, length: number): Promise<void> {
  const entry = { seq: answered.length + 1, text: 'x'.repeat(length) };
  await store.append(sessionOf(answered), entry);
  answered.push(entry);
  if (entry.seq % 7 === 0) await store.saveCheckpoint(entry.seq, { last: entry.seq });
}

async function isAllThere(folder: string, { answered }: Evening): Promise<void> {
  const { whole, findings } = await checkCampaign(nodeDisk, folder);
  ok(whole, findings[0]?.problem);
  const store = await openCampaign(nodeDisk, folder, { readOnly: true });
  const found: JournalEntry[] = [];
  for await (const entry of store.entries()) found.push({ seq: entry.seq, text: entry.text });
  deepStrictEqual(found, answered);
}

/** Plays until the disk is full, sees that nothing changed by the refusal, makes room, and plays on. */
async function full(dice: Dice, size: number): Promise<Outcome> {
  const done = await each(upTo(40 * size), () =>
    onOwnDisk(64 + 4 * dice(32), async (place) => {
      const folder = join(place, 'vale');
      const evening = await begin(folder);
      const ballast = join(place, 'ballast');
      writeFileSync(ballast, Buffer.alloc(28_672));
      let refused: unknown;
      while (refused === undefined)
        await playOn(evening, dice(3000)).catch((error: unknown) => (refused = error));
      deepStrictEqual(codeOf(refused), 'disk-full');
      const before = await bytesOf(folder);
      const next = { seq: evening.answered.length + 1, text: 'y'.repeat(9000) };
      deepStrictEqual(
        await evening.store.append(sessionOf(evening.answered), next).catch(codeOf),
        'disk-full',
      );
      deepStrictEqual(await bytesOf(folder), before);
      await isAllThere(folder, evening);
      rmSync(ballast);
      await playOn(evening, 500);
      await evening.store.close();
      await isAllThere(folder, evening);
    }),
  );
  return { ...done, figure: 'disks of 68 to 192 KiB, filled and freed' };
}

interface Loss {
  code: string;
  lose: (place: string) => void;
  comeBack: (place: string) => void;
  /** Linux turns no disk read-only while a file on it is open for writing. */
  reopens: boolean;
}

/** A disk that turns read-only, and one that is taken away and comes back. */
const LOSSES: readonly Loss[] = [
  {
    code: 'read-only',
    lose: (place) => execFileSync('mount', ['-o', 'remount,ro', place]),
    comeBack: (place) => execFileSync('mount', ['-o', 'remount,rw', place]),
    reopens: true,
  },
  {
    code: 'io',
    lose: (place) => execFileSync('mount', ['--move', place, `${place}.away`]),
    comeBack: (place) => execFileSync('mount', ['--move', `${place}.away`, place]),
    reopens: false,
  },
];

/** Plays, loses the disk, is told so, reads on if that can be, gets it back, and plays on. */
async function lost(dice: Dice, size: number): Promise<Outcome> {
  let slowest = 0;
  const cases = upTo(10 * size).flatMap(() => LOSSES);
  const done = await each(cases, ({ code, lose, comeBack, reopens }) =>
    onOwnDisk(1024, async (place) => {
      const folder = join(place, 'vale');
      const evening = await begin(folder);
      for (const _ of upTo(dice(30))) await playOn(evening, dice(300));
      if (reopens) {
        await evening.store.close();
        evening.store = await openCampaign(nodeDisk, folder);
      }
      lose(place);
      const began = performance.now();
      const refused: unknown = await playOn(evening, 10).catch(codeOf);
      slowest = Math.max(slowest, performance.now() - began);
      deepStrictEqual(refused, code);
      if (code === 'read-only') await isAllThere(folder, evening);
      else deepStrictEqual(await readdir(place), []);
      comeBack(place);
      await playOn(evening, 10);
      await evening.store.close();
      await isAllThere(folder, evening);
    }),
  );
  if (slowest > 1000) done.failures.push(`it was said after ${Math.round(slowest)} ms`);
  return { ...done, figure: `disks remounted and taken away, said after ${Math.ceil(slowest)} ms at most` };
}

export const MOUNTS: readonly Trial[] = [
  { promise: 5, run: full },
  { promise: 8, run: lost },
];
