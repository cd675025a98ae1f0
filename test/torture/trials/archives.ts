import { ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dice } from '../../../shared/dice/dice.ts';
import { ALWAYS_BYTES, MOST_RATIO } from '../../../src-main/exchange/archive.ts';
import { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { ownPaths } from '../../../src-main/store/store.ts';
import { cancelled } from '../../../src-main/workspace/archives.ts';
import { zipOf, type Member } from '../../exchange/zipByHand.ts';
import { each, upTo, type Outcome, type Trial } from '../trial.ts';
import { doorIn, inOwnFolder, isRefusal, MOST_MS, waitingFor } from '../unpacking.ts';
import { jsonArchives } from './jsonArchives.ts';

const MEGABYTE = 1024 * 1024;

const repeated = (text: string, bytes = 12 * MEGABYTE): Buffer => Buffer.alloc(bytes, text);

/** What does not shrink: with so much of it, other files may be as dense as the ratio lets them be. */
function noise(dice: Dice, bytes: number): Buffer {
  const made = Buffer.alloc(bytes);
  for (let at = 0; at < bytes; at++) made[at] = dice(256) - 1;
  return made;
}

/** Lines of one kind, with enough noise between them that the file is not refused for its ratio. */
const mixed = (dice: Dice, line: string): Buffer =>
  Buffer.concat(
    upTo(12).flatMap(() => [repeated(line, MEGABYTE), noise(dice, Math.ceil((2 * MEGABYTE) / MOST_RATIO))]),
  );

const LINES = ['\n', 'x\n', '{}\n', '{x}\n', '\r\n', '{,"sum":"01234567"}\n', '[[[[[[[[\n', '\0x'];

/** Archives that no honest program makes; each is refused, and quickly. */
const hostile = (dice: Dice): { name: string; members: Member[] }[] => [
  ...LINES.flatMap((line) => [
    { name: `journal of ${JSON.stringify(line)}`, members: [journal(repeated(line))] },
    { name: `journal of ${JSON.stringify(line)} and noise`, members: [journal(mixed(dice, line))] },
    { name: `small journal of ${JSON.stringify(line)}`, members: [journal(repeated(line, ALWAYS_BYTES))] },
    { name: `small backup of ${JSON.stringify(line)}`, members: [backup(repeated(line, ALWAYS_BYTES))] },
  ]),
  {
    name: 'many small bombs',
    members: upTo(500).map((index) => ({ name: `pictures/${index}.png`, bytes: Buffer.alloc(ALWAYS_BYTES) })),
  },
  {
    name: 'many small journals of empty lines',
    members: upTo(1000).map((index) => ({
      name: `sessions/${index + 1000}.jsonl`,
      bytes: repeated('\n', 3000),
    })),
  },
  { name: 'a device', members: [{ name: 'pictures/CON.png', bytes: 'a' }] },
];
const journal = (bytes: Buffer): Member => ({ name: 'sessions/0009.jsonl', bytes });
const backup = (bytes: Buffer): Member => ({ name: 'backups/0000000009-01-2026-11-08T200000Z.json', bytes });

/** Members of an honest campaign. */
async function honest(home: string): Promise<Member[]> {
  const folder = join(home, 'vale');
  await Game.create(nodeDisk, folder, { name: 'The Vale', system: 'cairn', sample: true });
  const paths = await ownPaths(nodeDisk, folder);
  return paths.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

async function zips(dice: Dice, size: number): Promise<Outcome> {
  return inOwnFolder(async (home) => {
    const good = await honest(home);
    const door = doorIn(home);
    let [longest, latest] = [0, 0];
    const isRefused = async ({ name, members }: { name: string; members: Member[] }): Promise<void> => {
      await writeFile(door.file, zipOf([...good, ...members]));
      const waited = await waitingFor(name, async () => isRefusal(name, await door.unpacked()));
      longest = Math.max(longest, waited);
      await door.isClean(name);
    };
    const isCancelled = async (wait: number): Promise<void> => {
      await writeFile(door.file, zipOf([...good, journal(mixed(dice, 'x\n'))]));
      const stop = new AbortController();
      let asked = 0;
      const timer = setTimeout(() => {
        asked = performance.now();
        stop.abort(cancelled());
      }, wait);
      const code = await door.unpacked(stop.signal);
      clearTimeout(timer);
      if (asked > 0) latest = Math.max(latest, performance.now() - asked);
      ok(code === 'cancelled' || code === 'bad-archive', String(code));
      ok(latest <= MOST_MS, `it took ${Math.round(latest)} ms to cancel`);
      await door.isClean('cancelled');
    };
    const refused = await each(hostile(dice), isRefused);
    const ended = await each(
      upTo(20 * size).map(() => dice(1500)),
      isCancelled,
    );
    return {
      cases: refused.cases + ended.cases,
      failures: [...refused.failures, ...ended.failures],
      figure: `zips: nothing left; nothing else waits longer than ${Math.round(longest)} ms, cancelled after ${Math.round(latest)} ms at most`,
    };
  });
}

async function archives(dice: Dice, size: number): Promise<Outcome> {
  const [zip, json] = [await zips(dice, size), await jsonArchives(dice, size)];
  return {
    cases: zip.cases + json.cases,
    failures: [...zip.failures, ...json.failures],
    figure: `${zip.figure}; ${json.figure}`,
  };
}

export const ARCHIVES: readonly Trial[] = [{ promise: 20, run: archives }];
