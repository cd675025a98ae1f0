import type { InsideView } from '../../../shared/api.ts';
import { scalesIn } from '../../../shared/campaign/commands/units.ts';
import { burning, partyLights } from '../../../shared/campaign/light.ts';
import { find } from '../../../shared/campaign/ids.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { SiteTime } from '../../../shared/time/siteTime.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { counted, plural } from '../../../shared/text/words.ts';
import { bearersOf } from './stores.ts';

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
    .sort((a, b) => (b.left ?? Infinity) - (a.left ?? Infinity) || (b.die ?? 0) - (a.die ?? 0));
  return { name: find(campaign.land.sites, site.id)?.name ?? '', turn: site.explorationTurns, lights };
}

/** The turn and the light inside of a site, with what the packs hold besides. */
export function insideView(campaign: Campaign, system: System): InsideView | null {
  const time = siteTime(campaign, system);
  return time && { ...time, spare: spareLights(campaign) };
}

/** What could be lit yet, each sort by itself: “2 torches”. One that burns is none of them, nor is the one on top of a bundle. */
function spareLights(campaign: Campaign): string[] {
  const counts = new Map<string, number>();
  for (const { id, items } of bearersOf(campaign))
    for (const { id: item, name, kind, count } of items) {
      const spare = kind === 'light' ? count - (burning(campaign, id, item) ? 1 : 0) : 0;
      const called = name.toLowerCase();
      if (spare > 0) counts.set(called, (counts.get(called) ?? 0) + spare);
    }
  return [...counts].map(([called, count]) => counted(count, called, plural(called)));
}
