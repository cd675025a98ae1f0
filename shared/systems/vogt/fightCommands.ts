import { z } from 'zod';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { conditionGained, itemChanged } from '../../campaign/events/creatures.ts';
import { combatantChanged } from '../../campaign/events/fight.ts';
import { demandTurn, proceed, setOrder } from '../../campaign/fight.ts';
import { freshId, IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf } from '../../campaign/look.ts';
import type { Creature } from '../../campaign/state.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { commandRules } from './commandRules.ts';
import { actionFields, actionInWords, decided, type Action, type Declared } from './declared.ts';
import { actOffers, declareOffers, reevaluateOffers } from './fightOffers.ts';
import { countOf, orderOf, rollInitiative } from './initiative.ts';
import { demandAction, demandDeclared, spendAction } from './turns.ts';

const declare = defineCommand({
  type: 'declare',
  title: 'Decide on an action',
  about:
    'Everybody says what they will do this round; when all have, initiative is rolled by the dice of those actions.',
  when: ['declare'],
  rules: commandRules.declare,
  fields: z.strictObject({
    type: z.literal('declare'),
    actor: IdSchema,
    /** Others who decide on the same; who attacks does so with what is in hand. */
    also: z.array(IdSchema).max(60).default([]),
    ...actionFields,
  }),
  decide: (decision, { type: _type, actor, also, ...wanted }) => {
    for (const id of [actor, ...also]) {
      const creature = ableCreature(decision.state, id, 'actor');
      demandTurn(decision, id);
      const { weapon: _own, ...shared } = wanted;
      const declared = decided(creature, id === actor ? wanted : shared);
      decision.emit(
        combatantChanged,
        { creature: id, acted: true, own: { declared } },
        `${creature.name} will ${actionInWords(creature, declared)}.`,
      );
    }
    proceed(decision);
  },
  offers: declareOffers,
});

type Deed = (decision: Decision, actor: Creature, declared: Declared) => void;

/** What the actions that need nothing further do (BV-16 to BV-18, BV-21). */
const DEEDS: Readonly<Record<Exclude<Action, 'attack' | 'technique'>, Deed>> = {
  defend: (decision, { id, name }) =>
    decision.emit(
      combatantChanged,
      { creature: id, own: { defendsSince: fightOf(decision).round } },
      `${name} defends: AR +2 until the next turn.`,
    ),
  help: (decision, { id, name }, { ally = '', task = '' }) => {
    const friend = creatureAt(decision.state, ally, 'ally');
    const taken = Object.fromEntries(friend.conditions.map((one) => [one.id, one]));
    decision.emit(combatantChanged, { creature: id, own: { helpedIn: fightOf(decision).round } });
    decision.emit(
      conditionGained,
      {
        creature: ally,
        condition: {
          id: freshId('helped', 'helped', taken),
          name: `Helped: ${task || 'any task'}`,
          own: { help: id, task },
        },
      },
      `${name} helps ${friend.name}${task ? ` with ${task}` : ''}: advantage on the next check for it.`,
    );
  },
  run: (decision, { id, name }) =>
    decision.emit(
      combatantChanged,
      { creature: id, own: { runs: fightOf(decision).round } },
      `${name} runs: twice as far this round.`,
    ),
  retrieve: (decision, { id, name, items }, { item: itemId = '' }) => {
    const item = items.find((one) => one.id === itemId);
    if (item)
      decision.emit(
        itemChanged,
        { creature: id, item: item.id, from: { inUse: item.inUse }, to: { inUse: true } },
        `${name} has the ${item.name.toLowerCase()} in hand.`,
      );
  },
  other: (decision, { name }, { task = '' }) =>
    decision.emit(diceRolled, {}, `${name}: ${task || 'something else'}.`),
};
const PLAIN = Object.keys(DEEDS) as Exclude<Action, 'attack' | 'technique'>[];

const act = defineCommand({
  type: 'act',
  title: 'Do it',
  about: 'Carries out what was decided on: defend, help, run, fetch a thing, or something else.',
  when: ['turns'],
  rules: commandRules.act,
  fields: z.strictObject({ type: z.literal('act'), actor: IdSchema }),
  decide: (decision, { actor: id }) => {
    const actor = demandAction(decision, id);
    const declared = demandDeclared(decision, actor, PLAIN);
    DEEDS[declared.action as (typeof PLAIN)[number]](decision, actor, declared);
    spendAction(decision, id);
  },
  offers: actOffers,
});

/** No movement until the new count (BV-19, BV-20). */
const reevaluate = defineCommand({
  type: 'reevaluate',
  title: 'Reevaluate',
  about:
    'Decides on another action: its die is rolled and added to the count, and the turn comes again then.',
  when: ['turns'],
  rules: commandRules.reevaluate,
  fields: z.strictObject({ type: z.literal('reevaluate'), actor: IdSchema, ...actionFields }),
  decide: (decision, { type: _type, actor: id, ...wanted }) => {
    const actor = demandAction(decision, id);
    const declared = decided(actor, wanted);
    const fight = fightOf(decision);
    decision.emit(
      combatantChanged,
      { creature: id, own: { declared } },
      `${actor.name} reevaluates: ${actionInWords(actor, declared)}.`,
    );
    rollInitiative(decision, id, countOf(decision.state, id) ?? 0);
    const toCome = fight.slots.slice(fight.slot).flatMap(({ who }) => who);
    setOrder(
      decision,
      orderOf(
        decision.state,
        toCome.filter((one) => !fightOf(decision).combatants[one]?.acted),
      ),
    );
  },
  offers: reevaluateOffers,
});

export const fightCommands = [declare, act, reevaluate];
