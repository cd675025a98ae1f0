import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { dateOf } from '../../time/calendar.ts';
import {
  campaignRenamed,
  diceRolled,
  noteWritten,
  sessionClosed,
  sessionOpened,
} from '../events/campaign.ts';
import { NameSchema } from '../state.ts';

const openSession = defineCommand({
  type: 'open-session',
  title: 'Begin the session',
  about: 'Begins a sitting; what happens from now on stands in its log.',
  when: ['closed'],
  fields: z.strictObject({ type: z.literal('open-session') }),
  decide: (decision) => {
    const number = decision.state.session.number + 1;
    const { day } = dateOf(decision.system.calendar, decision.state.clock);
    decision.emit(sessionOpened, { number, day: decision.system.calendar.nameOfDay(day) });
    decision.system.sessionOpens?.(decision);
  },
  offers: ({ session }) => [
    {
      label: `Begin session ${session.number + 1}`,
      main: true,
      command: { type: 'open-session' },
    },
  ],
});

const closeSession = defineCommand({
  type: 'close-session',
  title: 'End the session',
  about: 'Ends the sitting. The next one goes on where this one stopped.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('close-session') }),
  decide: (decision) => {
    const { number } = decision.state.session;
    decision.system.sessionCloses?.(decision);
    decision.emit(sessionClosed, { number });
  },
  offers: ({ session }) => [
    { label: `End session ${session.number}`, command: { type: 'close-session' }, group: 'session' },
  ],
});

const note = defineCommand({
  type: 'note',
  title: 'Write a line',
  about: 'Writes a line into the log, for all or for the referee alone.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('note'),
    text: z.string().trim().min(1, 'there is nothing to write').max(10_000),
    secret: z.boolean().default(false),
    about: z.string().max(60).optional(),
  }),
  decide: (decision, { text, secret, about }) => {
    decision.emit(noteWritten, { text, ...(about ? { about } : {}) }, secret ? { secret } : {});
  },
});

const roll = defineCommand({
  type: 'roll',
  title: 'Roll dice',
  about: 'Throws any dice (2d6, d20+3, d%) and writes them into the log.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('roll'),
    dice: z.string().min(1).max(100),
    for: z.string().max(200).default('a roll'),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { dice, for: purpose, secret }) => {
    const { total } = decision.throwNotation(purpose, dice);
    decision.emit(diceRolled, { for: purpose, notation: dice, total }, secret ? { secret } : {});
  },
});

const renameCampaign = defineCommand({
  type: 'rename-campaign',
  title: 'Rename the campaign',
  about: 'Gives the campaign another name. Its folder keeps the name it has.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('rename-campaign'), name: NameSchema }),
  decide: (decision, { name }) => {
    decision.emit(campaignRenamed, { name });
  },
});

export const sessionCommands = [openSession, closeSession, note, roll, renameCampaign];
