import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { NameSchema, SystemIdSchema } from '../state.ts';

export const campaignFounded = defineEvent(
  'campaign-founded',
  { name: NameSchema, system: SystemIdSchema },
  (campaign, { name }) => {
    campaign.name = name;
  },
);

export const campaignRenamed = defineEvent('campaign-renamed', { name: NameSchema }, (campaign, { name }) => {
  campaign.name = name;
});

export const sessionOpened = defineEvent('session-opened', { number: z.int() }, (campaign, { number }) => {
  campaign.session = { number };
  campaign.mode.closed = false;
});

export const sessionClosed = defineEvent('session-closed', { number: z.int() }, (campaign) => {
  campaign.mode.closed = true;
});

export const noteWritten = defineEvent('note-written', { about: z.string().optional() }, () => undefined);

export const diceRolled = defineEvent('dice-rolled', {}, () => undefined);

export const detailsChanged = defineEvent(
  'details-changed',
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
