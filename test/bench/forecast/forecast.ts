import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { Crew } from '../../../src-main/forecast/crew.ts';
import { foretell } from '../../../src-main/forecast/foretell.ts';
import { FLAGS, handsHere } from '../../../src-main/forecast/hands.ts';
import { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { planOf } from '../../forecast/ahead.ts';
import { rulebookOf } from '../../helpers/play.ts';
import { askAlone } from '../asked.ts';
import { commandTimes, give } from '../give.ts';
import { ranked } from '../times.ts';
import { equipped, HEXES, type Journey } from './equipped.ts';
import type { WithFights } from './fightsOnce.ts';

type Row = [what: string, figure: string];

const ASKED = 10_000;
/** So many commands at the table, which take about as long as a forecast, and the milliseconds between two of them. */
const COMMANDS = 1000;
const PAUSE = 10;

const NEVER = new AbortController().signal;
const BOUND = { first: 1, all: 10, ratio: 1.2, wait: 1.5 };

/** Seconds of a whole forecast, and until its first estimate. */
async function secondsOf(crew: Crew, { start, plan }: Journey): Promise<{ first: number; all: number }> {
  const job = { plans: [plan], seed: 1, runs: ASKED };
  const began = performance.now();
  let first: number | undefined;
  await foretell(crew, start, job, NEVER, () => void (first ??= performance.now() - began));
  const all = performance.now() - began;
  return { first: (first ?? all) / 1000, all: all / 1000 };
}

/** Milliseconds that commands at the table take, but for one in twenty, from the beginning of a forecast on and without one. */
async function waits(home: string): Promise<{ busy: number; calm: number }> {
  const folder = join(home, 'foretold');
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'nightsong', sample: true });
  const game = await Game.open(nodeDisk, folder);
  await give(game, { type: 'open-session' });
  await commandTimes(game, COMMANDS, PAUSE);
  const calm = await commandTimes(game, COMMANDS, PAUSE);
  const stop = new AbortController();
  const job = { plans: [planOf(game.state.campaign, HEXES)], seed: 1, runs: 10 * ASKED };
  const crew = new Crew();
  const ended = foretell(crew, game.state.campaign, job, stop.signal).catch(() => []);
  // As the workspace does with each command.
  const busy = await commandTimes(game, COMMANDS, PAUSE, () => crew.makeWay());
  stop.abort(new Error('enough'));
  await ended;
  await game.close();
  return { busy: ranked(busy, 0.95), calm: ranked(calm, 0.95) };
}

async function costIn(system: System): Promise<Row[]> {
  const rules = rulebookOf(system);
  const journey = equipped(rules, 'avoid');
  const crew = new Crew();
  const cold = await secondsOf(crew, journey);
  const warm = await secondsOf(crew, journey);
  crew.end();
  // In a process as a hand is one.
  const { millis, ratio } = askAlone<WithFights>('fightsOnce', system, FLAGS);
  return [
    [
      `${ASKED} journeys of ${HEXES} hexes, ${handsHere()} cores, ${system.name}`,
      `${warm.all.toFixed(1)} s (bound: ${BOUND.all} s on two idle cores), the first time ${cold.all.toFixed(1)} s; the first estimate then after ${cold.first.toFixed(2)} s (bound: ${BOUND.first} s)`,
    ],
    [
      `journeys with fights, to as many journeys and fights in a sandbox, ${system.name}`,
      `${ratio.toFixed(2)} : 1 (bound: ${BOUND.ratio} : 1), ${millis.toFixed(2)} ms a journey`,
    ],
  ];
}

/** Seconds of a forecast in each system, what fights add to it, and how long a command waits meanwhile. */
export async function costOfForecast(home: string): Promise<Row[]> {
  const { busy, calm } = await waits(home);
  const rows: Row[] = [];
  for (const system of systems) rows.push(...(await costIn(system)));
  const wait = `${busy.toFixed(2)} ms to ${calm.toFixed(2)} ms, ${(busy / calm).toFixed(2)} : 1 (bound: ${BOUND.wait} : 1)`;
  return [...rows, ['a command while a forecast runs, to one without, p95', wait]];
}
