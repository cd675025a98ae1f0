import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { rewindingDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import type { System } from '../../shared/systems/contract.ts';
import { foretell } from '../../src-main/forecast/foretell.ts';
import { handsHere } from '../../src-main/forecast/hands.ts';
import { playJourney } from '../../src-main/forecast/journey.ts';
import { Game } from '../../src-main/game/game.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { planOf } from '../forecast/ahead.ts';
import { openedSample, rulebookOf } from '../helpers/play.ts';
import { commandTimes, give } from './give.ts';
import { ratesOfMany } from './ratesOfMany.ts';
import { ranked } from './times.ts';

type Row = [what: string, figure: string];
type Met = 'avoid' | 'fight';

const HEXES = 30;
/** So many journeys are asked for; fewer are played, and their time is reckoned up. */
const ASKED = 10_000;
const PLAYED = 2000;
/** Journeys whose steps are counted. */
const COUNTED = 200;
/** Processes that find the rates of play, commands a round, and rounds with and without a forecast in turn. */
const PROCESSES = 2;
const COMMANDS = 100;
const ROUNDS = 8;

const BOUND = { first: 1, all: 10, ratio: 1.2, wait: 1.5 };

/**
 * What a forecast takes: seconds until the first estimate and, by the clock and by the time of processors, of all that were asked
 * for; microseconds of a journey on one core, once a thread has played some.
 */
interface Cost {
  first: number;
  all: number;
  processors: number;
  micros: number;
}

const microsUsed = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** A forecast of a system’s sample by the threads of this computer; what is not played costs what its last half has cost. */
async function costOf(system: System, met: Met): Promise<Cost> {
  const { state } = openedSample(system);
  const job = { plans: [planOf(state, HEXES, { met })], seed: 1, runs: PLAYED };
  const moments = [{ runs: 0, at: performance.now(), used: microsUsed() }];
  const note = (runs: number): number => moments.push({ runs, at: performance.now(), used: microsUsed() });
  await foretell(state, job, new AbortController().signal, { tell: ([soFar]) => note(soFar?.runs ?? 0) });
  note(job.runs);
  const [begin, first = begin] = moments;
  const half = moments.find(({ runs }) => runs >= job.runs / 2);
  const end = moments.at(-1);
  if (!begin || !first || !half || !end) throw new Error('Nothing was played.');
  const more = (ASKED - job.runs) / (end.runs - half.runs);
  const processors = end.used - begin.used + (end.used - half.used) * more;
  return {
    first: (first.at - begin.at) / 1000,
    all: (end.at - begin.at + (end.at - half.at) * more) / 1000,
    processors: processors / 1e6 / handsHere(),
    micros: (end.used - half.used) / (end.runs - half.runs),
  };
}

/** A system that counts how often its commands are decided, be it inside of others. */
function counting(system: System): { system: System; count(): number } {
  let count = 0;
  const commands = system.commands.map((kind) => ({
    ...kind,
    decide: (...given: Parameters<typeof kind.decide>) => {
      count += 1;
      kind.decide(...given);
    },
  }));
  return { system: { ...system, commands }, count: () => count };
}

/** How many steps of a journey with fights are part of one, and how many are not; a command that plays many blows counts as those. */
function stepsOf(system: System): { fights: number; road: number } {
  const counted = counting(system);
  const { state } = openedSample(system);
  const plan = planOf(state, HEXES, { met: 'fight' });
  const steps = { fights: 0, road: 0 };
  let known = 0;
  for (let seed = 1; seed <= COUNTED; seed += 1)
    playJourney(rulebookOf(counted.system), state, plan, rewindingDice(seed), ({ before, after }) => {
      steps[(before.fight ?? after.fight) ? 'fights' : 'road'] += Math.max(1, counted.count() - known);
      known = counted.count();
    });
  return { fights: steps.fights / COUNTED, road: steps.road / COUNTED };
}

/** What a journey with fights takes by the rates of journeys and fights in a sandbox, in microseconds, by the system’s name. */
function addedUp(): (system: System) => number {
  const rates = ratesOfMany(PROCESSES);
  const rateOf = (what: string, { name }: System): number =>
    rates.find((one) => one.what === what)?.micros[name] ?? Infinity;
  return (system) => {
    const { fights, road } = stepsOf(system);
    return fights * rateOf('Fights in a sandbox', system) + road * rateOf('Journeys in a sandbox', system);
  };
}

/** Milliseconds that commands at the table take at most, but for one in twenty; of several rounds, the quietest. */
const p95 = (rounds: readonly number[][]): number => Math.min(...rounds.map((times) => ranked(times, 0.95)));

/** The p95 of a command at the table, while a forecast runs and while none does. */
async function waits(home: string): Promise<{ busy: number; calm: number }> {
  const folder = join(home, 'foretold');
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'nightsong', sample: true });
  const game = await Game.open(nodeDisk, folder);
  await give(game, { type: 'open-session' });
  await commandTimes(game, COMMANDS);
  const { campaign } = game.state;
  const job = { plans: [planOf(campaign, HEXES)], seed: 1, runs: 10 * ASKED };
  const [busy, calm]: [number[][], number[][]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(await commandTimes(game, COMMANDS));
    const stop = new AbortController();
    const running = await new Promise<{ ended: Promise<unknown> }>((begun) => {
      const ended = foretell(campaign, job, stop.signal, { tell: () => begun({ ended }) }).catch(() => []);
    });
    busy.push(await commandTimes(game, COMMANDS));
    stop.abort(new Error('enough'));
    await running.ended;
  }
  await game.close();
  return { busy: p95(busy), calm: p95(calm) };
}

/** Seconds of a forecast in each system, what fights add to it, and how long a command waits meanwhile. */
export async function costOfForecast(home: string): Promise<Row[]> {
  const { busy, calm } = await waits(home);
  const expected = addedUp();
  const rows: Row[] = [];
  for (const system of systems) {
    const { first, all, processors, micros } = await costOf(system, 'avoid');
    const fights = await costOf(system, 'fight');
    rows.push(
      [
        `${ASKED} journeys of ${HEXES} hexes, ${handsHere()} cores, ${system.name}`,
        `${all.toFixed(1)} s, ${processors.toFixed(1)} s of the processors (bound: ${BOUND.all} s on two idle cores), ${(micros / 1000).toFixed(2)} ms a journey; by ${PLAYED} of them`,
      ],
      [`the first estimate of them, ${system.name}`, `${first.toFixed(2)} s (bound: ${BOUND.first} s)`],
      [
        `journeys with fights to what their steps take, ${system.name}`,
        `${(fights.micros / expected(system)).toFixed(2)} : 1 (bound: ${BOUND.ratio} : 1), ${(fights.micros / 1000).toFixed(2)} ms a journey; by ${PLAYED} of them`,
      ],
    );
  }
  const wait = `${busy.toFixed(2)} ms to ${calm.toFixed(2)} ms, ${(busy / calm).toFixed(2)} : 1 (bound: ${BOUND.wait} : 1)`;
  return [...rows, ['a command while a forecast runs, to one without, p95', wait]];
}
