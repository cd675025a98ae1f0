import { ok } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Dice } from '../../../shared/dice/dice.ts';
import { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, openCampaign } from '../../../src-main/store/store.ts';
import { each, upTo, type Outcome, type Trial } from '../trial.ts';

/**
 * What the player (player.ts) says of the commands that it gave since it spoke last: microseconds of the processor for each,
 * milliseconds of the slowest in a hundred, bytes of memory.
 */
const ReportSchema = z.object({ seq: z.int(), effort: z.number(), slow: z.number(), heap: z.number() });
type Report = z.infer<typeof ReportSchema>;

interface Play {
  wait?: number;
  weighs?: boolean;
  isEnough: (report: Report) => boolean;
}

/**
 * Starts a player who speaks every so many commands, and kills it when the listener says so, or after a wait in
 * milliseconds. With `weighs` its memory is cleaned up before it is measured.
 */
async function playedUntilKilled(
  folder: string,
  every: number,
  { wait, weighs = false, isEnough }: Play,
): Promise<void> {
  const options = weighs ? ['--expose-gc'] : [];
  const program = join(import.meta.dirname, 'player.js');
  const player = spawn(process.execPath, [...options, program, folder, String(every)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(player, 'exit');
  if (wait !== undefined) void setTimeout(wait).then(() => player.kill('SIGKILL'));
  for await (const line of createInterface({ input: player.stdout }))
    if (isEnough(ReportSchema.parse(JSON.parse(line)))) player.kill('SIGKILL');
  const [code, signal] = (await ended) as [number | null, string | null];
  ok(signal === 'SIGKILL', `the player ended with ${code}`);
}

/** Looks that a campaign opens whole and goes at least as far as was answered. Gives back how far it goes. */
async function isAllThere(folder: string, answered: number): Promise<number> {
  const store = await openCampaign(nodeDisk, folder);
  const last = store.tail.at(-1)?.seq ?? store.checkpoint.seq;
  await store.close();
  ok(last >= answered, `answered up to ${answered}, found up to ${last}`);
  return last;
}

/** Every line from the first to the last, each with its checksum and the number of the one before it. */
async function isWhole(folder: string, answered: number): Promise<void> {
  const { whole, findings } = await checkCampaign(nodeDisk, folder);
  ok(whole, findings[0]?.problem);
  const store = await openCampaign(nodeDisk, folder, { readOnly: true });
  let seen = 0;
  for await (const { seq } of store.entries()) seen = seq;
  ok(seen >= answered, `answered up to ${answered}, the journal goes up to ${seen}`);
}

/** A campaign on a disk as fast as there is; a kill does not touch what the disk has. */
async function inOwnFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'hexwatch-torture-'));
  try {
    const folder = join(home, 'vale');
    await Game.create(nodeDisk, folder, { name: 'Vale', system: 'cairn', sample: false });
    return await act(folder);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Kill -9 at any moment: while opening, in the journal, in a checkpoint and its backup, in what was left by the last kill. */
const kills = (dice: Dice, size: number): Promise<Outcome> =>
  inOwnFolder(async (folder) => {
    let last = 0;
    const done = await each(upTo(50 * size), async () => {
      let answered = last;
      const isEnough = ({ seq }: Report): boolean => {
        answered = Math.max(answered, seq);
        return false;
      };
      await playedUntilKilled(folder, 1, { wait: 100 + dice(500), isEnough });
      last = await isAllThere(folder, answered);
    });
    await isWhole(folder, last);
    return { ...done, figure: `${last.toLocaleString('en')} events, all whole` };
  });

const HOUR = 3600;
const average = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
/** How much more the last quarter of some figures is than the first. */
const growth = (of: readonly number[]): number => {
  const quarter = Math.ceil(of.length / 4);
  return average(of.slice(-quarter)) / average(of.slice(0, quarter));
};

/**
 * Plays a command a second for hours, killed every hour, and goes on for as many hours without a kill: nothing may be
 * lost, and neither memory nor the time of one command may grow with what was played.
 */
const lasting = (_: Dice, size: number): Promise<Outcome> =>
  inOwnFolder(async (folder) => {
    const reports: Report[] = [];
    let last = 0;
    const killedAfter = async (hours: number): Promise<void> => {
      let left = hours;
      await playedUntilKilled(folder, HOUR, {
        weighs: true,
        isEnough: (report) => {
          reports.push(report);
          left -= 1;
          return left <= 0;
        },
      });
      last = await isAllThere(folder, reports.at(-1)?.seq ?? 0);
    };
    const done = await each(upTo(4 * size), () => killedAfter(1));
    const ended = reports.length;
    await killedAfter(4 * size);
    await isWhole(folder, last);
    const long = reports.slice(ended);
    const memory = growth(long.map(({ heap }) => heap));
    const [effort, slow] = [growth(long.map((one) => one.effort)), growth(long.map((one) => one.slow))];
    if (memory > 1.05) done.failures.push(`memory grew to ${memory.toFixed(2)} of what it was`);
    if (size > 1 && effort > 1.2) done.failures.push(`a command takes ${effort.toFixed(2)} of what it took`);
    return {
      cases: reports.length * HOUR,
      failures: done.failures,
      figure: `0 lost in ${ended} kills; memory × ${memory.toFixed(2)}, the processor × ${effort.toFixed(2)}, the slowest in a hundred × ${slow.toFixed(2)} from the first quarter to the last`,
    };
  });

export const PROCESSES: readonly Trial[] = [
  { promise: 1, run: kills },
  { promise: 24, run: lasting },
];
