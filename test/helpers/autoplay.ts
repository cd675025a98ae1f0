import type { Field, Offer } from '../../shared/campaign/offer.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { filledIn, type Value } from '../../shared/page/blanks.ts';
import { play, type AnyCommand, type Playthrough } from './play.ts';

const MOST_STEPS = 500;

/** A blank filled in by a number that chooses. */
function fill(
  { name, kind, choices = [], many, value, optional, dice }: Field,
  choice: number,
): [string, Value][] {
  if (optional && choice % 2 === 0) return [];
  const picked = choices[choice % Math.max(1, choices.length)]?.value;
  if (kind === 'check') return [[name, choice % 3 === 0]];
  if (kind === 'number') {
    const figure = picked ?? value ?? 1;
    return [[name, dice ? String(figure) : Number(figure)]];
  }
  if (picked === undefined) return [[name, value ?? 'Somebody']];
  return [[name, many ? [picked] : picked]];
}

/** The command of an offer with all of its blanks filled in. */
export const filled = (offer: Offer, choice: number): AnyCommand =>
  filledIn(offer, Object.fromEntries((offer.needs ?? []).flatMap((need) => fill(need, choice))));

/** What is clicked next in a fight: what it waits for, else an attack, else whatever is decided, else the next turn. */
export function nextOf(offers: readonly Offer[], choice: number): Offer | undefined {
  const attacks = offers.filter(({ group }) => group === 'attack');
  const waits = offers.find(({ command, main }) => main && ['check-morale', 'settle'].includes(command.type));
  const decisions = offers.filter(({ group, main }) => group === 'declare' && main);
  const deeds = offers.filter(({ command, actor }) => command.type === 'act' && actor !== undefined);
  const done = offers.find(({ command }) => command.type === 'end-turn');
  const usual = offers.find(({ actor, main }) => main && actor !== undefined);
  return waits ?? attacks[choice % Math.max(1, attacks.length)] ?? decisions[0] ?? deeds[0] ?? done ?? usual;
}

export interface PlayedFight {
  game: Playthrough;
  steps: number;
  /** How many offers were made in all. */
  offers: number;
}

/** A whole fight of the sample’s party against so many of a stat block, clicked through to its end. Throws when it does not end. */
export function playFight(sample: Playthrough, seed: number, statBlock: string, count: number): PlayedFight {
  const { system } = sample.rulebook;
  const dice = seededDice(seed);
  const game = play(system, { from: sample.state, dice }).given(
    { type: 'meet', statBlock, count },
    { type: 'start-fight' },
  );
  let made = 0;
  for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
    if (!game.state.fight) return { game, steps, offers: made };
    const { offers } = game;
    made += offers.length;
    const choice = dice(1000);
    const offer = nextOf(offers, choice);
    const done = offer && !game.attempt(filled(offer, choice));
    // What cannot be done after all (nobody in reach, empty quiver) ends the turn; who has no turn to end breaks off.
    if (!done && game.attempt({ type: 'end-turn' })) game.given({ type: 'end-fight' });
  }
  throw new Error(`${system.id}: a fight did not end in ${MOST_STEPS} steps.`);
}
