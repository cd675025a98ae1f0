import { combatantChanged } from '../../../campaign/events/fight.ts';
import { demandTurn, mayAct, proceed } from '../../../campaign/fight.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Combatant, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { demandFree, isFree } from '../harm/conditions.ts';
import { demandStanding } from '../harm/dying.ts';
import { combatantDetail, type Tag } from '../sheet/details.ts';

/** Refuses unless it is the actor’s turn and they have not acted this Round (NS-63). */
export function demandAction(decision: Decision, actor: string, tag: Tag): Creature {
  demandStanding(decision, actor);
  const combatant = demandTurn(decision, actor);
  const creature = ableCreature(decision.state, actor, 'actor');
  if (combatantDetail(combatant, 'doneIn') === fightOf(decision).round)
    throw new Refusal('action-spent', `${creature.name} has no actions left this Round (NS-63).`, 'actor');
  demandFree(creature, tag);
  return creature;
}

/** Refuses unless the actor may still move a short way this Round. */
export function demandMove(decision: Decision, actor: string): Creature {
  const combatant = demandTurn(decision, actor);
  const creature = ableCreature(decision.state, actor, 'actor');
  if (combatantDetail(combatant, 'movedIn') === fightOf(decision).round)
    throw new Refusal(
      'moved',
      `${creature.name} has already moved this Round. Moving further takes the action (NS-63).`,
      'what',
    );
  demandFree(creature, 'move');
  return creature;
}

/**
 * Whether Rounds are being played, so that what a character does takes their action. Refuses `not-now` while morale has to
 * be checked first.
 */
export function duringRounds({ state: { fight, mode } }: Decision): boolean {
  if (!fight || mode.now === 'aftermath') return false;
  if (mode.now !== 'turns') throw new Refusal('not-now', 'Check morale first.');
  return true;
}

/** Uses up the action; the turn is over once the move is made too. `kept` is what else the fight keeps of it. */
export function spendAction(decision: Decision, actor: string, kept: Combatant['details'] = {}): void {
  if (!decision.state.fight || decision.state.mode.now !== 'turns') return;
  noteAction(decision, actor, kept);
  proceed(decision);
}

/** Marks the action of the Round as taken. */
export function noteAction(decision: Decision, creature: string, kept: Combatant['details'] = {}): void {
  const { round, combatants } = fightOf(decision);
  const combatant = combatants[creature];
  const isOver = combatant && combatantDetail(combatant, 'movedIn') === round;
  decision.emit(combatantChanged, {
    creature,
    ...(isOver && mayAct(decision.state).includes(creature) ? { acted: true } : {}),
    details: { ...kept, doneIn: round },
  });
}

/** Marks the move of the Round as made; gives back whether that ends the turn. */
export function noteMove(decision: Decision, creature: string): boolean {
  const { round, combatants } = fightOf(decision);
  const combatant = combatants[creature];
  decision.emit(combatantChanged, { creature, details: { movedIn: round } });
  return combatant !== undefined && combatantDetail(combatant, 'doneIn') === round;
}

/** Combatants whose turn it is and who have not moved yet. */
export function movers(campaign: Campaign): Creature[] {
  const { fight, creatures, mode } = campaign;
  if (!fight || mode.now !== 'turns') return [];
  return mayAct(campaign)
    .filter((id) => {
      const one = fight.combatants[id];
      return one && combatantDetail(one, 'movedIn') !== fight.round;
    })
    .map((id) => creatures[id])
    .filter((one) => one !== undefined)
    .filter((one) => isFree(one, 'move'));
}
