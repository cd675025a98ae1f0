import { z } from 'zod';
import type { Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { fateAsked } from '../events/checks.ts';
import { numberOf } from '../numbers.ts';
import { askFate, ASKED, PRINTED, ThresholdSchema, throwHundred } from './fate.ts';

/** The threshold for keeping the way, as a question to the Die of Fate may have it. */
const wayThreshold = (campaign: Campaign): number => Math.max(1, numberOf(campaign, 'navigation-threshold'));

/** A printed X% happens on X or less, always from 1 to 100. */
function askPrinted(decision: Decision, about: string, chance: number, secret: boolean): void {
  const { total } = throwHundred(decision, about || 'Die of Fate');
  const passed = total <= chance;
  decision.emit(
    fateAsked,
    { about, total, against: chance, passed, answer: passed ? 'positive' : 'negative', printed: true },
    { rules: PRINTED, ...(secret ? { secret } : {}) },
  );
}

/** Wherever the Referee would rather not decide: one button for each of its uses (NS-87). */
export const fateCommand = defineCommand({
  type: 'die-of-fate',
  title: 'Die of Fate',
  about:
    'Asks the Die of Fate: positive at or below `threshold`. `chance` instead is a printed X%, read from 1 to 100.',
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
      { rules: ASKED, ...(secret ? { secret } : {}) },
    );
  },
  offers: (campaign) => [
    {
      label: 'Die of Fate',
      group: 'fate',
      command: { type: 'die-of-fate' },
      needs: [
        { name: 'about', label: 'About what', kind: 'text', optional: true },
        {
          name: 'threshold',
          label: 'Positive up to',
          kind: 'number',
          value: 50,
          choices: [30, 50, 70].map((one) => ({ value: String(one), label: String(one) })),
        },
      ],
    },
    {
      label: 'A printed chance',
      detail: 'X%, read from 1 to 100',
      group: 'fate',
      command: { type: 'die-of-fate' },
      needs: [
        { name: 'about', label: 'About what', kind: 'text', optional: true },
        { name: 'chance', label: 'Chance in a hundred', kind: 'number', value: 50 },
      ],
    },
    {
      label: 'Is the way found?',
      group: 'fate',
      command: { type: 'die-of-fate', about: 'Finding the way', threshold: wayThreshold(campaign) },
    },
  ],
});
