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
import type { Rulebook } from '../../src-main/game/timeline.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { planOf } from '../forecast/ahead.ts';
import { openedSample, rulebookOf } from '../helpers/play.ts';
import { commandTimes, give } from './give.ts';
import { tryFight, tryJourney } from './policy.ts';
import { FOES, foeOf, GOES, Stint } from './rates.ts';
import { ranked } from './times.ts';

type Row = [what: string, figure: string];
type Met = 'avoid' | 'fight';

const HEXES = 30;
const ASKED = 10_000;
/** Nobody can carry more than so many provisions bought at once. */
const MOST_PROVISIONS = 30;
/** So many games of each kind are played in a go, to hold them against each other. */
const GAMES = 160;
/** So many commands at the table, which take about as long as a forecast, and the milliseconds between two of them. */
const COMMANDS = 1000;
const PAUSE = 10;

const NEVER = new AbortController().signal;
const BOUND = { first: 1, all: 10, ratio: 1.2, wait: 1.5 };

/** A party of the sample that has bought what its way asks for, and that way. */
interface Journey {
  start: Campaign;
  plan: Plan;
}

function equipped(rules: Rulebook, met: Met): Journey {
  const { state } = openedSample(rules.system);
  const plan = planOf(state, HEXES, { met });
  for (let provisions = 0; provisions < MOST_PROVISIONS; provisions += 1) {
    const start = provisioned(state, rules.system, provisions);
    const { arrives, hungryOn } = itineraryOf(rules, start, plan);
    if (arrives && hungryOn === null) return { start, plan };
  }
  return { start: state, plan };
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

/** How many fights a journey has, and how much happens in them and outside of them. */
function countedIn(
  rules: Rulebook,
  { start, plan }: Journey,
): { fights: number; inFights: number; onRoad: number } {
  const all = { fights: 0, inFights: 0, onRoad: 0 };
  for (let seed = 1; seed <= GAMES; seed += 1)
    playJourney(rules, start, plan, rewindingDice(seed), ({ before, after, events }) => {
      if (after.fight && !before.fight) all.fights += 1 / GAMES;
      all[(before.fight ?? after.fight) ? 'inFights' : 'onRoad'] += events.length / GAMES;
    });
  return all;
}

/** What journeys with fights take, in microseconds and against other things, all measured in turn. */
interface WithFights {
  micros: number;
  /** Against a journey that avoids fights, and as many fights in a sandbox as there are. */
  toGames: number;
  /** Against all that happens, thing by thing, as it does in fights and on the road in a sandbox. */
  toEvents: number;
}

function withFights(rules: Rulebook, avoiding: Journey): WithFights {
  const sample = openedSample(rules.system);
  const fighting = equipped(rules, 'fight');
  const foretold = ({ start, plan }: Journey): Stint =>
    new Stint(GAMES, (seed) => {
      playJourney(rules, start, plan, rewindingDice(seed));
      return 1;
    });
  const counted = countedIn(rules, fighting);
  const all = foretold(fighting);
  const avoided = foretold(avoiding);
  // As many as the journeys have: the shortest stretches of a few would never meet a collection of garbage.
  const games = Math.max(GAMES, Math.ceil(counted.fights * GAMES));
  const fights = new Stint(games, (seed) => tryFight(sample, seed, foeOf(sample), FOES).events);
  const road = new Stint(GAMES, (seed) => tryJourney(sample, seed, HEXES).events);
  for (let go = 0; go < GOES; go += 1) for (const stint of [all, avoided, fights, road]) stint.go();
  const micros = all.microsOfAGame;
  return {
    micros,
    toGames: micros / (avoided.microsOfAGame + counted.fights * fights.microsOfAGame),
    toEvents: micros / (counted.inFights * fights.microsOfAStep + counted.onRoad * road.microsOfAStep),
  };
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
  const { micros, toGames, toEvents } = withFights(rules, journey);
  return [
    [
      `${ASKED} journeys of ${HEXES} hexes, ${handsHere()} cores, ${system.name}`,
      `${warm.all.toFixed(1)} s (bound: ${BOUND.all} s on two idle cores), the first time ${cold.all.toFixed(1)} s; the first estimate then after ${cold.first.toFixed(2)} s (bound: ${BOUND.first} s)`,
    ],
    [
      `journeys with fights, to as many journeys and fights in a sandbox, ${system.name}`,
      `${toGames.toFixed(2)} : 1 (bound: ${BOUND.ratio} : 1), thing by thing ${toEvents.toFixed(2)} : 1, ${(micros / 1000).toFixed(2)} ms a journey`,
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
