import { z } from 'zod';
import { demandTurn } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { isFighting } from '../../../campaign/mode/mode.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { itemDrawn, moved } from '../events/fight.ts';
import { demandCourage, endStatus, hasStatus } from '../harm/statuses.ts';
import { thingOf } from '../sheet/things.ts';
import { turnOf } from './combatant.ts';
import { AT_HAND, demandAtHand } from './declared.ts';
import { GETS_UP, standingUp } from './movement.ts';
import { moveOffers, standOffers } from './turnOffers.ts';
import { squaresLeft, walk } from './turns.ts';

const move = defineCommand({
  type: 'move',
  title: 'Move',
  about: 'So many squares of this turn’s movement, before or after the action.',
  when: ['turns'],
  fields: z.strictObject({
    type: z.literal('move'),
    actor: IdSchema,
    squares: z.int().min(1).max(200),
    /** Whom the way leads closer to. */
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

/** In a fight getting up waits for the turn and takes of the movement. */
function payForStanding(decision: Decision, actor: Creature): void {
  if (decision.state.mode.now !== 'turns') throw new Refusal('not-now', 'Wait for the turn.', 'actor');
  demandTurn(decision, actor.id);
  const { takes, needs } = standingUp(actor, decision.state);
  if (squaresLeft(decision.state, actor) < needs)
    throw new Refusal('too-far', `Standing up takes ${takes} squares of the movement.`, 'actor');
  const walked = turnOf(decision.state, actor.id).walked + takes;
  decision.emit(moved, { actor: actor.id, squares: takes, walked, stoodUp: true }, { rules: [...GETS_UP] });
}

const standUp = defineCommand({
  type: 'stand-up',
  title: 'Stand up',
  about: 'Ends lying prone; in a fight for half of the movement, as a rule.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('stand-up'), actor: IdSchema }),
  decide: (decision, { actor: id }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    if (!hasStatus(actor, 'prone')) throw new Refusal('no-need', `${actor.name} stands already.`, 'actor');
    if (isFighting(decision.state)) payForStanding(decision, actor);
    endStatus(decision, id, 'prone');
  },
  offers: standOffers,
});

const draw = defineCommand({
  type: 'draw',
  title: 'Take in hand',
  about:
    'Takes a thing in hand, or puts it away. From a quick slot it is free; from the bag it is an action in a fight.',
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
    decision.emit(itemDrawn, { actor: id, item: itemId, away }, { rules: [...AT_HAND] });
  },
});

export const moveCommands = [move, standUp, draw];
