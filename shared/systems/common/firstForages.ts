import type { AnyCommand } from '../../campaign/offer.ts';
import { partyOf } from '../../campaign/groups/party.ts';
import type { Campaign } from '../../campaign/state.ts';

/** The first of the party looks for food on the road; undefined where nobody is left. */
export function firstForages(campaign: Campaign): AnyCommand | undefined {
  const [finder] = partyOf(campaign);
  return finder && { type: 'forage', actor: finder.id };
}
