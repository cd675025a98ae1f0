import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { freshId, IdSchema } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { prepareNoted, prepareTicked } from './events.ts';
import { MOST_TO_PREPARE, PrepareTextSchema } from './toPrepare.ts';

const notePrepare = defineCommand({
  type: 'note-to-prepare',
  title: 'Note something to prepare',
  about:
    'Adds a line to what you want to prepare before the next session. Only you see it; once done, it goes when that session starts.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('note-to-prepare'),
    text: PrepareTextSchema,
  }),
  decide: (decision, { text }) => {
    const { toPrepare } = decision.state;
    if (toPrepare.length >= MOST_TO_PREPARE)
      throw new Refusal(
        'too-many',
        'The list is full. What is ticked goes when the next session starts.',
        'text',
      );
    decision.emit(prepareNoted, { id: freshId(text, 'prepare', toPrepare), what: text }, { secret: true });
  },
});

const setPrepared = defineCommand({
  type: 'set-prepared',
  title: 'Prepared or not',
  about: 'Ticks a line of what you wanted to prepare, or takes the tick away.',
  fieldNotes: '`note` is the id of the line.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-prepared'),
    note: IdSchema,
    done: z.boolean().default(true),
  }),
  decide: (decision, { note, done }) => {
    const one = decision.state.toPrepare.find(({ id }) => id === note);
    if (!one) throw new Refusal('unknown-note', 'There is no such line to prepare.', 'note');
    if (one.done === done)
      throw new Refusal('no-need', `“${one.text}” is ${done ? 'ticked' : 'not ticked'} already.`, 'done');
    decision.emit(prepareTicked, { id: note, what: one.text, done }, { secret: true });
  },
});

export const prepareCommands = [notePrepare, setPrepared];
