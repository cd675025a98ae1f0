import { z } from 'zod';
import { demandTurn, proceed, setOrder } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { actionDeclared } from '../events/fight.ts';
import { actionFields, type Action, type Declared } from './combatant.ts';
import { decided } from './declared.ts';
import { declareOffers } from './declareOffers.ts';
import { help } from './help.ts';
import { countOf, orderOf, rollInitiative } from './initiative.ts';
import { actOffers, reevaluateOffers } from './turnOffers.ts';
import { demandAction, demandDeclared, goOn, takeAction } from './turns.ts';

/** Everyone first chooses an action, then everyone rolls that action’s die (BV-8). */
const declare = defineCommand({
  type: 'declare',
  title: 'Choose action',
  about:
    'Everyone chooses an action for this round. When all have chosen, initiative is rolled with the dice of those actions.',
  when: ['declare'],
  fields: z.strictObject({
    type: z.literal('declare'),
    actor: IdSchema,
    /** Others who choose the same action; they attack with the weapon in hand. */
    also: z.array(IdSchema).max(60).default([]),
    ...actionFields,
  }),
  decide: (decision, { type: _type, actor, also, ...wanted }) => {
    const { weapon: _own, ...shared } = wanted;
    for (const id of [actor, ...also]) {
      const creature = ableCreature(decision.state, id, 'actor');
      demandTurn(decision, id);
      const declared = decided(decision.state, creature, id === actor ? wanted : shared);
      decision.emit(actionDeclared, { actor: id, ...declared, reevaluated: false }, by(decision, 'decide'));
    }
    proceed(decision);
  },
  offers: declareOffers,
});

const PLAIN = ['defend', 'help', 'run', 'retrieve', 'other'] as const satisfies readonly Action[];

/** What an action does for others; what it does for its actor is in its event. */
const DEEDS: Partial<Record<Action, (decision: Decision, actor: string, declared: Declared) => void>> = {
  help: (decision, actor, { target = '', task = '' }) => help(decision, actor, target, task),
};

const act = defineCommand({
  type: 'act',
  title: 'Take action',
  about: 'Carries out the chosen action: defend, help, run, fetch an item, or something else.',
  when: ['turns'],
  fields: z.strictObject({ type: z.literal('act'), actor: IdSchema }),
  decide: (decision, { actor: id }) => {
    const actor = demandAction(decision, id);
    const declared = demandDeclared(decision, actor, PLAIN);
    takeAction(decision, id, declared);
    DEEDS[declared.action]?.(decision, id, declared);
    goOn(decision, id);
  },
  offers: actOffers,
});

/** Another action: its die is added to initiative (BV-19), and until that count comes up its actor cannot move (BV-20). */
const reevaluate = defineCommand({
  type: 'reevaluate',
  title: 'Reevaluate',
  about:
    'Chooses another action: its die is rolled and added to initiative, and the turn comes again at the new count.',
  when: ['turns'],
  fields: z.strictObject({ type: z.literal('reevaluate'), actor: IdSchema, ...actionFields }),
  decide: (decision, { type: _type, actor: id, ...wanted }) => {
    const actor = demandAction(decision, id);
    const declared = decided(decision.state, actor, wanted);
    const { slots, slot } = fightOf(decision);
    decision.emit(actionDeclared, { actor: id, ...declared, reevaluated: true }, by(decision, 'reevaluate'));
    rollInitiative(decision, id, countOf(decision.state, id) ?? 0);
    const toCome = slots.slice(slot).flatMap(({ who }) => who);
    const waiting = toCome.filter((one) => !fightOf(decision).combatants[one]?.acted);
    setOrder(decision, orderOf(decision.state, waiting));
  },
  offers: reevaluateOffers,
});

export const actionCommands = [declare, act, reevaluate];
