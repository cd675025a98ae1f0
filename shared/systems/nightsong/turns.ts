import { combatantChanged } from '../../campaign/events/fight.ts';
import { demandTurn, endTurn, proceed } from '../../campaign/fight.ts';
import { ableCreature, creatureAt, fightOf, STATUS_WORDS } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Creature } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';
import { demandFree } from './conditions.ts';
import { rulingOf } from './rulings.ts';

/** Refuses with `not-able` an act by somebody dying or dead (NS-51), or out of the fight (NS-83). */
function demandStanding(decision: Decision, actor: string): void {
  const creature = creatureAt(decision.state, actor, 'actor');
  const rule = creature.kind === 'character' ? 'NS-51' : 'NS-83';
  if (creature.status !== 'up')
    throw new Refusal(
      'not-able',
      `${creature.name} is ${STATUS_WORDS[creature.status]} and takes no action (${rule}).`,
      'actor',
    );
}

/** Refuses unless the actor may take an action now: their side's turn, none taken this Round (NS-61, NS-63). */
export function demandAction(decision: Decision, actor: string, tag: string): Creature {
  demandStanding(decision, actor);
  const combatant = demandTurn(decision, actor);
  const creature = ableCreature(decision.state, actor, 'actor');
  if (combatant.own['doneIn'] === fightOf(decision).round)
    throw new Refusal('action-spent', `${creature.name} has taken this Round’s action (NS-63).`, 'actor');
  demandFree(decision, creature, tag, 'actor');
  return creature;
}

/**
 * Whether the Rounds of a fight run, so that a deed is an action. Refuses with `not-now` while morale has to be checked
 * before anybody goes on.
 */
export function duringRounds({ state: { fight } }: Decision): boolean {
  if (!fight || fight.phase === 'aftermath') return false;
  if (fight.phase !== 'turns') throw new Refusal('not-now', 'Something else comes first in this fight.');
  return true;
}

/** The action is taken; by the ruling the turn is over, or only when the move is made as well (NS-63). */
export function spendAction(decision: Decision, actor: string): void {
  const fight = decision.state.fight;
  if (!fight || fight.phase !== 'turns') return;
  const moved = fight.combatants[actor]?.own['movedIn'] === fight.round;
  if (moved || rulingOf(decision.state, 'action-ends-turn')) {
    endTurn(decision, actor);
    return;
  }
  decision.emit(combatantChanged, { creature: actor, own: { doneIn: fight.round } });
  proceed(decision);
}
