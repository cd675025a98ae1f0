import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';
import { sentenceRetold, sentenceToldAgain } from './events.ts';
import { isSamePlace, MOST_RETOLD, retoldOf, RetoldSchema } from './retold.ts';

const { hidden, words, number: session, ...where } = RetoldSchema.shape;
const place = { session, ...where };

/** Refuses `unknown-session` one that has not begun. */
function demandSession({ session: { number } }: Campaign, session: number): void {
  if (session > number)
    throw new Refusal('unknown-session', `There is no session ${session} yet.`, 'session');
}

const retell = defineCommand({
  type: 'retell',
  title: 'Correct the tale',
  about: 'Tells a sentence of a session in your own words, leaves it out, or adds one after it.',
  fieldNotes:
    '`of` is the tale, or one of its recaps: `long`, `short`. `from` are the numbers of the events that the sentence tells; without text it is left out.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('retell'), ...place, text: words.default(''), hidden }),
  decide: (decision, { type: _type, session: number, text, ...rest }) => {
    const retold = { ...rest, number, words: text };
    demandSession(decision.state, number);
    const kept = retoldOf(decision.state.retold, number);
    if (kept.length >= MOST_RETOLD && !kept.some((one) => isSamePlace(one, retold)))
      throw new Refusal(
        'too-many',
        `At most ${MOST_RETOLD} sentences of a session can be corrected.`,
        'from',
      );
    if (retold.how === 'after' && text === '')
      throw new Refusal('no-text', 'Write what is to be added.', 'text');
    decision.emit(sentenceRetold, retold);
  },
});

const tellAgain = defineCommand({
  type: 'tell-again',
  title: 'Undo a correction of the tale',
  about: 'Tells a corrected sentence of a session as its events say, and removes an added one.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('tell-again'), ...place }),
  decide: (decision, { type: _type, session: number, ...rest }) => {
    const again = { ...rest, number };
    const kept = retoldOf(decision.state.retold, number);
    const isKept = kept.some((one) => isSamePlace(one, again));
    if (!isKept) throw new Refusal('unknown-sentence', 'Nothing was corrected there.', 'from');
    decision.emit(sentenceToldAgain, again);
  },
});

export const retellingCommands = [retell, tellAgain];
