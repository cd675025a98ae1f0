import type { OfType, Query, ReachCard, RouteCard, SiteForecast } from '../../shared/api.ts';
import { reach } from '../../shared/road/ways.ts';
import { demandPolicy } from '../forecast/demand.ts';
import { siteAhead } from '../forecast/site.ts';
import { differentWays, routesTo } from '../forecast/routes.ts';
import { daylight } from '../forecast/traveller.ts';
import type { Game } from '../game/game.ts';

/** The quickest way to a hex, and the safest where it is another. Refuses as `wayBetween` does. */
export function routeCards(
  { rulebook, system, state }: Game,
  { to, stops = [], forbidden = [], knownOnly = false, policy = {} }: Omit<OfType<Query, 'routes'>, 'type'>,
): RouteCard[] {
  const kept = demandPolicy(system, policy);
  const cards = routesTo(
    rulebook,
    state.campaign,
    { to, stops, forbidden, knownOnly },
    ['quickest', 'safest'],
    kept,
  );
  return differentWays(cards).map(({ way }) => way);
}

/** How far the party gets before dark. */
export function reachCard({ system, state: { campaign } }: Game): ReachCard {
  if (campaign.party.hex === null) return { hexes: [] };
  const found = reach(campaign, system, daylight(campaign, system));
  return { hexes: [...found].map(([hex, seconds]) => ({ hex, seconds })) };
}

/** What so many more turns in the site are likely to bring. */
export const turnsAhead = ({ rulebook, system, state }: Game, turns: number): Promise<SiteForecast> =>
  siteAhead(rulebook, state.campaign, { turns, policy: demandPolicy(system, {}), seed: 1 });
