import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { itemChanged } from '../../../campaign/events/creatures.ts';
import { combatantChanged } from '../../../campaign/events/fight.ts';
import { demandTurn, proceed, setOrder } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { commandRules } from '../commandRules.ts';
import { actionFields, actionInWords, decided, type Action, type Declared } from './declared.ts';
import { actOffers, declareOffers, reevaluateOffers } from './fightOffers.ts';
import { help } from './help.ts';
import { countOf, orderOf, rollInitiative } from './initiative.ts';
import { rulingOf } from '../rulings.ts';
import { changeSheet, sheetOf } from '../sheet/sheet.ts';
import { demandAction, demandDeclared, mayReevaluate, spendAction } from './turns.ts';

/** Somebody decides on an action; technique dice go with the decision where the table wants that (BV-8, BV-S15). */
function decideOn(
  decision: Decision,
  { id, name }: Creature,
  declared: Declared,
  words: string,
  now: { acted?: boolean; details?: Record<string, number> } = {},
): void {
  const pays =
    declared.action === 'technique' && rulingOf(decision.state, 'technique-dice-go') === 'when decided';
  const paid = pays ? fightOf(decision).round : null;
  decision.emit(
    combatantChanged,
    { creature: id, ...now, details: { ...now.details, declared, paid } },
    words,
  );
  if (!pays) return;
  const { technique } = sheetOf(creatureAt(decision.state, id));
  const left = technique.now - (declared.dice ?? 1);
  changeSheet(
    decision,
    id,
    { technique: { ...technique, now: left } },
    `${name}: ${left} technique dice left.`,
  );
}

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
      const declared = decided(decision.state, creature, id === actor ? wanted : shared);
      const words = `${creature.name} will ${actionInWords(creature, declared)}.`;
      decideOn(decision, creature, declared, words, { acted: true });
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
      { creature: id, details: { defendsSince: fightOf(decision).round } },
      `${name} defends: AR +2 until the next turn.`,
    ),
  help: (decision, actor, { ally = '', task = '' }) => help(decision, actor, ally, task),
  run: (decision, { id, name }) =>
    decision.emit(
      combatantChanged,
      { creature: id, details: { runs: fightOf(decision).round } },
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

/** No movement until the new count (BV-19, BV-20, BV-S14). */
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
    if (!mayReevaluate(decision.state, id))
      throw new Refusal('reevaluated', `${actor.name} has reevaluated this round already (BV-S14).`, 'actor');
    const declared = decided(decision.state, actor, wanted);
    const fight = fightOf(decision);
    const words = `${actor.name} reevaluates: ${actionInWords(actor, declared)}.`;
    decideOn(decision, actor, declared, words, { details: { reevaluatedIn: fight.round } });
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
