import { joinFight } from '../../../campaign/commands/fight.ts';
import { z } from 'zod';
import { itemChanged } from '../../../campaign/events/creatures.ts';
import { combatantChanged, combatantJoined, orderSet, slotBegan } from '../../../campaign/events/fight.ts';
import { demandTurn, mayAct } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, fightOf, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand, type CommandKind, type Decision } from '../../contract.ts';
import { commandRules } from '../commandRules.ts';
import { decided, plainDie } from './declared.ts';
import { CHART, sizeOf } from '../sheet/dieSizes.ts';
import { moveOffers, standOffers } from './fightOffers.ts';
import { countOf, orderAloud, rollInitiative, orderOf } from './initiative.ts';
import { standingUp } from './movement.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';
import { endStatus, hasStatus } from '../harm/statuses.ts';
import { squaresLeft, walkedBy } from './turns.ts';
import { demandCourage } from './strikeCommands.ts';

/** In squares of five feet (BV-13, BV-S12). */
const move = defineCommand({
  type: 'move',
  title: 'Move',
  about: 'So many squares of this turn’s movement, before or after the action.',
  when: ['turns'],
  rules: commandRules.move,
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
    const left = squaresLeft(decision.state, actor);
    if (squares > left)
      throw new Refusal('too-far', `${actor.name} has ${left} squares left this turn (BV-13).`, 'squares');
    decision.emit(
      combatantChanged,
      { creature: id, details: { walked: walkedBy(decision.state, id) + squares } },
      `${actor.name} moves ${squares} ${squares === 1 ? 'square' : 'squares'}.`,
    );
  },
  offers: moveOffers,
});

/** For half of the movement, as a rule (BV-S8). */
const standUp = defineCommand({
  type: 'stand-up',
  title: 'Stand up',
  about: 'Ends lying prone; in a fight for half of the movement, as a rule.',
  when: ['session'],
  rules: commandRules['stand-up'],
  fields: z.strictObject({ type: z.literal('stand-up'), actor: IdSchema }),
  decide: (decision, { actor: id }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    if (!hasStatus(actor, 'prone'))
      throw new Refusal('no-need', `${actor.name} stands already (BV-65).`, 'actor');
    const { fight } = decision.state;
    if (fight && fight.phase !== 'aftermath') {
      if (fight.phase !== 'turns') throw new Refusal('not-now', 'Wait for the turn (BV-S8).', 'actor');
      demandTurn(decision, id);
      const { takes, needs } = standingUp(actor, decision.state);
      if (squaresLeft(decision.state, actor) < needs)
        throw new Refusal('too-far', `Standing up takes ${takes} squares of the movement (BV-S8).`, 'actor');
      decision.emit(combatantChanged, {
        creature: id,
        details: { walked: walkedBy(decision.state, id) + takes },
      });
    }
    endStatus(decision, id, 'prone');
  },
  offers: standOffers,
});

/** Free from a quick slot (BV-46), an action from the bag (BV-21). */
const draw = defineCommand({
  type: 'draw',
  title: 'Take in hand',
  about:
    'Takes a thing in hand, or puts it away. From a quick slot it is free; from the bag it is an action in a fight.',
  when: ['session'],
  rules: commandRules.draw,
  fields: z.strictObject({
    type: z.literal('draw'),
    actor: IdSchema,
    item: IdSchema,
    away: z.boolean().default(false),
  }),
  decide: (decision, { actor: id, item: itemId, away }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    const item = itemOf(actor, itemId);
    const fighting = decision.state.fight !== null && decision.state.fight.phase !== 'aftermath';
    if (fighting && item.details['quick'] !== true)
      throw new Refusal(
        'in-the-bag',
        `${item.name} lies in the bag; fetching it is an action (BV-21).`,
        'item',
      );
    decision.emit(
      itemChanged,
      { creature: id, item: itemId, from: { inUse: item.inUse }, to: { inUse: !away } },
      `${actor.name} ${away ? 'puts away' : 'takes'} the ${item.name.toLowerCase()}.`,
    );
  },
});

