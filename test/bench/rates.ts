import { seededDice } from '../../shared/dice/sources.ts';
import type { System } from '../../shared/systems/contract.ts';
import { filled, playFight } from '../helpers/autoplay.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';
import { waiting } from '../../src-main/forecast/traveller.ts';
import { tryFight, tryJourney } from './policy.ts';
import { yardstick } from './yardstick.ts';

export const FOES = 3;
const HEXES = 6;
const MOST_STEPS = 200;
/** All is played so often, one kind after the other, and of each batch of games the quickest time counts. */
export const GOES = 8;
const BATCHES = 8;

/** Microseconds of each thing that is done: of one yardstick, and of a step of each kind of play. */
export interface Micros {
  yard: number;
  steps: readonly { what: string; micros: number }[];
}

/** What somebody does again and again; `play` gives back how many steps it took. */
interface Kind {
  what: string;
  games: number;
  play(sample: Playthrough, seed: number): number;
}

/** Whom they fight: the first of the system’s stat blocks. */
export const foeOf = ({ rulebook }: Playthrough): string => rulebook.system.statBlocks[0]?.name ?? '';

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
    play: (sample, seed) => tryFight(sample, seed, foeOf(sample), FOES).steps,
  },
  {
    what: 'Journeys in a sandbox',
    games: 400,
    play: (sample, seed) => tryJourney(sample, seed, HEXES).steps,
  },
  {
    what: 'Fights, clicked',
    games: 24,
    play: (sample, seed) => playFight(sample, seed, foeOf(sample), FOES).steps,
  },
  { what: 'Journeys, clicked', games: 80, play: clickedJourney },
];

/** Games with the seeds from 1 on, in batches: how long each took at its quickest, in microseconds, and all their steps. */
class Stint {
  readonly #size: number;
  readonly #play: (seed: number) => number;
  readonly #quickest = new Array<number>(BATCHES).fill(Infinity);
  #steps = 0;

  constructor(games: number, play: (seed: number) => number) {
    this.#size = Math.ceil(games / BATCHES);
    this.#play = play;
  }

  go(): void {
    this.#steps = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const began = process.cpuUsage();
      for (let seed = 1; seed <= this.#size; seed += 1) this.#steps += this.#play(batch * this.#size + seed);
      const { user, system } = process.cpuUsage(began);
      this.#quickest[batch] = Math.min(this.#quickest[batch] ?? Infinity, user + system);
    }
  }

  get microsOfAStep(): number {
    return this.#quickest.reduce((sum, one) => sum + one) / this.#steps;
  }
}

/** How fast a system plays in memory. What else the machine does has little part in it: it would have to disturb every go. */
export function rates(system: System): Micros {
  const sample = openedSample(system);
  const yard = new Stint(240, () => Math.sign(yardstick()));
  const all = KINDS.map(({ what, games, play: once }) => ({
    what,
    stint: new Stint(games, (seed) => once(sample, seed)),
  }));
  for (let go = 0; go < GOES; go += 1) {
    yard.go();
    for (const { stint } of all) stint.go();
  }
  return {
    yard: yard.microsOfAStep,
    steps: all.map(({ what, stint }) => ({ what, micros: stint.microsOfAStep })),
  };
}
