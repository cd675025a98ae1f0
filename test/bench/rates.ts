import { seededDice } from '../../shared/dice/sources.ts';
import type { System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { filled, playFight } from '../helpers/autoplay.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';
import { waiting, tryFight, tryJourney } from './policy.ts';

/** Microseconds of the processor for which something is done before it is counted, and while it is. */
const WARMING = 500_000;
const COUNTED = 1_500_000;
/** So many between two looks at that clock, which take time themselves. */
const AT_ONCE = 50;
const FOES = 3;
const HEXES = 6;
const MOST_STEPS = 200;

/** Whole fights a second before the core was made fast, on two cores. */
const FIGHTS_BEFORE: Readonly<Record<string, number>> = {
  nightsong: 247,
  'block-dodge-parry': 155,
  cairn: 252,
  fivey: 131,
  vogt: 69,
};
/** Journeys of six hexes a second before that: 1.0 ms each. */
const JOURNEYS_BEFORE: Readonly<Record<string, number>> = { nightsong: 1000 };

/** How often something is done in a second, by now and before. */
export interface Rate {
  what: string;
  rate: number;
  before: number | undefined;
}

/** By the processor's clock: what else the machine does meanwhile has no part in it. */
function aSecond(act: (seed: number) => unknown): number {
  repeated(WARMING, act);
  const { count, spent } = repeated(COUNTED, act);
  return (count / spent) * 1_000_000;
}

function repeated(least: number, act: (seed: number) => unknown): { count: number; spent: number } {
  const began = process.cpuUsage();
  for (let count = 1; ; count += 1) {
    act(count);
    if (count % AT_ONCE !== 0) continue;
    const { user, system } = process.cpuUsage(began);
    if (user + system >= least) return { count, spent: user + system };
  }
}

/** Six hexes of road, those who are met on the way are left alone, and time that passes where nobody can go on. */
function journey(sample: Playthrough, seed: number): void {
  const dice = seededDice(seed);
  const game = play(sample.rulebook.system, { from: sample.state, dice });
  let hexes = 0;
  for (let step = 0; hexes < HEXES && step < MOST_STEPS; step += 1) {
    const { hex } = game.state.party;
    if (game.state.encounter) game.attempt({ type: 'part' });
    else {
      const ways = game.offersOf('travel');
      const way = ways[dice(1000) % Math.max(1, ways.length)];
      if (!way || game.attempt(filled(way, 1))) game.attempt(waiting(sample.rulebook.system));
    }
    if (game.state.party.hex !== hex) hexes += 1;
  }
}

const CLICKED = 'clicked';
const IN_SANDBOX = 'in a sandbox';

const fightsOf = (system: System): Rate[] => {
  const sample = openedSample(system);
  const block = system.statBlocks[0]?.name ?? '';
  const before = FIGHTS_BEFORE[system.id];
  const rate = (how: string, play: (seed: number) => unknown): Rate => ({
    what: `whole fights a second, ${how}, ${system.name}`,
    rate: aSecond(play),
    before,
  });
  return [
    rate(CLICKED, (seed) => playFight(sample, seed, block, FOES)),
    rate(IN_SANDBOX, (seed) => tryFight(sample, seed, block, FOES)),
  ];
};

const journeysOf = (system: System): Rate[] => {
  const sample = openedSample(system);
  const before = JOURNEYS_BEFORE[system.id];
  const rate = (how: string, play: (seed: number) => unknown): Rate => ({
    what: `journeys of six hexes a second, ${how}, ${system.name}`,
    rate: aSecond(play),
    before,
  });
  return [
    rate(CLICKED, (seed) => {
      journey(sample, seed);
    }),
    rate(IN_SANDBOX, (seed) => {
      tryJourney(sample, seed, HEXES);
    }),
  ];
};

/**
 * How fast each system plays in memory: fights of the sample's party against three of the first stat block, and journeys;
 * by what is offered, as someone at the table clicks, and in a sandbox, as a forecast plays.
 */
export const rates = (): Rate[] => [...systems.flatMap(fightsOf), ...systems.flatMap(journeysOf)];

/** A rate beside what it was. */
export const rateInWords = ({ rate, before }: Rate): string =>
  `${rate.toFixed(0)}${before === undefined ? '' : ` (before: ${before}, ${(rate / before).toFixed(1)} times)`}`;
