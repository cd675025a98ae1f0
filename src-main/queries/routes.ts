import type { OfType, Query, ReachCard, RouteCard, SiteForecast } from '../../shared/api.ts';
import { reach } from '../../shared/road/ways.ts';
import { demandPolicy } from '../forecast/demand.ts';
import { siteAhead } from '../forecast/site.ts';
import { differentWays, keptRouteTo, routesTo } from '../forecast/routes.ts';
import { daylight } from '../forecast/traveller.ts';
import type { Game } from '../game/game.ts';

/**
 * The quickest way to a hex, the safest where it is another, and the route that is kept where it leads there by still another way.
 * Refuses as `wayBetween` does.
 */
export function routeCards(
  { rulebook, system, state }: Game,
  { to, stops = [], forbidden = [], knownOnly = false, policy = {} }: Omit<OfType<Query, 'routes'>, 'type'>,
): RouteCard[] {
  const { campaign } = state;
  const wished = { to, stops, forbidden, knownOnly };
  const held = demandPolicy(system, policy);
  const best = routesTo(rulebook, campaign, wished, ['quickest', 'safest'], held);
  const kept = keptRouteTo(rulebook, campaign, wished, held);
  return differentWays([...best, ...(kept ? [kept] : [])]).map(({ way }) => way);
}

/** How far the party gets today, setting out before dark. */
export function reachCard({ system, state: { campaign } }: Game): ReachCard {
  if (campaign.party.hex === null) return { hexes: [] };
  const found = reach(campaign, system, daylight(campaign, system));
  return { hexes: [...found].map(([hex, seconds]) => ({ hex, seconds })) };
}

/** What so many more turns in the site are likely to bring. */
export const turnsAhead = ({ rulebook, system, state }: Game, turns: number): Promise<SiteForecast> =>
  siteAhead(rulebook, state.campaign, { turns, policy: demandPolicy(system, {}), seed: 1 });