type Arrival = (decision: Decision, id: string) => void;

/** Puts somebody among those who are still to act, by their count. */
function enterOrder(decision: Decision, id: string): void {
  const { slots, slot } = fightOf(decision);
  const current = slots[slot];
  const later = slots.slice(slot + 1).flatMap(({ who }) => who);
  decision.emit(orderSet, {
    slots: [...(current ? [current] : []), ...orderOf(decision.state, [...later, id])],
  });
  decision.emit(slotBegan, { slot: 0 });
}

/** What becomes of somebody who comes into a round whose dice are thrown (BV-S16). */
const ARRIVALS: Readonly<Record<RulingValue<'newcomers'>, Arrival>> = {
  'rolls at once': (decision, id) => {
    const count = rollInitiative(decision, id);
    const now = Math.max(...mayAct(decision.state).map((one) => countOf(decision.state, one) ?? 0), 0);
    if (count < now) decision.emit(combatantChanged, { creature: id, acted: true });
    enterOrder(decision, id);
  },
  'acts last': (decision, id) => {
    const all = Object.keys(fightOf(decision).combatants);
    const last = Math.max(...all.map((one) => countOf(decision.state, one) ?? 0));
    decision.emit(combatantChanged, { creature: id, details: { count: last + 1 } });
    enterOrder(decision, id);
  },
  'waits for the next round': (decision, id) =>
    decision.emit(combatantChanged, { creature: id, acted: true }),
};

/** Whoever comes in rolls at once, as a rule, and acts this round when the count is still to come (BV-S16). */
const join: CommandKind = {
  ...joinFight,
  rules: commandRules['join-fight'],
  decide: (decision, command) => {
    const { creature: id, side } = command as { creature: string; side: 'party' | 'others' };
    const creature = ableCreature(decision.state, id);
    const fight = fightOf(decision);
    if (Object.hasOwn(fight.combatants, id))
      throw new Refusal('in-fight', `${creature.name} is in the fight already.`, 'creature');
    const deciding = fight.phase === 'declare';
    const declared = decided(decision.state, creature, { action: 'attack' });
    decision.emit(
      combatantJoined,
      { creature: id, combatant: { side, details: deciding ? {} : { declared } } },
      `${creature.name} joins the fight.`,
    );
    if (deciding) {
      decision.emit(orderSet, { slots: fight.slots.map((slot) => ({ ...slot, who: [...slot.who, id] })) });
      return;
    }
    ARRIVALS[rulingOf(decision.state, 'newcomers')](decision, id);
  },
};

const order = defineCommand({
  type: 'order',
  title: 'Roll an order',
  about:
    'Who goes first without a fight: a trap, a game, a heated talk. Each rolls the die of what they do; the lowest is first.',
  when: ['world', 'site', 'downtime', 'notice', 'meeting'],
  rules: commandRules.order,
  fields: z.strictObject({
    type: z.literal('order'),
    /** A bare id rolls the die of any other action. */
    who: z
      .array(
        z.union([
          IdSchema.transform((creature) => ({ creature, die: undefined })),
          z.strictObject({ creature: IdSchema, die: z.enum(CHART).optional() }),
        ]),
      )
      .min(1)
      .max(60),
  }),
  decide: (decision, { who }) => {
    const rolled = who.map(({ creature: id, die = plainDie(decision.state, 'other') }) => {
      const creature = ableCreature(decision.state, id);
      const { count, sides } = sizeOf(die);
      const thrown = () => decision.throwDice(`${creature.name}, order`, count, sides).total;
      return { creature, die, total: count === 0 ? 0 : thrown() };
    });
    orderAloud(decision, rolled);
  },
});

export const moveCommands = [move, standUp, draw, join, order];
