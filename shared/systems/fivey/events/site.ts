import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { present } from '../../../campaign/lookup.ts';
import { detailsOf } from '../sheet/sheet.ts';

/** An encounter took one of the turns of the site, which makes `explorationTurns` in all. */
export const encounterTookTurn = defineEvent(
  'encounter-took-turn',
  'players',
  { explorationTurns: z.int() },
  (campaign, { explorationTurns }) => {
    present(campaign.party.site, 'the site').explorationTurns = explorationTurns;
  },
);

/** An hour at the table made an hour of the game: the turns that were missing pass, which makes `explorationTurns` in all. */
export const tableHourEnded = defineEvent(
  'table-hour-ended',
  'players',
  { missing: z.int(), explorationTurns: z.int(), endsAt: z.number() },
  (campaign, { explorationTurns, endsAt }) => {
    present(campaign.party.site, 'the site').explorationTurns = explorationTurns;
    detailsOf(campaign).hourEndedAt = endsAt;
  },
);

export const siteEvents = [encounterTookTurn, tableHourEnded];
