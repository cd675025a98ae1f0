import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { decide } from '../../shared/campaign/decide.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { openCampaign } from '../../src-main/store/store.ts';
import { Game } from '../../src-main/game/game.ts';
import { chartOf } from '../../src-main/game/chart.machine.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { againstBare, checkpointStall, patchBytes, startOf } from './flat.ts';
import { frameOf } from './map.ts';
import { rateInWords, rates } from './rates.ts';
import { reactionOf } from './screen.ts';
import { costOfSite } from './site.ts';

const EVENTS = 100_000;

const median = (times: number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(act: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** Milliseconds of each of `count` commands. */
async function commandTimes(table: Game, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1)
    times.push(await timed(() => table.dispatch({ type: 'set-weather', name: `weather ${index}` })));
  return times;
}

/** Commands a second through chart and rules, without a disk. */
async function inMemory(count: number): Promise<number> {
  const kinds = kindsOf(fivey);
  const chart = chartOf(fivey, kinds);
  const dice = seededDice(1);
  const kind = kinds.commands.get('set-weather');
  if (!kind) throw new Error('No such command.');
  let campaign = blankCampaign(fivey);
  const ms = await timed(() => {
    for (let index = 0; index < count; index += 1) {
      if (!chart.allows(campaign.mode, kind.type)) throw new Error('Not allowed.');
      const decided = decide(
        campaign,
        fivey,
        kind,
        { type: 'set-weather', name: `weather ${index}` },
        dice,
        index,
      );
      if (!decided.ok) throw new Error(decided.error.message);
      campaign = decided.state;
    }
  });
  return (count / ms) * 1000;
}

/** Fills a journal through the store itself; without a checkpoint after it, as a crash would leave it. */
async function fillJournal(folder: string, from: number): Promise<void> {
  const store = await openCampaign(nodeDisk, folder);
  for (let seq = from; seq < from + EVENTS; seq += 1)
    await store.append(0, {
      seq,
      session: 0,
      command: { type: 'set-weather', name: 'fog' },
      events: [
        { seq, type: 'weather-changed', at: 21_600, name: 'fog', hard: false, text: 'The weather: fog.' },
      ],
    });
  await store.close();
}

async function openTime(folder: string): Promise<number> {
  let table: Game | undefined;
  const ms = await timed(async () => {
    table = await Game.open(nodeDisk, folder);
  });
  await table?.close();
  return ms;
}

const home = await mkdtemp(join(tmpdir(), 'hexwatch-bench-'));
const folder = join(home, 'campaign');
await Game.create(nodeDisk, folder, { name: 'Bench', system: 'fivey', sample: true });

const memory = await inMemory(20_000);
const small = await Game.open(nodeDisk, folder);
await commandTimes(small, 50);
const fresh = await commandTimes(small, 400);
const seq = small.seq;
await small.close();
const openSmall = await openTime(folder);
await fillJournal(folder, seq + 1);
const openCrash = await openTime(folder);
const openClean = await openTime(folder);
const large = await Game.open(nodeDisk, folder);
await commandTimes(large, 50);
const old = await commandTimes(large, 400);
await large.close();
const calm = await reactionOf(home, 4, () => Promise.resolve());
const busy = await reactionOf(home, 24, fillJournal);
const smallMap = await frameOf(home, 15);
const largeMap = await frameOf(home, 200);
const bare = await againstBare(home);
const stall = await checkpointStall(home);
const bytes = await patchBytes(home);
const [fewRooms, manyRooms] = [await costOfSite(home, 8), await costOfSite(home, 300)];
const start = startOf();
await rm(home, { recursive: true });

const played = rates();
const disk = 1000 / (fresh.reduce((sum, ms) => sum + ms, 0) / fresh.length);
const rows: [string, string][] = [
  ['commands a second, chart and rules in memory', memory.toFixed(0)],
  ['commands a second, whole table to disk, each flushed', disk.toFixed(0)],
  ['memory to disk', `${(memory / disk).toFixed(1)} : 1`],
  ['one durable command, empty journal (median)', `${median(fresh).toFixed(2)} ms`],
  [`one durable command after ${EVENTS} events (median)`, `${median(old).toFixed(2)} ms`],
  [`ratio, ${EVENTS} events to none`, (median(old) / median(fresh)).toFixed(2)],
  ['one durable command to a bare write and flush', `${bare.toFixed(2)} : 1 (before: 2.5 : 1)`],
  [
    'longest wait at a checkpoint, land of 200 by 200, to one in 100',
    `${stall.atCheckpoint.toFixed(0)} ms, ${(stall.atCheckpoint / stall.otherwise).toFixed(1)} : 1 (before: 8 : 1, 93 to 238 ms)`,
  ],
  ['changes sent for a note after 150 lines', `${bytes.note} bytes (before: 24500)`],
  ['changes sent for the end of a turn, 6 against 30', `${bytes.endTurn} bytes (before: 266000)`],
  [
    'from room to room in a site of 300, to a site of 8',
    `${manyRooms.ms.toFixed(1)} ms (${(manyRooms.ms / fewRooms.ms).toFixed(2)} : 1), ${manyRooms.sent} bytes sent (${(manyRooms.sent / fewRooms.sent).toFixed(2)} : 1), ${manyRooms.written} written (${(manyRooms.written / fewRooms.written).toFixed(2)} : 1)`,
  ],
  [
    'hexwatch --help, whole process',
    `${start.help.toFixed(0)} ms, ${(start.help / start.node).toFixed(1)} times a Node that does nothing (before: 4.8 times, 257 ms)`,
  ],
  ['open, a small campaign', `${openSmall.toFixed(0)} ms`],
  [
    `open with ${EVENTS} events, closed well`,
    `${openClean.toFixed(0)} ms (${(openClean / openSmall).toFixed(1)} : 1)`,
  ],
  [
    `open with ${EVENTS} events after a crash, none in the checkpoint`,
    `${openCrash.toFixed(0)} ms (${(openCrash / openSmall).toFixed(1)} : 1)`,
  ],
  [
    'screen after a key, six against four, median and p95',
    `${calm.median.toFixed(0)} and ${calm.p95.toFixed(0)} ms`,
  ],
  [
    `screen after a key, six against 24, ${EVENTS} events`,
    `${busy.median.toFixed(0)} and ${busy.p95.toFixed(0)} ms (${(busy.median / calm.median).toFixed(1)} : 1)`,
  ],
  [
    'one frame of the map, 40,000 hexes against 225',
    `${largeMap.toFixed(1)} ms (${(largeMap / smallMap).toFixed(1)} : 1)`,
  ],
  ...played.map((rate): [string, string] => [rate.what, rateInWords(rate)]),
];
const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}, ${process.platform}`;
console.log(`\n${machine}\n`);
for (const [what, figure] of rows) console.log(`${what.padEnd(64)} ${figure}`);

const at = process.argv.indexOf('--json');
const file = at < 0 ? undefined : process.argv[at + 1];
if (file) writeFileSync(file, `${JSON.stringify({ machine, figures: Object.fromEntries(rows) }, null, 1)}\n`);
