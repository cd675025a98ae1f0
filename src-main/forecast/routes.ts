import { isAstray } from '../../shared/campaign/astray/belief.ts';
import { placeIn } from '../../shared/campaign/lookup.ts';
import { moveTo } from '../../shared/campaign/mode/mode.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { HexLabel } from '../../shared/hex/coordinates.ts';
import { whereTheyThink } from '../../shared/hex/mistaken.ts';
import type { Itinerary, RouteCard } from '../../shared/page/cards/forecastCards.ts';
import type { Policy } from '../../shared/road/policy.ts';
import type { Wish } from '../../shared/road/search.ts';
import { wayBetween, wayOver, type Asked, type Way } from '../../shared/road/ways.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { demandTravellers } from './demand.ts';
import { itineraryOf } from './quiet.ts';
import { placesWithBeds } from './traveller.ts';

/** The wishes of somebody who asks for ways: where to, from where if not from here, and what to pass and to keep off. */
export type Wished = Omit<Asked, 'from' | 'by'> & { from?: HexLabel };

/**
 * The best way of each of these kinds, each with what it costs by the campaign’s own rules if nothing comes between. Those who are
 * astray plan it as they think, from where they think they are. Refuses what `wayBetween` refuses, and where nobody can set out now.
 */
export function routesTo(
  rules: Rulebook,
  campaign: Campaign,
  wished: Wished,
  kinds: readonly Wish[],
  policy: Policy,
): RouteCard[] {
  const { from, start } = startOf(campaign, wished);
  return kinds.map((by) =>
    cardOf(rules, start, { by, ...wayBetween(start, rules.system, { ...wished, from, by }) }, policy),
  );
}

/**
 * The route that the party keeps, where it leads there and keeps to the wishes; undefined otherwise, and where stops
 * are wished, which it was not made for. Refuses as `routesTo` does.
 */
export function keptRouteTo(
  rules: Rulebook,
  campaign: Campaign,
  wished: Wished,
  policy: Policy,
): RouteCard | undefined {
  const { route } = campaign.party;
  if (route?.at(-1) !== wished.to || (wished.stops ?? []).length > 0) return undefined;
  const { from, start } = startOf(campaign, wished);
  const way = wayOver(start, rules.system, route, { ...wished, from });
  return way && cardOf(rules, start, { by: 'kept', ...way }, policy);
}

/** Where ways begin, and the campaign as it is for them. Refuses where nobody can set out. */
function startOf(campaign: Campaign, wished: Pick<Wished, 'from'>): { from: HexLabel; start: Campaign } {
  const from = wished.from ?? whereTheyThink(campaign.party) ?? '';
  const isHere = from === (campaign.party.hex ?? '') && !isAstray(campaign);
  const start = isHere ? campaign : placedAt(campaign, from);
  demandTravellers(start);
  return { from, start };
}

function cardOf(
  rules: Rulebook,
  start: Campaign,
  way: Way & Pick<RouteCard, 'by'>,
  policy: Policy,
): RouteCard {
  const itinerary = itineraryOf(rules, start, { hexes: way.hexes, policy });
  // Today’s weather holds for today alone, so that the days know better.
  const seconds = itinerary.arrives ? walkedIn(itinerary) : way.seconds;
  return { ...way, seconds, itinerary, supplies: suppliesOn(start, itinerary) };
}

const walkedIn = ({ days }: Itinerary): number =>
  days.flatMap(({ legs }) => legs).reduce((sum, leg) => sum + leg.seconds, 0);

/** Ways that go by different hexes, in their order, each with all that it is the best of. */
export function differentWays(
  ways: readonly RouteCard[],
): readonly { way: RouteCard; kinds: readonly RouteCard['by'][] }[] {
  const different = new Map<string, { way: RouteCard; kinds: RouteCard['by'][] }>();
  for (const way of ways) {
    const hexes = way.hexes.join(' ');
    const same = different.get(hexes);
    if (same) same.kinds.push(way.by);
    else different.set(hexes, { way, kinds: [way.by] });
  }
  return [...different.values()];
}

/** The campaign as if the party stood elsewhere, outside. */
function placedAt(campaign: Campaign, hex: HexLabel): Campaign {
  const { underWay: _underWay, believed: _believed, believedBefore: _before, ...party } = campaign.party;
  const mode = { ...campaign.mode };
  if (party.site) moveTo(mode, 'world');
  return { ...campaign, mode, party: { ...party, hex, site: null } };
}

function suppliesOn(campaign: Campaign, { days, hungryOn }: Itinerary): RouteCard['supplies'] {
  const there = (hex: HexLabel, day: number): RouteCard['supplies'] => {
    const place = placeIn(campaign, hex);
    return place !== undefined && placesWithBeds(campaign, [hex]).length > 0 ? [{ hex, place, day }] : [];
  };
  const passed = days
    .filter(({ day }) => hungryOn === null || day <= hungryOn)
    .flatMap(({ day, legs }) => legs.filter(({ arrived }) => arrived).flatMap(({ to }) => there(to, day)));
  return [...there(campaign.party.hex ?? '', 1), ...passed];
}
