import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { commandRules } from '../commandRules.ts';
import { contest } from './contest.ts';
import { gainExhaustion } from '../harm/harm.ts';
import { rulingOf } from '../rulings.ts';
import { ABILITIES, sheetOf } from '../sheet/sheet.ts';
import { makes, throwAbility, throwing, type Throwing } from './throwAbility.ts';

const abilityChoice = (campaign: Campaign, name = 'ability'): Field => {
  const all = new Set([
    ...ABILITIES,
    ...partyOf(campaign).flatMap((one) => Object.keys(sheetOf(one).abilities)),
  ]);
  const shared = [...all].filter((ability) =>
    partyOf(campaign).every((one) => Object.hasOwn(sheetOf(one).abilities, ability)),
  );
  return {
    name,
    label: 'Ability',
    kind: 'choice',
    choices: shared.map((one) => ({ value: one, label: one.toUpperCase() })),
  };
};
const edges: Field[] = [
  { name: 'advantage', label: 'Advantage', kind: 'check', value: false, optional: true },
  { name: 'disadvantage', label: 'Disadvantage', kind: 'check', value: false, optional: true },
];

const offered = (campaign: Campaign, offer: Offer): Offer[] => (partyOf(campaign).length > 0 ? [offer] : []);

/** The targets that the table suggests (BV-S10). */
const suggested = (campaign: Campaign): string =>
  (['easy', 'fair', 'hard'] as const)
    .map((how) => `${rulingOf(campaign, `${how}-target`)} ${how}`)
    .join(', ');

/** The GM reads the total (BV-2, BV-S10). */
const check = defineCommand({
  type: 'check',
  title: 'Ability check',
  about:
    'Throws the ability’s die with its modifier and a bonus. The GM reads the total; with a target it is held against it.',
  when: ['session'],
  rules: commandRules.check,
  fields: z.strictObject({
    type: z.literal('check'),
    creature: IdSchema,
    ...throwing,
    purpose: z.string().trim().max(200).default(''),
    target: z.int().min(1).max(100).optional(),
  }),
  decide: (decision, { creature, target, ...given }) => {
    const { total, line } = throwAbility(decision, creature, given);
    const made = target !== undefined && makes(decision.state, total, target);
    const read = target === undefined ? '' : ` against ${target}, ${made ? 'made' : 'missed'}`;
    decision.emit(diceRolled, {}, `${line}${read}.`);
  },
  offers: (campaign) =>
    offered(campaign, {
      label: 'Ability check',
      detail: suggested(campaign),
      key: 'c',
      group: 'check',
      command: { type: 'check' },
      needs: [
        choiceOf(partyOf(campaign), 'creature', 'Who'),
        abilityChoice(campaign),
        { name: 'purpose', label: 'What for', kind: 'text', optional: true },
        { name: 'target', label: 'Target, if any', kind: 'number', optional: true },
        ...edges,
      ],
    }),
});

/** A saving throw: an ability against the GM’s target (BV-S9); gives back whether it was made. */
export function saveWith(decision: Decision, id: string, given: Throwing, target: number): boolean {
  const { total, line } = throwAbility(decision, id, given);
  const made = makes(decision.state, total, target);
  decision.emit(diceRolled, {}, `${line} against ${target}, ${made ? 'made' : 'missed'}.`);
  return made;
}

const save = defineCommand({
  type: 'save',
  title: 'Saving throw',
  about: 'An ability check against a target of the GM; where nothing is said, against the table’s usual one.',
  when: ['session'],
  rules: commandRules.save,
  fields: z.strictObject({
    type: z.literal('save'),
    creature: IdSchema,
    ...throwing,
    target: z.int().min(1).max(100).optional(),
    purpose: z.string().trim().max(200).default('saving throw'),
  }),
  decide: (decision, { creature, target, ...given }) => {
    saveWith(decision, creature, given, target ?? rulingOf(decision.state, 'save-target'));
  },
  offers: (campaign) =>
    offered(campaign, {
      label: 'Saving throw',
      key: 'v',
      group: 'check',
      command: { type: 'save' },
      needs: [
        choiceOf(partyOf(campaign), 'creature', 'Who'),
        abilityChoice(campaign),
        { name: 'target', label: 'Target', kind: 'number', value: rulingOf(campaign, 'save-target') },
        ...edges,
      ],
    }),
});

const exhaust = defineCommand({
  type: 'exhaust',
  title: 'Exhaustion',
  about: 'A level of exhaustion by the GM’s word, with all that it brings.',
  when: ['anytime'],
  rules: commandRules.exhaust,
  fields: z.strictObject({
    type: z.literal('exhaust'),
    creature: IdSchema,
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature, why }) => {
    const { name, status } = creatureAt(decision.state, creature);
    if (status === 'dead') throw new Refusal('not-able', `${name} is dead (BV-55).`, 'creature');
    gainExhaustion(decision, creature, why);
  },
  offers: (campaign) =>
    offered(campaign, {
      label: 'A level of exhaustion',
      group: 'harm',
      command: { type: 'exhaust' },
      needs: [choiceOf(partyOf(campaign), 'creature', 'Who')],
    }),
});

export const checkCommands = [check, contest, save, exhaust];
