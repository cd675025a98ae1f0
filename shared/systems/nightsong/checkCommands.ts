import { z } from 'zod';
import { requestMade } from '../../campaign/events/meetings.ts';
import { proceed } from '../../campaign/fight.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt, encounterOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { ConditionSchema, partyOf, type Campaign } from '../../campaign/state.ts';
import { defineCommand } from '../contract.ts';
import { characterChoices, checkNeeds } from './blanks.ts';
import {
  checkMade,
  EdgeSchema,
  edgeFrom,
  edgeInWords,
  groundsOf,
  makeCheck,
  payFocus,
  remember,
} from './checks.ts';
import { checkFields, checkGrounds, isNuanced, takeHelp } from './circumstances.ts';
import { demandFree, demandRoom, hindered, suffer } from './conditions.ts';
import { ABILITY_NAMES, AbilitySchema, sheetOf, signed } from './sheet.ts';

const check = defineCommand({
  type: 'check',
  title: 'Check',
  about:
    'An uncertain action: d20 and an Ability against a Difficulty Rating. `condition` is what a failure brings, to the helper as well.',
  when: ['session'],
  rules: [
    'NS-18',
    'NS-19',
    'NS-20',
    'NS-21',
    'NS-22',
    'NS-24',
    'NS-25',
    'NS-26',
    'NS-27',
    'NS-28',
    'NS-36',
    'NS-48',
    'NS-100',
    'NS-101',
    'NS-R6',
    'NS-R7',
    'NS-R9',
    'NS-S7',
  ],
  fields: z.strictObject({
    type: z.literal('check'),
    creature: IdSchema,
    ability: AbilitySchema,
    about: z.string().trim().max(200).default(''),
    ...checkFields,
    condition: z.string().trim().min(1).max(200).optional(),
    severity: ConditionSchema.shape.severity,
    drop: z.array(IdSchema).max(20).default([]),
    helperDrop: z.array(IdSchema).max(20).default([]),
  }),
  decide: (decision, command) => {
    const { creature: id, ability, dr, about, focus, helper, condition, severity } = command;
    const creature = ableCreature(decision.state, id);
    demandFree(creature, ability);
    if (condition) {
      demandRoom(creature, 1, command.drop);
      if (helper !== undefined)
        demandRoom(creatureAt(decision.state, helper), 1, command.helperDrop, 'helperDrop');
    }
    takeHelp(decision, id, helper);
    const grounds = checkGrounds(decision, creature, ability, command);
    const nuanced = isNuanced(decision, command.nuanced);
    const { outcome, last } = makeCheck(decision, {
      creature: id,
      ability,
      dr,
      about,
      grounds,
      nuanced,
      focus,
    });
    if (outcome === 'failure' && condition) {
      const rules = ['NS-100', 'NS-46'];
      const prices = [suffer(decision, id, { name: condition, severity }, command.drop, rules)];
      if (helper !== undefined)
        prices.push(
          suffer(decision, helper, { name: condition, severity }, command.helperDrop, [...rules, 'NS-22']),
        );
      remember(decision, { ...last, prices });
    }
    if (helper !== undefined && decision.state.fight) proceed(decision);
  },
  offers: (campaign) => [
    { label: 'Check', key: 'c', group: 'checks', command: { type: 'check' }, needs: checkNeeds(campaign) },
  ],
});

const opposedCheck = defineCommand({
  type: 'opposed-check',
  title: 'Opposed Check',
  about: 'Two against each other: both roll, the higher total wins, equal totals are thrown again.',
  when: ['session'],
  rules: ['NS-23', 'NS-R10', 'NS-S10'],
  fields: z.strictObject({
    type: z.literal('opposed-check'),
    creature: IdSchema,
    ability: AbilitySchema,
    edge: EdgeSchema.default('normal'),
    focus: z.boolean().default(false),
    against: IdSchema,
    againstAbility: AbilitySchema.optional(),
    againstEdge: EdgeSchema.default('normal'),
    againstFocus: z.boolean().default(false),
    about: z.string().trim().max(200).default(''),
  }),
  decide: (decision, command) => {
    const { state } = decision;
    if (command.creature === command.against)
      throw new Refusal(
        'bad-field',
        'An opposed Check needs two who are against each other (NS-23).',
        'against',
      );
    const sides = [
      {
        who: ableCreature(state, command.creature),
        ability: command.ability,
        edge: command.edge,
        focus: command.focus,
      },
      {
        who: ableCreature(state, command.against, 'against'),
        ability: command.againstAbility ?? command.ability,
        edge: command.againstEdge,
        focus: command.againstFocus,
      },
    ].map((side) => {
      const grounds = groundsOf(side.edge);
      if (hindered(side.who, side.ability)) grounds.against.push('a condition');
      if (side.focus) payFocus(decision, side.who.id, grounds);
      return { ...side, grounds, score: sheetOf(side.who)[side.ability] };
    });
    remember(decision, null);
    for (;;) {
      const totals = sides.map(({ who, ability, grounds, score }) => {
        const { total } = decision.throwEdge(
          `${who.name}, ${ABILITY_NAMES[ability]}`,
          20,
          edgeFrom(grounds),
          score,
        );
        const line = `${who.name} ${total - score} ${signed(score)} = ${total}${edgeInWords(grounds)}`;
        return { who, ability, total, line };
      });
      const [one, other] = totals;
      if (!one || !other) throw new Error('An opposed Check has two sides.');
      const draw = one.total === other.total;
      const winner = one.total > other.total ? one : other;
      decision.emit(
        checkMade,
        {
          creature: one.who.id,
          ability: one.ability,
          dr: other.total,
          outcome: winner === one ? 'success' : 'failure',
        },
        `Opposed Check${command.about ? ` (${command.about})` : ''}: ${one.line}; ${other.line}. ${draw ? 'A tie; again.' : `${winner.who.name} wins.`}`,
        { rules: ['NS-23'] },
      );
      if (!draw) return;
    }
  },
});

const request = defineCommand({
  type: 'request',
  title: 'Make a request',
  about: 'Somebody of the party asks something of those who were met: a Presence Check.',
  when: ['notice', 'meeting'],
  rules: ['NS-9', 'NS-19', 'NS-22'],
  fields: z.strictObject({
    type: z.literal('request'),
    creature: IdSchema,
    about: z.string().trim().max(200).default(''),
    ...checkFields,
  }),
  decide: (decision, command) => {
    encounterOf(decision);
    const creature = ableCreature(decision.state, command.creature);
    demandFree(creature, 'pre');
    takeHelp(decision, creature.id, command.helper);
    const { outcome } = makeCheck(decision, {
      creature: creature.id,
      ability: 'pre',
      dr: command.dr,
      about: command.about || 'a request',
      grounds: checkGrounds(decision, creature, 'pre', command),
      nuanced: isNuanced(decision, command.nuanced),
      focus: command.focus,
      request: true,
    });
    const granted = outcome !== 'failure';
    decision.emit(requestMade, { by: creature.id, granted }, granted ? 'It is granted.' : 'It is refused.');
  },
  offers: (campaign: Campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Make a request',
            key: 'q',
            group: 'talk',
            command: { type: 'request' },
            needs: [characterChoices(campaign), ...checkNeeds(campaign).filter(({ name }) => name === 'dr')],
          },
        ]
      : [],
});

export const checkCommands = [check, opposedCheck, request];
