import { inSteps, type Dice } from './dice.ts';

/** Faces given one by one that do not fit what the rules ask for: which die, and what it is for. */
export class FacesDoNotFit extends Error {
  constructor(
    readonly code: 'dice-mismatch' | 'dice-exhausted',
    message: string,
    readonly die: string,
    readonly purpose: string,
  ) {
    super(message);
  }
}

/** What stands for a face that is not read out but rolled. */
export const ROLLED = 0;

/** Faces read out in the order rolled; `used` tells how many have been taken, `faces` what they are. */
export interface GivenDice {
  dice: Dice;
  used(): number;
  faces(): readonly number[];
}

const facesOf = (sides: number, step: number): string =>
  step === 1 ? `1 to ${sides}` : `${step}, ${2 * step} and so on to ${sides}`;

/**
 * Dice rolled by hand; where a face is ROLLED, `others` roll it. Throws FacesDoNotFit when a face is off the die asked for,
 * or when the faces run out.
 */
export function givenDice(given: readonly number[], others?: Dice): GivenDice {
  const faces = [...given];
  let next = 0;
  return {
    used: () => next,
    faces: () => faces,
    dice: (sides, purpose = '', step = 1) => {
      const face = faces[next] === ROLLED && others ? inSteps(others(sides, purpose), step) : faces[next];
      const wanted = purpose === '' ? 'rolled now' : `for “${purpose}”`;
      const misfit = (code: FacesDoNotFit['code'], message: string): FacesDoNotFit =>
        new FacesDoNotFit(code, message, `d${sides}`, purpose);
      if (face === undefined)
        throw misfit('dice-exhausted', `There is no face left for the d${sides} ${wanted}.`);
      if (!Number.isInteger(face / step) || face < 1 || face > sides)
        throw misfit('dice-mismatch', `The d${sides} ${wanted} shows ${facesOf(sides, step)}, not ${face}.`);
      faces[next] = face;
      next += 1;
      return face;
    },
  };
}

/** Dice that can be taken back to where they were: what is thrown after that falls as it fell before. */
export interface RewindingDice {
  dice: Dice;
  /** Where they are. */
  mark(): number;
  rewind(mark: number): void;
}

/** Repeatable dice: the same seed throws the same faces. */
export const seededDice = (seed: number): Dice => rewindingDice(seed).dice;

/** As seededDice: the generator mulberry32 (Tommy Ettinger, public domain), without modulo bias. */
export function rewindingDice(seed: number): RewindingDice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    dice: (sides) => unbiased(next, sides),
    mark: () => state,
    rewind: (mark) => {
      state = mark;
    },
  };
}

/** A face from 1 to `sides` out of 32-bit numbers; those beyond the last whole multiple are rolled again. */
export function unbiased(next: () => number, sides: number): number {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  let number = next();
  while (number >= limit) number = next();
  return (number % sides) + 1;
}
