import { z } from 'zod';
import { readRolls } from '../../dice/notation.ts';
import { defineCommand } from '../../systems/contract.ts';
import { dateOf } from '../../time/calendar.ts';
import { isAstray } from '../astray/belief.ts';
import {
  campaignRenamed,
  diceRolled,
  NOTE_PARTS,
  noteWritten,
  sessionClosed,
  sessionOpened,
} from '../events/campaign.ts';
import { find } from '../ids.ts';
import { attendanceOf, placeIn } from '../lookup.ts';
import { calendarOf } from '../reckoning/calendarOf.ts';
import { Refusal } from '../refusal.ts';
import { NameSchema, type Campaign } from '../state.ts';

const openSession = defineCommand({
  type: 'open-session',
  title: 'Start session',
  about: 'Starts a session; everything from now on goes in its log.',
  when: ['closed'],
  fields: z.strictObject({ type: z.literal('open-session') }),
  decide: (decision) => {
    const number = decision.state.session.number + 1;
    const { day } = dateOf(decision.system.calendar, decision.state.clock);
    decision.emit(sessionOpened, {
      number,
      day: calendarOf(decision.state, decision.system).nameOfDay(day),
      ...attendanceOf(decision.state),
    });
    decision.system.sessionOpens?.(decision);
  },
  offers: ({ session }) => [
    {
      label: `Start session ${session.number + 1}`,
      main: true,
      command: { type: 'open-session' },
      // Nobody has played yet: there is nothing to look back at.
      ...(session.number > 0 && { opens: 'begin' as const }),
    },
  ],
});

/** Where the group in play is, as events say it. */
function whereWeAre(campaign: Campaign): { hex?: string; place?: string; site?: string } {
  const { land, party } = campaign;
  // Players read it, and may be astray.
  const hex = isAstray(campaign) ? null : party.hex;
  const place = hex === null ? undefined : placeIn(campaign, hex);
  const site = party.site && find(land.sites, party.site.id);
  return {
    ...(hex === null ? {} : { hex }),
    ...(place === undefined ? {} : { place }),
    ...(site ? { site: site.name } : {}),
  };
}

const closeSession = defineCommand({
  type: 'close-session',
  title: 'End session',
  about: 'Ends the session. The next one continues from here.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('close-session') }),
  decide: (decision) => {
    const { number } = decision.state.session;
    decision.system.sessionCloses?.(decision);
    const { present } = attendanceOf(decision.state);
    decision.emit(sessionClosed, { number, ...whereWeAre(decision.state), present });
  },
  offers: ({ session }) => [
    {
      label: `End session ${session.number}`,
      command: { type: 'close-session' },
      group: 'session',
      opens: 'end',
    },
  ],
});

const note = defineCommand({
  type: 'note',
  title: 'Write in the log',
  about: 'Writes a line in the log, for everyone or for the referee alone.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('note'),
    text: z.string().trim().min(1, 'write something first').max(10_000),
    secret: z.boolean().default(false),
    about: z.string().max(60).optional(),
    part: z.enum(NOTE_PARTS).optional(),
  }),
  decide: (decision, { text, secret, about, part }) => {
    const more = { ...(about ? { about } : {}), ...(part ? { part } : {}) };
    decision.emit(noteWritten, { text, ...more }, secret ? { secret } : {});
  },
});

const roll = defineCommand({
  type: 'roll',
  title: 'Roll dice',
  about: 'Rolls any dice (2d6, d20+3, d%, d66, 4d6kh3, 3d6!, 6x3d6) and writes them in the log.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('roll'),
    dice: z.string().min(1).max(100),
    for: z.string().max(200).default('a roll'),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { dice, for: purpose, secret }) => {
    const asked = readRolls(dice);
    if ('fault' in asked) throw new Refusal('bad-dice', asked.fault, 'dice');
    const totals = Array.from(
      { length: asked.times },
      () => decision.throwNotation(purpose, asked.once).total,
    );
    const total = totals.reduce((sum, one) => sum + one, 0);
    decision.emit(
      diceRolled,
      { for: purpose, notation: dice, total, ...(asked.times > 1 ? { totals } : {}) },
      secret ? { secret } : {},
    );
  },
});

const renameCampaign = defineCommand({
  type: 'rename-campaign',
  title: 'Rename campaign',
  about: 'Gives the campaign a new name. The folder’s name stays.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('rename-campaign'), name: NameSchema }),
  decide: (decision, { name }) => {
    decision.emit(campaignRenamed, { name });
  },
});

export const sessionCommands = [openSession, closeSession, note, roll, renameCampaign];
