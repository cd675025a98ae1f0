import { combatantChanged } from '../../../campaign/events/fight.ts';
import { demandTurn, mayAct, proceed } from '../../../campaign/fight.ts';
import { ableCreature, creatureAt, fightOf, STATUS_WORDS } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Fight } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { demandFree } from '../harm/conditions.ts';
import { rulingOf } from '../rulings.ts';

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
  if (combatant.details['doneIn'] === fightOf(decision).round)
    throw new Refusal('action-spent', `${creature.name} has taken this Round’s action (NS-63).`, 'actor');
  demandFree(decision, creature, tag, 'actor');
  return creature;
}

/**
 * Whether the Rounds of a fight run, so that a deed is an action. Refuses with `not-now` while morale has to be checked
 * before anybody goes on.
 */
export function duringRounds({ state: { fight, mode } }: Decision): boolean {
  if (!fight || mode.now === 'aftermath') return false;
  if (mode.now !== 'turns') throw new Refusal('not-now', 'Something else comes first in this fight.');
  return true;
}

/** The action is taken; by the ruling the turn is over, or only when the move is made as well (NS-63). */
export function spendAction(decision: Decision, actor: string): void {
  const { fight, mode } = decision.state;
  if (!fight || mode.now !== 'turns') return;
  noteAction(decision, actor);
  proceed(decision);
}

/** Marks the action of the Round as taken. Whose turn is over by it keeps the move, for a while (NS-63). */
export function noteAction(decision: Decision, creature: string): void {
  const fight = fightOf(decision);
  const moved = fight.combatants[creature]?.details['movedIn'] === fight.round;
  const inTurn = mayAct(decision.state).includes(creature);
  if (inTurn && (moved || rulingOf(decision.state, 'action-ends-turn')))
    decision.emit(combatantChanged, {
      creature,
      acted: true,
      ...(moved ? {} : { details: { stepOf: fight.round, step: IN_TURN } }),
    });
  else decision.emit(combatantChanged, { creature, details: { doneIn: fight.round } });
}

/** The move that is left over from a turn which the action ended: while the side’s turn lasts, and right after it. */
const IN_TURN = 'in turn';
const RIGHT_AFTER = 'right after';

/** Another turn begins: what was left of the one before can still be made, what was left of earlier ones lapses. */
export function stepsLapse(decision: Decision): void {
  for (const [creature, { details }] of Object.entries(fightOf(decision).combatants))
    if (details['step'])
      decision.emit(combatantChanged, {
        creature,
        details: { step: details['step'] === IN_TURN ? RIGHT_AFTER : null },
      });
}

/** Whether nobody whose turn it is has done anything in it yet. */
function isFresh({ slots, slot, combatants, round }: Fight): boolean {
  return (slots[slot]?.who ?? []).every((id) => {
    const one = combatants[id];
    return !one || (!one.acted && one.details['doneIn'] !== round && one.details['movedIn'] !== round);
  });
}

/** The Round of the move that somebody has left after the action that ended their turn (NS-63). */
export function stepLeft({ fight, creatures, mode }: Campaign, id: string): number | undefined {
  const details = fight?.combatants[id]?.details;
  if (!fight || !details || mode.now !== 'turns' || creatures[id]?.status !== 'up') return undefined;
  const left = details['step'] === IN_TURN || (details['step'] === RIGHT_AFTER && isFresh(fight));
  return left && typeof details['stepOf'] === 'number' ? details['stepOf'] : undefined;
}

/** Those who may move now: whose turn it is, and whose action has just ended theirs (NS-63). */
export function movers(campaign: Campaign): Creature[] {
  const { fight, creatures, mode } = campaign;
  if (!fight || mode.now !== 'turns') return [];
  const inTurn = mayAct(campaign).filter((id) => fight.combatants[id]?.details['movedIn'] !== fight.round);
  const after = Object.keys(fight.combatants).filter((id) => stepLeft(campaign, id) !== undefined);
  return [...new Set([...inTurn, ...after])].map((id) => creatures[id]).filter((one) => one !== undefined);
}
