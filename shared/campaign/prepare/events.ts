import { z } from 'zod';
import { undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { PrepareTextSchema } from './toPrepare.ts';

/** The referee wants to prepare something before the next session. */
export const prepareNoted = defineEvent(
  'prepare-noted',
  'referee',
  { id: IdSchema, what: PrepareTextSchema },
  (campaign, { id, what }) => {
    campaign.toPrepare = [...undrafted(campaign.toPrepare), { id, text: what, done: false }];
  },
);

/** It is prepared, or not yet after all. */
export const prepareTicked = defineEvent(
  'prepare-ticked',
  'referee',
  { id: IdSchema, what: z.string(), done: z.boolean() },
  (campaign, { id, done }) => {
    campaign.toPrepare = undrafted(campaign.toPrepare).map((one) => (one.id === id ? { ...one, done } : one));
  },
);

export const prepareEvents = [prepareNoted, prepareTicked];
