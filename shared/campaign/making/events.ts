import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { DrawnValueSchema } from './draft.ts';

/** A step of a new character was thrown or chosen. */
export const stepDrawn = defineEvent(
  'step-drawn',
  'players',
  {
    step: z.string(),
    title: z.string(),
    value: DrawnValueSchema,
    /** What the log calls it. */
    label: z.string(),
    dice: z.array(z.tuple([z.int(), z.int()])).optional(),
    throws: z.int().min(0),
  },
  (campaign, { step, value, dice, throws }) => {
    campaign.newcomer ??= { drawn: {} };
    campaign.newcomer.drawn[step] = { value, throws, ...(dice && { dice }) };
  },
);

/** The rules want steps rolled again. */
export const stepsCleared = defineEvent(
  'steps-cleared',
  'players',
  { steps: z.array(z.string()), why: z.string() },
  (campaign, { steps }) => {
    for (const id of steps) if (campaign.newcomer) Reflect.deleteProperty(campaign.newcomer.drawn, id);
  },
);

/** A new character is finished. */
export const newcomerFinished = defineEvent(
  'newcomer-finished',
  'players',
  { creature: IdSchema },
  (campaign) => {
    campaign.newcomer = null;
  },
);

/** What was drawn for a new character was discarded. */
export const newcomerDiscarded = defineEvent('newcomer-discarded', 'players', {}, (campaign) => {
  campaign.newcomer = null;
});

export const makingEvents = [stepDrawn, stepsCleared, newcomerFinished, newcomerDiscarded] as const;
