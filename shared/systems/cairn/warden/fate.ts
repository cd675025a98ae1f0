import { z } from 'zod';
import { defineCommand } from '../../contract.ts';
import { fateAsked } from '../events.ts';

/** From which face on fate is good for the party. */
export const GOOD_FATE = 4;

/** 1d6 for what nobody knows (CA-34, CA-35). */
export const dieOfFate = defineCommand({
  type: 'die-of-fate',
  title: 'Roll Die of Fate',
  about: 'Rolls 1d6 when the outcome is uncertain: 4 or more favors the party, 3 or less is bad luck.',
  when: ['session'],
  dice: [{ die: 'd6', for: 'Die of Fate' }],
  fields: z.strictObject({
    type: z.literal('die-of-fate'),
    about: z.string().trim().max(200).default('how it turns out'),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { about, secret }) => {
    const { total } = decision.throwDice(`Die of Fate, ${about}`, 1, 6);
    const good = total >= GOOD_FATE;
    decision.emit(
      fateAsked,
      { about, total, good, answer: good ? 'yes' : 'no' },
      { ...(secret ? { secret } : {}) },
    );
  },
  offers: (_campaign) => [
    {
      label: 'Roll Die of Fate',
      group: 'check',
      command: { type: 'die-of-fate' },
      needs: [{ name: 'about', label: 'Question', kind: 'text', value: 'how it turns out' }],
    },
  ],
});
