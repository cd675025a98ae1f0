import { seededDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import { filled, playFight } from '../helpers/autoplay.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';
import { tryFight, tryJourney, waiting } from './policy.ts';
import { yardstick } from './yardstick.ts';

const FOES = 3;
const HEXES = 6;
const MOST_STEPS = 200;
/** Each batch of games is played so often, and the quickest time of each counts. */
const GOES = 6;
const BATCHES = 8;

/** How fast one kind of play is in each system, by the system’s name: steps in the time of one yardstick. */
export interface Rate {
  what: string;
  steps: Readonly<Record<string, number>>;
  /** Microseconds of a step on this machine. */
  micros: Readonly<Record<string, number>>;
}

/** What somebody does again and again; `play` gives back how many steps it took. */
interface Kind {
  what: string;
  games: number;
  play(sample: Playthrough, seed: number): number;
}

const foeOf = ({ rulebook }: Playthrough): string => rulebook.system.statBlocks[0]?.name ?? '';

/** Six hexes of road, those who are met on the way are left alone, and time that passes where nobody can go on. */
function clickedJourney(sample: Playthrough, seed: number): number {
  const { system } = sample.rulebook;
  const dice = seededDice(seed);
  const game = play(system, { from: sample.state, dice });
  let hexes = 0;
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const { hex } = game.state.party;
    if (game.state.encounter) game.attempt({ type: 'part' });
    else {
      const ways = game.offersOf('travel');
      const way = ways[dice(1000) % Math.max(1, ways.length)];
      if (!way || game.attempt(filled(way, 1))) game.attempt(waiting(system));
    }
    if (game.state.party.hex !== hex) hexes += 1;
    if (hexes === HEXES) return step;
  }
  return MOST_STEPS;
}

/** By commands in a sandbox, as a forecast plays, and by what is offered, as somebody at the table clicks. */
const KINDS: readonly Kind[] = [
  {
    what: 'Fights in a sandbox',
    games: 240,
    play: (sample, seed) => tryFight(sample, seed, foeOf(sample), FOES),
  },
  {
    what: 'Journeys in a sandbox',
    games: 400,
    play: (sample, seed) => tryJourney(sample, seed, HEXES),
  },
  {
    what: 'Fights, clicked',
    games: 24,
    play: (sample, seed) => playFight(sample, seed, foeOf(sample), FOES).steps,
  },
  { what: 'Journeys, clicked', games: 80, play: clickedJourney },
];

/**
 * Microseconds of the processor for one step of games with the seeds from 1 on. The quickest of several goes counts, batch by
 * batch: what else the machine does meanwhile has little part in it.
 */
function microsOfAStep(games: number, play: (seed: number) => number): number {
  const size = Math.ceil(games / BATCHES);
  const quickest = new Array<number>(BATCHES).fill(Infinity);
  let steps = 0;
  for (let go = 0; go <= GOES; go += 1) {
    steps = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const began = process.cpuUsage();
      for (let seed = 1; seed <= size; seed += 1) steps += play(batch * size + seed);
      const { user, system } = process.cpuUsage(began);
      // The first go is for warming up.
      if (go > 0) quickest[batch] = Math.min(quickest[batch] ?? Infinity, user + system);
    }
  }
  return quickest.reduce((sum, one) => sum + one) / steps;
}

const yard = (): number =>
  microsOfAStep(240, () => {
    yardstick();
    return 1;
  });

/** How fast each system plays in memory, against the yardstick of the same minute. */
export const rates = (): Rate[] =>
  KINDS.map(({ what, games, play: once }) => {
    const micros: Record<string, number> = {};
    const steps: Record<string, number> = {};
    for (const system of systems) {
      const sample = openedSample(system);
      const before = yard();
      const own = microsOfAStep(games, (seed) => once(sample, seed));
      micros[system.name] = own;
      steps[system.name] = Math.min(before, yard()) / own;
    }
    return { what, steps, micros };
  });
