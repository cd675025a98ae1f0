import { performance } from 'node:perf_hooks';
import { rewindingDice } from '../../../shared/dice/sources.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { playJourney } from '../../../src-main/forecast/journey.ts';
import type { Step } from '../../../src-main/forecast/sandbox.ts';
import type { Rulebook } from '../../../src-main/game/rulebook.ts';
import { openedSample } from '../../helpers/play.ts';
import { askedSystem } from '../asked.ts';
import { tryFight } from '../policy.ts';
import { FOES, foeOf, GOES } from '../rates.ts';
import { equipped, type Journey } from './equipped.ts';

/** So many journeys are played in a go. */
const GAMES = 160;

/** What journeys with fights take in one system, as a process of its own finds it. */
export interface WithFights {
  /** Milliseconds of one. */
  millis: number;
  /** To a journey that avoids them, and as many fights as the bench fights. */
  ratio: number;
}

/** Whether something began with a step, an encounter for example. */
const begins = (what: 'encounter' | 'fight', { before, after }: Step): boolean =>
  after[what] !== null && before[what] === null;

/** How many encounters or fights a journey has. */
function countIn(what: 'encounter' | 'fight', rules: Rulebook, { start, plan }: Journey): number {
  let count = 0;
  for (let seed = 1; seed <= GAMES; seed += 1)
    playJourney(
      rules,
      start,
      plan,
      rewindingDice(seed),
      (step) => void (count += Number(begins(what, step))),
    );
  return count / GAMES;
}

/** Milliseconds of a journey on which so many more fights are fought at each encounter. */
function millisOf(
  rules: Rulebook,
  { start, plan }: Journey,
  seed: number,
  fights = 0,
  fight = (): unknown => 0,
): number {
  // Half a fight, so that what is left over at the end is as often too much as too little.
  let due = 0.5;
  const began = performance.now();
  playJourney(rules, start, plan, rewindingDice(seed), (step) => {
    if (begins('encounter', step)) due += fights;
    for (; due >= 1; due -= 1) fight();
  });
  return performance.now() - began;
}

/**
 * All is played by turns: whatever befalls the machine befalls all of it. The fights of the bench come where others are met, one at
 * a time as on a journey: the same fights in a row go up to twice as fast. Both journeys are heard, and so make the same events.
 */
function withFights(system: System): WithFights {
  const sample = openedSample(system);
  const { rulebook: rules } = sample;
  const [avoiding, fighting] = [equipped(rules, 'avoid'), equipped(rules, 'fight')];
  const fights = countIn('fight', rules, fighting) / countIn('encounter', rules, avoiding);
  const turn = (seed: number): { whole: number; parts: number } => ({
    whole: millisOf(rules, fighting, seed),
    parts: millisOf(rules, avoiding, seed, fights, () => tryFight(sample, seed, foeOf(sample), FOES)),
  });
  const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);
  seeds.forEach(turn);
  const turns = Array.from({ length: GOES }, () => seeds.map(turn)).flat();
  const whole = turns.reduce((sum, took) => sum + took.whole, 0);
  const parts = turns.reduce((sum, took) => sum + took.parts, 0);
  return { millis: whole / turns.length, ratio: whole / parts };
}

process.stdout.write(JSON.stringify(withFights(askedSystem())));
