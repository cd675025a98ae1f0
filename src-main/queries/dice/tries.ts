import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import type { RefusalInWords } from '../../../shared/campaign/refusal.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { FacesDoNotFit, seededDice } from '../../../shared/dice/sources.ts';
import type { KnownDie } from '../../../shared/systems/contract.ts';
import { dryRun } from '../../game/dryRun.ts';
import type { Game } from '../../game/game.ts';

/** Faces by which an act is tried out: what comes after a die may depend on what it shows. */
export const patterns: readonly (() => Dice)[] = [
  () => () => 1,
  () => (sides) => sides,
  () => (sides) => Math.ceil(sides / 2),
  () => seededDice(1),
];

/** A try ends after so many dice: some rules roll again until the dice show something else, and a pattern never does. */
export const MOST_DICE = 200;

/** The dice of one try, in the order rolled, or the first of them; what came of it, or why it was refused. */
export interface Try {
  dice: KnownDie[];
  events: readonly HexwatchEvent[];
  error?: RefusalInWords;
}

/**
 * Tries a command out with these dice; nothing of it happens. `whole` checks it as at the door, for commands that did not
 * come from an offer.
 */
export function triedOut(
  { system, rulebook: { kinds }, state }: Game,
  command: AnyCommand,
  dice: Dice,
  { whole = false }: { whole?: boolean } = {},
): Try {
  const thrown: KnownDie[] = [];
  const recording: Dice = (sides, purpose = '', step) => {
    const die = `d${sides}`;
    if (thrown.length === MOST_DICE)
      throw new FacesDoNotFit('dice-exhausted', 'The try has ended.', die, purpose);
    const face = dice(sides, purpose, step);
    thrown.push({ die, for: purpose });
    return face;
  };
  const { commands } = kinds;
  const decided = dryRun({ system, commands }, state.campaign, command, { dice: recording, words: whole });
  if (!decided) throw new Error(`There is no command “${command.type}”.`);
  return decided.ok
    ? { dice: thrown, events: decided.events }
    : { dice: thrown, events: [], error: decided.error };
}

/** Whether the act came to its end, or only to the end of the try. */
export const isSound = ({ error }: Try): boolean => !error || error.code === 'dice-exhausted';

const isSame = (one: KnownDie, other: KnownDie | undefined): boolean =>
  one.die === other?.die && one.for === other.for;

/** The dice that all tries of one command begin with; undefined where there is none. */
export function common(tries: readonly Try[]): KnownDie[] | undefined {
  const [first, ...others] = tries.map(({ dice }) => dice);
  const ends = first?.findIndex((die, index) => !others.every((thrown) => isSame(die, thrown[index]))) ?? -1;
  return ends < 0 ? first : first?.slice(0, ends);
}
