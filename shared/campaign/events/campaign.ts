import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { assign, undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { NameSchema, SystemIdSchema } from '../state.ts';

const who = z.array(IdSchema).optional();

/** A campaign was founded, for one rule system. */
export const campaignFounded = defineEvent(
  'campaign-founded',
  'referee',
  { name: NameSchema, system: SystemIdSchema },
  (campaign, { name }) => {
    campaign.name = name;
  },
);

/** The campaign has another name. */
export const campaignRenamed = defineEvent(
  'campaign-renamed',
  'players',
  { name: NameSchema },
  (campaign, { name }) => {
    campaign.name = name;
  },
);

/** A session began; `day` is what the calendar calls the day. What was prepared for it is off the list. */
export const sessionOpened = defineEvent(
  'session-opened',
  'players',
  {
    number: z.int(),
    day: z.string(),
    /** The ids of the party’s living members, over all groups: who is at the table, and who is absent. */
    present: who,
    away: who,
  },
  (campaign, { number }) => {
    campaign.session = { number };
    campaign.mode.closed = false;
    campaign.toPrepare = undrafted(campaign.toPrepare).filter(({ done }) => !done);
  },
);

/** The session is over; it tells where the group in play is then. */
export const sessionClosed = defineEvent(
  'session-closed',
  'players',
  {
    number: z.int(),
    hex: HexLabelSchema.optional(),
    /** What stands in the hex, where it has a name that is no secret. */
    place: z.string().optional(),
    /** The name of the site that they are in. */
    site: z.string().optional(),
    /** The ids of the party’s living members at the table, over all groups. */
    present: who,
  },
  (campaign) => {
    campaign.mode.closed = true;
  },
);

/** What part a note has in a tale: what draws them in, what they found, how it ends. */
export const NOTE_PARTS = ['hook', 'find', 'end'] as const;

/** The referee’s own line; `about` is what it concerns. */
export const noteWritten = defineEvent('note-written', 'players', {
  text: z.string().default(''),
  about: z.string().optional(),
  part: z.enum(NOTE_PARTS).optional(),
});

/** Dice that no rule asked for; `totals` are those of each roll where there were several, `total` is all of them. */
export const diceRolled = defineEvent('dice-rolled', 'players', {
  for: z.string().optional(),
  notation: z.string().optional(),
  total: z.number().optional(),
  totals: z.array(z.number()).optional(),
});

/** What the system keeps for the whole campaign changed; values that are left out stay the same. */
export const detailsChanged = defineEvent(
  'details-changed',
  'referee',
  { to: z.record(z.string(), z.json()) },
  (campaign, { to }) => {
    assign(campaign.details, to);
  },
);

export const campaignEvents = [
  campaignFounded,
  campaignRenamed,
  sessionOpened,
  sessionClosed,
  noteWritten,
  diceRolled,
  detailsChanged,
];
