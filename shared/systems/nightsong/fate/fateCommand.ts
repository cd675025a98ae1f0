import { z } from 'zod';
import type { Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { fateAsked } from '../events/checks.ts';
import { numberOf } from '../numbers.ts';
import { askFate, ThresholdSchema, throwHundred } from './fate.ts';

/** The navigation threshold, at least 1 as the command wants it. */
const wayThreshold = (campaign: Campaign): number => Math.max(1, numberOf(campaign, 'navigation-threshold'));

/** A printed X% happens on X or less, always read from 1 to 100 (NS-88). */
function askPrinted(decision: Decision, about: string, chance: number, secret: boolean): void {
  const { total } = throwHundred(decision, about || 'Die of Fate');
  const passed = total <= chance;
  decision.emit(
    fateAsked,
    { about, total, against: chance, passed, answer: passed ? 'positive' : 'negative', printed: true },
    { ...by(decision, 'printed-chance'), ...(secret ? { secret } : {}) },
  );
}

/** A question that the Referee leaves to the die (NS-87). */
export const fateCommand = defineCommand({
  type: 'die-of-fate',
  title: 'Roll Die of Fate',
  about: 'Asks the Die of Fate a question, or rolls a printed X%, read from 1 to 100.',
  fieldNotes: 'The answer is positive at or below `threshold`; a printed X% is a `chance`.',
  when: ['anytime'],
  dice: [{ die: 'd100', for: 'Die of Fate' }],
  fields: z.strictObject({
    type: z.literal('die-of-fate'),
    about: z.string().trim().max(500).default(''),
    threshold: ThresholdSchema.default(50),
    chance: ThresholdSchema.optional(),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { about, threshold, chance, secret }) => {
    if (chance !== undefined) {
      askPrinted(decision, about, chance, secret);
      return;
    }
    const { roll, answer } = askFate(decision, about || 'Die of Fate', threshold);
    decision.emit(
      fateAsked,
      { about, total: roll.total, against: threshold, passed: answer === 'positive', answer },
      { ...by(decision, 'fate'), ...(secret ? { secret } : {}) },
    );
  },
  offers: (campaign) => [
    {
      label: 'Roll Die of Fate…',
      group: 'fate',
      command: { type: 'die-of-fate' },
      needs: [
        { name: 'about', label: 'Question', kind: 'text', optional: true },
        {
          name: 'threshold',
          label: 'Positive at or below',
          kind: 'number',
          value: 50,
          choices: [30, 50, 70].map((one) => ({ value: String(one), label: String(one) })),
        },
      ],
    },
    {
      label: 'Roll printed chance…',
      detail: 'X% in an adventure',
      group: 'fate',
      command: { type: 'die-of-fate' },
      needs: [
        { name: 'about', label: 'Question', kind: 'text', optional: true },
        { name: 'chance', label: 'Chance', kind: 'number', value: 50, unit: '%' },
      ],
    },
    {
      label: 'Roll Die of Fate: navigation',
      group: 'fate',
      command: { type: 'die-of-fate', about: 'navigation', threshold: wayThreshold(campaign) },
    },
  ],
});
