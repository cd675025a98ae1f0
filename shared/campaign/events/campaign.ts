import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { NameSchema, SystemIdSchema } from '../state.ts';

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

/** A session began; `day` is what the calendar calls the day. */
export const sessionOpened = defineEvent(
  'session-opened',
  'players',
  { number: z.int(), day: z.string() },
  (campaign, { number }) => {
    campaign.session = { number };
    campaign.mode.closed = false;
  },
);

/** The session is over. */
export const sessionClosed = defineEvent('session-closed', 'players', { number: z.int() }, (campaign) => {
  campaign.mode.closed = true;
});

/** The referee’s own line; `about` is what it concerns. */
export const noteWritten = defineEvent(
  'note-written',
  'players',
  { text: z.string().default(''), about: z.string().optional() },
  () => undefined,
);

/** Dice that no rule asked for; `totals` are those of each roll where there were several, `total` is all of them. */
export const diceRolled = defineEvent(
  'dice-rolled',
  'players',
  {
    for: z.string().optional(),
    notation: z.string().optional(),
    total: z.number().optional(),
    totals: z.array(z.number()).optional(),
  },
  () => undefined,
);

/** What the system keeps for the whole campaign changed; values that are left out stay the same. */
export const detailsChanged = defineEvent(
  'details-changed',
  'referee',
  { to: z.record(z.string(), z.json()) },
  (campaign, { to }) => {
    Object.assign(campaign.details, to);
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
