import { z } from 'zod';
import { requestMade } from '../../../campaign/events/meetings.ts';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, encounterOf } from '../../../campaign/lookup.ts';
import { choiceOf, type Offer } from '../../../campaign/offer.ts';
import { ConditionSchema, partyOf, type Campaign } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { characterChoices, checkNeeds, drBlank, edgeBlank } from './fields.ts';
import { makeCheck } from './checks.ts';
import { checkFields, checkGrounds, isNuanced, takeHelp } from './circumstances.ts';
import { demandFree, demandRoom, suffer } from '../harm/conditions.ts';
import { remember } from './lastRolls.ts';
import { AbilitySchema, capacity, slotsUsed } from '../sheet/sheet.ts';

const check = defineCommand({
  type: 'check',
  title: 'Check',
  about:
    'An uncertain action: d20 and an Ability against a Difficulty Rating. `condition` is what a failure brings, to the helper as well.',
  when: ['session'],
  rules: [
    'NS-19',
    'NS-18',
    'NS-10',
    'NS-17',
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
    demandFree(decision, creature, ability);
    if (condition) {
      demandRoom(decision, creature, { name: condition }, command.drop);
      if (helper !== undefined)
        demandRoom(
          decision,
          creatureAt(decision.state, helper),
          { name: condition },
          command.helperDrop,
          'helperDrop',
        );
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
  offers: (campaign, system) => [
    ...(partyOf(campaign).length > 0
      ? [
          {
            label: 'Check',
            key: 'c',
            group: 'checks',
            command: { type: 'check' },
            needs: checkNeeds(campaign, system),
          },
        ]
      : []),
    ...resistance(campaign),
  ],
});

/** Fatigue, poison and disease are resisted with CON (NS-10, NS-100); who has no Slot free is asked by `check`. */
function resistance(campaign: Campaign): Offer[] {
  const able = partyOf(campaign).filter((one) => capacity(one) > slotsUsed(campaign, one));
  return able.length === 0
    ? []
    : [
        {
          label: 'Resist',
          detail: 'CON, against a Condition',
          group: 'checks',
          command: { type: 'check', ability: 'con' },
          needs: [
            choiceOf(able, 'creature', 'Who'),
            { name: 'condition', label: 'Else they are', kind: 'text', value: 'Poisoned' },
            drBlank,
            edgeBlank,
          ],
        },
      ];
}

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
    demandFree(decision, creature, 'pre');
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
  offers: (campaign, system) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Make a request',
            key: 'q',
            group: 'talk',
            command: { type: 'request' },
            needs: [
              characterChoices(campaign),
              ...checkNeeds(campaign, system).filter(({ name }) => ['dr', 'edge', 'helper'].includes(name)),
            ],
          },
        ]
      : [],
});

export const checkCommands = [check, request];
