import type { InsideView, Offer } from '../../../shared/api.ts';
import { scalesIn } from '../../../shared/campaign/commands/units.ts';
import { burning, partyLights } from '../../../shared/campaign/light.ts';
import { find } from '../../../shared/campaign/ids.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { SiteTime } from '../../../shared/time/siteTime.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { counted, plural } from '../../../shared/text/words.ts';
import { lightLeft } from '../derived.ts';
import { bearersOf } from './stores.ts';

/** There is room for so many beside “No light”. */
const MOST_WAYS = 6;

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

/** The turn and the light inside of a site, with what the packs hold besides, and who can light it while nothing burns. */
export function insideView(campaign: Campaign, system: System, offers: readonly Offer[]): InsideView | null {
  const time = siteTime(campaign, system);
  if (!time) return null;
  const toLight = time.lights.length > 0 ? [] : waysToLight(campaign, system, offers);
  return { ...time, spare: spareLights(campaign), toLight };
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

/**
 * Who can light something, the longest-lasting first: one light of each kind, and each of the party with the best of their own.
 * Where those are too many, each kind comes before another of the same.
 */
function waysToLight(campaign: Campaign, system: System, offers: readonly Offer[]): Offer[] {
  const ways = offers
    .filter(({ command }) => command.type === 'light')
    .map((offer) => ({ offer, lasts: lastsFor(campaign, system, offer) }))
    .sort((a, b) => b.lasts - a.lasts)
    .map(({ offer }) => offer);
  const chosen = [...firstOfEach(ways, ({ label }) => label), ...firstOfEach(ways, ({ actor }) => actor)];
  const kept = new Set([...new Set(chosen)].slice(0, MOST_WAYS));
  return ways.filter((way) => kept.has(way));
}

/** The first offer of each sort. */
const firstOfEach = (offers: readonly Offer[], sort: (offer: Offer) => string | undefined): Offer[] =>
  offers.filter((one, at) => offers.findIndex((other) => sort(other) === sort(one)) === at);

/** How many seconds a light that is offered would burn at most, by its die where it has one. */
function lastsFor(campaign: Campaign, system: System, { command }: Offer): number {
  const holder = campaign.creatures[String(command['creature'])];
  const item = holder?.items.find(({ id }) => id === command['item']);
  if (!holder || !item) return 0;
  const light = system.light.of(item, campaign);
  const every = light?.kind === 'die' ? light.every : 0;
  return lightLeft(system, campaign, holder, item).reduce(
    (sum, { left = 0, die = 0 }) => sum + left + die * every,
    0,
  );
}
