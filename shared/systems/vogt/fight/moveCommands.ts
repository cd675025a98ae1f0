import { z } from 'zod';
import { counted } from '../../../text/words.ts';
import { demandTurn } from '../../../campaign/fight.ts';
import { takeInHand } from '../../../campaign/goods/hands.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { isFighting } from '../../../campaign/mode/mode.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { itemDrawn, moved } from '../events/fight.ts';
import { demandCourage, endStatus, hasStatus } from '../harm/statuses.ts';
import { thingOf } from '../sheet/things.ts';
import { combatTurnOf } from './combatant.ts';
import { demandAtHand } from './declared.ts';
import { standingUp } from './movement.ts';
import { moveOffers, standOffers } from './turnOffers.ts';
import { squaresLeft, walk } from './turns.ts';

const move = defineCommand({
  type: 'move',
  title: 'Move',
  about: 'Moves a number of squares, before or after the action.',
  when: ['turns'],
  fields: z.strictObject({
    type: z.literal('move'),
    actor: IdSchema,
    squares: z.int().min(1).max(200),
    /** The combatant that this brings the actor closer to. */
    towards: IdSchema.optional(),
  }),
  decide: (decision, { actor: id, squares, towards }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    demandTurn(decision, id);
    if (towards !== undefined) demandCourage(decision, actor, [towards]);
    walk(decision, actor, squares, towards);
  },
  offers: moveOffers,
});

/** In a fight, standing up waits for the turn and costs movement. */
function payForStanding(decision: Decision, actor: Creature): void {
  if (decision.state.mode.now !== 'turns')
    throw new Refusal('not-now', `It is not ${actor.name}’s turn yet. Stand up when it comes.`, 'actor');
  demandTurn(decision, actor.id);
  const { takes, needs } = standingUp(actor, decision.state);
  if (squaresLeft(decision.state, actor) < needs)
    throw new Refusal(
      'too-far',
      `Standing up costs ${counted(takes, 'square')} of movement. Stand up next turn.`,
      'actor',
    );
  const walked = combatTurnOf(decision.state, actor.id).walked + takes;
  decision.emit(moved, { actor: actor.id, squares: takes, walked, stoodUp: true }, by(decision, 'get-up'));
}

const standUp = defineCommand({
  type: 'stand-up',
  title: 'Stand up',
  about: 'Ends Prone. In a fight it costs movement: by default half.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('stand-up'), actor: IdSchema }),
  decide: (decision, { actor: id }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    if (!hasStatus(actor, 'prone'))
      throw new Refusal('no-need', `${actor.name} is already standing.`, 'actor');
    if (isFighting(decision.state)) payForStanding(decision, actor);
    endStatus(decision, id, 'prone');
  },
  offers: standOffers,
});

const draw = defineCommand({
  type: 'draw',
  title: 'Draw item',
  about:
    'Takes an item in hand or puts it away; what hands can’t hold beside it is put away. From a quick slot it is free; from the bag it is an action in a fight.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('draw'),
    actor: IdSchema,
    item: IdSchema,
    away: z.boolean().default(false),
  }),
  decide: (decision, { actor: id, item: itemId, away }) => {
    const item = itemOf(ableCreature(decision.state, id, 'actor'), itemId);
    demandAtHand(item, 'item', !isFighting(decision.state) || thingOf(item).quick === true);
    if (!away) takeInHand(decision, id, item);
    decision.emit(itemDrawn, { actor: id, item: itemId, away });
  },
});

export const moveCommands = [move, standUp, draw];
