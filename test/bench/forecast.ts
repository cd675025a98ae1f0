import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { rewindingDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { System } from '../../shared/systems/contract.ts';
import { Crew } from '../../src-main/forecast/crew.ts';
import { foretell } from '../../src-main/forecast/foretell.ts';
import { handsHere } from '../../src-main/forecast/hands.ts';
import { playJourney } from '../../src-main/forecast/journey.ts';
import { provisioned } from '../../src-main/forecast/provisions.ts';
import { itineraryOf } from '../../src-main/forecast/quiet.ts';
import type { Plan } from '../../src-main/forecast/traveller.ts';
import { Game } from '../../src-main/game/game.ts';
import type { Rulebook } from '../../src-main/game/rulebook.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { planOf } from '../forecast/ahead.ts';
import { openedSample, rulebookOf } from '../helpers/play.ts';
import { commandTimes, give } from './give.ts';
import { tryFight } from './policy.ts';
import { FOES, foeOf, GOES } from './rates.ts';
import { ranked } from './times.ts';

type Row = [what: string, figure: string];
type Met = 'avoid' | 'fight';

const HEXES = 30;
const ASKED = 10_000;
/** Nobody can carry more than so many provisions bought at once. */
const MOST_PROVISIONS = 30;
/** So many journeys of each kind are played in a go, to hold them against each other. */
const GAMES = 160;
/** So many commands at the table, which take about as long as a forecast, and the milliseconds between two of them. */
const COMMANDS = 1000;
const PAUSE = 10;

const NEVER = new AbortController().signal;
const BOUND = { first: 1, all: 10, ratio: 1.2, wait: 1.5 };

/** A party of the sample that sets out with what its way asks for, or as much of it as it can carry, and that way. */
interface Journey {
  start: Campaign;
  plan: Plan;
}

function equipped(rules: Rulebook, met: Met): Journey {
  const { state } = openedSample(rules.system);
  const plan = planOf(state, HEXES, { met });
  let best: Journey = { start: state, plan };
  let fedUntil = 0;
  for (let provisions = 0; provisions < MOST_PROVISIONS; provisions += 1) {
    const start = provisioned(state, rules.system, provisions);
    const { arrives, hungryOn } = itineraryOf(rules, start, plan);
    const fed = arrives ? (hungryOn ?? Infinity) : 0;
    if (fed > fedUntil) [best, fedUntil] = [{ start, plan }, fed];
  }
  return { start: settingOut(rules, best), plan };
}

/** The party once it has left behind what it can't carry. */
function settingOut(rules: Rulebook, { start, plan }: Journey): Campaign {
  let [ready, isOnItsWay] = [start, false];
  playJourney(rules, start, plan, rewindingDice(1), ({ command, after }) => {
    isOnItsWay ||= command.type !== 'open-session' && command.type !== 'drop-item';
    if (!isOnItsWay) ready = after;
  });
  return ready;
}

/** Seconds of a whole forecast, and until its first estimate. */
async function secondsOf(crew: Crew, { start, plan }: Journey): Promise<{ first: number; all: number }> {
  const job = { plans: [plan], seed: 1, runs: ASKED };
  const began = performance.now();
  let first: number | undefined;
  await foretell(crew, start, job, NEVER, () => void (first ??= performance.now() - began));
  const all = performance.now() - began;
  return { first: (first ?? all) / 1000, all: all / 1000 };
}

/** How many fights a journey has. */
function fightsIn(rules: Rulebook, { start, plan }: Journey): number {
  let fights = 0;
  for (let seed = 1; seed <= GAMES; seed += 1)
    playJourney(rules, start, plan, rewindingDice(seed), ({ before, after }) => {
      if (after.fight && !before.fight) fights += 1;
    });
  return fights / GAMES;
}

/** Milliseconds that somebody takes for something. */
function millisOf(play: () => void): number {
  const began = performance.now();
  play();
  return performance.now() - began;
}

/**
 * Milliseconds of a journey with fights, and what it takes for each that a journey which avoids them and as many fights in a
 * sandbox take. One is played after the other by turns: whatever befalls the machine befalls all of them.
 */
function withFights(rules: Rulebook, avoiding: Journey): { millis: number; ratio: number } {
  const sample = openedSample(rules.system);
  const fighting = equipped(rules, 'fight');
  const fights = fightsIn(rules, fighting);
  const journey = ({ start, plan }: Journey, seed: number): number =>
    millisOf(() => playJourney(rules, start, plan, rewindingDice(seed)));
  const pass = (): { whole: number; parts: number } => {
    const took = { whole: 0, parts: 0 };
    for (let seed = 1, fought = 0; seed <= GAMES; seed += 1) {
      took.whole += journey(fighting, seed);
      took.parts += journey(avoiding, seed);
      for (; fought < seed * fights; fought += 1)
        took.parts += millisOf(() => tryFight(sample, fought, foeOf(sample), FOES));
    }
    return took;
  };
  pass();
  const passes = Array.from({ length: GOES }, pass);
  const whole = passes.reduce((sum, took) => sum + took.whole, 0);
  const parts = passes.reduce((sum, took) => sum + took.parts, 0);
  return { millis: whole / (GOES * GAMES), ratio: whole / parts };
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
  const { millis, ratio } = withFights(rules, journey);
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
