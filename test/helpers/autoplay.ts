import type { Offer } from '../../shared/campaign/offer.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { filled, Playthrough, type Rulebook } from './game.ts';

const MOST_STEPS = 500;

/** What is clicked next in a fight: what it waits for, else an attack, else whatever was decided, else the next turn. */
function nextOf(offers: readonly Offer[], choice: number): Offer | undefined {
  const attacks = offers.filter(({ group }) => group === 'attack');
  const waits = offers.find(({ command, main }) => main && ['check-morale', 'settle'].includes(command.type));
  const decisions = offers.filter(({ group, main }) => group === 'declare' && main);
  const deeds = offers.filter(({ command, actor }) => command.type === 'act' && actor !== undefined);
  const done = offers.find(({ command }) => command.type === 'end-turn');
  return waits ?? attacks[choice % Math.max(1, attacks.length)] ?? decisions[0] ?? deeds[0] ?? done;
}

export interface PlayedFight {
  game: Playthrough;
  steps: number;
}

/** The sample of a system with a session open: what fights are played from. */
export const openedSample = (rulebook: Rulebook): Playthrough =>
  new Playthrough(rulebook, seededDice(1)).all([...rulebook.system.sample(), { type: 'open-session' }]);

/** A whole fight of the sample’s party against so many of a stat block, clicked through to its end. Throws when it does not end. */
export function playFight(sample: Playthrough, seed: number, statBlock: string, count: number): PlayedFight {
  const { rulebook } = sample;
  const dice = seededDice(seed);
  const game = new Playthrough(rulebook, dice, sample).all([
    { type: 'meet', statBlock, count },
    { type: 'start-fight' },
  ]);
  for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
    if (!game.state.fight) return { game, steps };
    const offers = game.offers;
    const choice = dice(1000);
    const offer = nextOf(offers, choice);
    const refused = offer ? game.give(filled(offer, choice)) : 'nothing is offered';
    // What cannot be done after all (nobody in reach, empty quiver) ends the turn; who has no turn to end breaks off.
    if (refused && game.give({ type: 'end-turn' })) {
      const why = game.give({ type: 'end-fight' });
      if (why) throw new Error(`${rulebook.system.id}, ${game.where}: ${refused}; ${why}`);
    }
  }
  throw new Error(`${rulebook.system.id}: a fight did not end in ${MOST_STEPS} steps.`);
}
