import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { choiceOf, type Field } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import type { Thrown } from '../events/checks.ts';
import { checkMade, saveMade } from '../events/checks.ts';
import { numberOf } from '../options/numbers.ts';
import { ABILITIES, sheetOf } from '../sheet/sheet.ts';
import { contest } from './contest.ts';
import { throwAbility, throwing, type Throwing } from './throwAbility.ts';

const abilityChoice = (campaign: Campaign): Field<'ability'> => {
  const all = new Set([
    ...ABILITIES,
    ...partyOf(campaign).flatMap((one) => Object.keys(sheetOf(one).abilities)),
  ]);
  const shared = [...all].filter((ability) =>
    partyOf(campaign).every((one) => Object.hasOwn(sheetOf(one).abilities, ability)),
  );
  return {
    name: 'ability',
    label: 'Ability',
    kind: 'choice',
    choices: shared.map((one) => ({ value: one, label: one.toUpperCase() })),
  };
};
const edges: Field<'advantage' | 'disadvantage'>[] = [
  { name: 'advantage', label: 'Advantage', kind: 'check', value: false, optional: true },
  { name: 'disadvantage', label: 'Disadvantage', kind: 'check', value: false, optional: true },
];

/** The targets that are suggested for what is easy, fair and hard (BV-S10). */
const suggested = (campaign: Campaign): string =>
  (['easy', 'fair', 'hard'] as const)
    .map((how) => `${numberOf(campaign, `${how}-target`)} ${how}`)
    .join(', ');

/** A total at or above the target succeeds (BV-S10). */
const readAgainst = ({ total }: Thrown, against: number) => ({
  passed: total >= against,
  margin: total - against,
});

const check = defineCommand({
  type: 'check',
  title: 'Ability check',
  about:
    'Rolls the ability’s die plus its modifier and a bonus. The GM interprets the total, or it succeeds if it reaches the target.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('check'),
    actor: IdSchema,
    ...throwing,
    purpose: z.string().trim().max(200).default(''),
    against: z.int().min(1).max(100).optional(),
  }),
  decide: (decision, { actor, against, ...given }) => {
    const thrown = throwAbility(decision, actor, given);
    const read = against === undefined ? {} : { against, ...readAgainst(thrown, against) };
    decision.emit(
      checkMade,
      { actor, ...thrown, purpose: given.purpose, ...read },
      by(decision, 'check', against !== undefined && 'target'),
    );
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Ability check…',
            detail: suggested(campaign),
            group: 'check',
            command: { type: 'check' },
            needs: [
              choiceOf(partyOf(campaign), 'actor', 'Who'),
              abilityChoice(campaign),
              { name: 'purpose', label: 'What for', kind: 'text', optional: true },
              { name: 'against', label: 'Target', kind: 'number', optional: true },
              ...edges,
            ],
          },
        ]
      : [],
});

/** A saving throw is an ability check against a target number (BV-S9); gives back whether it succeeded. */
export function saveWith(decision: Decision, actor: string, given: Throwing, against: number): boolean {
  const thrown = throwAbility(decision, actor, given);
  const read = readAgainst(thrown, against);
  decision.emit(saveMade, { actor, ...thrown, purpose: given.purpose, against, ...read });
  return read.passed;
}

const save = defineCommand({
  type: 'save',
  title: 'Saving throw',
  about: 'An ability check against a target number: the GM’s, or the usual one if left out.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('save'),
    actor: IdSchema,
    ...throwing,
    against: z.int().min(1).max(100).optional(),
    purpose: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { actor, against, ...given }) => {
    saveWith(decision, actor, given, against ?? numberOf(decision.state, 'save-target'));
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Saving throw…',
            group: 'check',
            command: { type: 'save' },
            needs: [
              choiceOf(partyOf(campaign), 'actor', 'Who'),
              abilityChoice(campaign),
              { name: 'against', label: 'Target', kind: 'number', value: numberOf(campaign, 'save-target') },
              ...edges,
            ],
          },
        ]
      : [],
});

export const checkCommands = [check, contest, save];
