import { counted } from '../../../text/words.ts';
import { demandTurn, endTurn, proceed } from '../../../campaign/fight.ts';
import { takeInHand } from '../../../campaign/goods/hands.ts';
import { ableCreature, creatureAt, fightOf, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { actionTaken, moved } from '../events/fight.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { declaredBy, combatTurnOf, type Action, type Declared } from './combatant.ts';
import { movementOf } from './movement.ts';

export const hasActed = (campaign: Campaign, id: string): boolean =>
  campaign.fight !== null && combatTurnOf(campaign, id).actedIn === campaign.fight.round;

/** Whether movement may go on after the action, by what was moved before it. */
const MOVES_ON: Readonly<Record<Choice<'split-movement'>, (walkedFirst: number) => boolean>> = {
  yes: () => true,
  no: (walkedFirst) => walkedFirst === 0,
};

/** Squares left of this turn’s movement (BV-13). */
export function squaresLeft(campaign: Campaign, creature: Creature): number {
  const { walked, walkedFirst } = combatTurnOf(campaign, creature.id);
  const mayMove =
    !hasActed(campaign, creature.id) || MOVES_ON[optionOf(campaign, 'split-movement')](walkedFirst);
  return mayMove ? Math.max(0, movementOf(creature, campaign) - walked) : 0;
}

/** Moves a combatant; refuses more squares than are left. */
export function walk(decision: Decision, actor: Creature, squares: number, towards?: string): void {
  const left = squaresLeft(decision.state, actor);
  if (squares > left)
    throw new Refusal(
      'too-far',
      `${actor.name} has ${counted(left, 'square')} left this turn (BV-13). Move fewer.`,
      'squares',
    );
  const walked = combatTurnOf(decision.state, actor.id).walked + squares;
  decision.emit(
    moved,
    { actor: actor.id, squares, walked, ...(towards === undefined ? {} : { towards }) },
    by(decision, 'combat-turn'),
  );
}

const SINCE: Readonly<Record<Choice<'defence-begins'>, (campaign: Campaign, id: string) => boolean>> = {
  'your-turn': () => false,
  'when-chosen': (campaign, id) =>
    campaign.mode.now === 'turns' && declaredBy(campaign, id)?.action === 'defend',
};

/** Whether a defence is up: from the turn on in which it is taken, or from the moment it was chosen (BV-16). */
export const isDefending = (campaign: Campaign, id: string): boolean =>
  combatTurnOf(campaign, id).defendsSince !== null ||
  SINCE[optionOf(campaign, 'defence-begins')](campaign, id);

/** Refuses unless it is the actor’s turn and they have not acted yet. */
export function demandAction(decision: Decision, actor: string): Creature {
  const creature = ableCreature(decision.state, actor, 'actor');
  demandTurn(decision, actor);
  if (hasActed(decision.state, actor))
    throw new Refusal('action-spent', `${creature.name} has no actions left this turn (BV-13).`, 'actor');
  return creature;
}

/** The chosen action; for another one the actor reevaluates, as often as they like, or loses the turn (BV-S14). */
export function demandDeclared(decision: Decision, actor: Creature, wanted: readonly Action[]): Declared {
  const declared = declaredBy(decision.state, actor.id);
  if (!declared || !wanted.includes(declared.action))
    throw new Refusal(
      'not-declared',
      `${actor.name} chose another action this round (BV-S14). Reevaluate to do this instead.`,
      'actor',
    );
  return declared;
}

/** Marks the action as taken. */
export function takeAction(
  decision: Decision,
  actor: string,
  { action, target, task, item }: Declared,
): void {
  if (action === 'retrieve' && item !== undefined)
    takeInHand(decision, actor, itemOf(creatureAt(decision.state, actor), item));
  decision.emit(actionTaken, {
    actor,
    action,
    round: fightOf(decision).round,
    walkedFirst: combatTurnOf(decision.state, actor).walked,
    ...(target === undefined ? {} : { target }),
    ...(task === undefined ? {} : { task }),
    ...(item === undefined ? {} : { item }),
  });
}

/** Ends the turn if there is nothing left to do in it, or continues it. */
export function goOn(decision: Decision, actor: string): void {
  const creature = decision.state.creatures[actor];
  if (!creature || squaresLeft(decision.state, creature) === 0) endTurn(decision, actor);
  else proceed(decision);
}
