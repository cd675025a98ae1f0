import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { present } from '../../../campaign/lookup.ts';
import { detailsOf } from '../sheet/sheet.ts';

/** An encounter took one of the turns of the site, which makes `turns` in all. */
export const encounterTookTurn = defineEvent(
  'encounter-took-turn',
  { turns: z.int() },
  (campaign, { turns }) => {
    present(campaign.party.site, 'the site').turns = turns;
  },
);

/** An hour at the table made an hour of the game: the turns that were missing pass, which makes `turns` in all. */
export const tableHourEnded = defineEvent(
  'table-hour-ended',
  { missing: z.int(), turns: z.int(), endsAt: z.number() },
  (campaign, { turns, endsAt }) => {
    present(campaign.party.site, 'the site').turns = turns;
    detailsOf(campaign).hourEndedAt = endsAt;
  },
);

export const siteEvents = [encounterTookTurn, tableHourEnded];
