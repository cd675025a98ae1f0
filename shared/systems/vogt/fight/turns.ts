import { combatantChanged } from '../../../campaign/events/fight.ts';
import { demandTurn, endTurn, proceed } from '../../../campaign/fight.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { declaredBy, type Action, type Declared } from './declared.ts';
import { movementOf } from './movement.ts';
import { rulingOf } from '../rulings.ts';

export const hasActed = (campaign: Campaign, id: string): boolean =>
  campaign.fight?.combatants[id]?.details['acts'] === campaign.fight?.round;
export const walkedBy = (campaign: Campaign, id: string): number =>
  Number(campaign.fight?.combatants[id]?.details['walked'] ?? 0);

/** Whether one has moved before the action of this turn and, by the table’s word, does not move after it (BV-13). */
const hasMovedAlready = (campaign: Campaign, id: string): boolean =>
  !rulingOf(campaign, 'split-movement') &&
  hasActed(campaign, id) &&
  Number(campaign.fight?.combatants[id]?.details['walkedFirst'] ?? 0) > 0;

/** Squares that are left of this turn’s movement (BV-13). */
export const squaresLeft = (campaign: Campaign, creature: Creature): number =>
  hasMovedAlready(campaign, creature.id)
    ? 0
    : Math.max(0, movementOf(creature, campaign) - walkedBy(campaign, creature.id));

/** Whether a defence is up: from the turn on in which it is taken, or from the decision on (BV-16). */
export const isDefending = (campaign: Campaign, id: string): boolean =>
  typeof campaign.fight?.combatants[id]?.details['defendsSince'] === 'number' ||
  (rulingOf(campaign, 'defence-begins') === 'with the decision' &&
    campaign.fight?.phase === 'turns' &&
    declaredBy(campaign, id)?.action === 'defend');

/** Whether technique dice were spent with this round’s decision (BV-S15). */
export const hasPaid = (campaign: Campaign, id: string): boolean =>
  campaign.fight?.combatants[id]?.details['paid'] === campaign.fight?.round;

/** Whether somebody may reevaluate: once a round or as often as they like (BV-S14). */
export const mayReevaluate = (campaign: Campaign, id: string): boolean =>
  !hasActed(campaign, id) &&
  (rulingOf(campaign, 'reevaluate-often') ||
    campaign.fight?.combatants[id]?.details['reevaluatedIn'] !== campaign.fight?.round);

/** Refuses unless it is the actor’s turn and their one action is still to come (BV-13). */
export function demandAction(decision: Decision, actor: string): Creature {
  const creature = ableCreature(decision.state, actor, 'actor');
  demandTurn(decision, actor);
  if (hasActed(decision.state, actor))
    throw new Refusal('action-spent', `${creature.name} has taken this turn’s action (BV-13).`, 'actor');
  return creature;
}

/** The action that was decided on; refuses another one, which takes a reevaluation (BV-8, BV-19, BV-S14). */
export function demandDeclared(decision: Decision, actor: Creature, wanted: readonly Action[]): Declared {
  const declared = declaredBy(decision.state, actor.id);
  if (!declared || !wanted.includes(declared.action))
    throw new Refusal(
      'not-declared',
      `${actor.name} decided on something else this round; reevaluate for that (BV-19).`,
      'actor',
    );
  return declared;
}

/** The action is taken; the turn ends when nothing is left to walk either, or by the table’s word (BV-13). */
export function spendAction(decision: Decision, actor: string): void {
  const walkedFirst = walkedBy(decision.state, actor);
  decision.emit(combatantChanged, {
    creature: actor,
    details: { acts: fightOf(decision).round, walkedFirst },
  });
  const creature = decision.state.creatures[actor];
  const done =
    !creature || squaresLeft(decision.state, creature) === 0 || rulingOf(decision.state, 'action-ends-turn');
  if (done) endTurn(decision, actor);
  else proceed(decision);
}
