import { scalesIn } from '../../../shared/campaign/commands/units.ts';
import { partyLights } from '../../../shared/campaign/light.ts';
import { find } from '../../../shared/campaign/ids.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { SiteTime } from '../../../shared/time/siteTime.ts';
import type { System } from '../../../shared/systems/contract.ts';

/** The turns since the party came into the site where it is, and what light its people have left; null in the open. */
export function siteTime(campaign: Campaign, system: System): SiteTime | null {
  const { site } = campaign.party;
  if (!site) return null;
  const { turn } = scalesIn(campaign, system);
  const lights = partyLights(campaign)
    .map(({ name, dueAt, die }) => ({
      name,
      left: dueAt === undefined ? null : Math.max(0, Math.floor((dueAt - campaign.clock) / turn)),
      die: die ?? null,
    }))
    .sort((a, b) => (b.left ?? Infinity) - (a.left ?? Infinity));
  return { name: find(campaign.land.sites, site.id)?.name ?? '', turn: site.explorationTurns, lights };
}
