import { copyOf } from '../../shared/campaign/blankCampaign.ts';
import type { Campaign, Creature } from '../../shared/campaign/state.ts';

/**
 * The campaign without the strangers who came since the start and are gone, as far as nothing is left to happen to them. No rule
 * asks after them again, and with each of them all that looks through the creatures takes longer.
 */
export function withoutStrangersGone(campaign: Campaign, start: Campaign): Campaign {
  const stays = stayingIn(campaign, start);
  const rest = copyOf(campaign);
  rest.creatures = {};
  // Objects that were given the same keys in the same order are read and copied much faster than those that lost some.
  for (const [id, creature] of Object.entries(campaign.creatures))
    if (stays(creature)) rest.creatures[id] = creature;
  return rest;
}

/** Whether somebody was there at the start, goes with the party, or has something yet to wear off or fall due. */
function stayingIn({ party, timers }: Campaign, { creatures }: Campaign): (one: Creature) => boolean {
  const timed = new Set(Object.values(timers).map(({ creature }) => creature));
  return ({ id, conditions }) =>
    id in creatures || party.members.includes(id) || conditions.length > 0 || timed.has(id);
}
