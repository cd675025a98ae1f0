import { z } from 'zod';
import { defineCommand } from '../../contract.ts';
import { fateAnswered } from '../events/attempts.ts';

const ANSWERS = ['no-and', 'no', 'no-but', 'yes-but', 'yes', 'yes-and'] as const;
type Answer = (typeof ANSWERS)[number];

/** The answers in words. */
export const FATE: Readonly<Record<Answer, string>> = {
  'no-and': 'no, and',
  no: 'no',
  'no-but': 'no, but',
  'yes-but': 'yes, but',
  yes: 'yes',
  'yes-and': 'yes, and',
};
export const fateRows: readonly string[] = ANSWERS.map((answer) => FATE[answer]);

/** For questions that nobody’s preparation touches (BDP-24): 1d6 from “no, and” to “yes, and” (BDP-25). */
const dieOfFate = defineCommand({
  type: 'die-of-fate',
  title: 'Roll Die of Fate',
  about: 'Answers an open question on 1d6, when no one’s skill, gear or preparation decides it.',
  when: ['session'],
  dice: [{ die: 'd6', for: 'Die of Fate' }],
  fields: z.strictObject({
    type: z.literal('die-of-fate'),
    about: z.string().trim().max(200).default('the question'),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { about, secret }) => {
    const { total } = decision.throwDice(`Die of Fate, ${about}`, 1, 6);
    decision.emit(
      fateAnswered,
      { about, total, answer: ANSWERS[total - 1] ?? 'no' },
      { ...(secret ? { secret } : {}) },
    );
  },
  offers: (_campaign) => [
    {
      label: 'Roll Die of Fate',
      group: 'check',
      command: { type: 'die-of-fate' },
      needs: [{ name: 'about', label: 'Question', kind: 'text', value: 'is anyone there?' }],
    },
  ],
});

export const fateCommands = [dieOfFate];
