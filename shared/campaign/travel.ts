import { directionTo, type HexLabel } from '../hex/coordinates.ts';
import { hexAt, roadBetween } from '../hex/land.ts';
import { TERRAINS } from '../hex/terrain.ts';
import type { Decision, Leg, System } from '../systems/contract.ts';
import { hexEntered, roadWalked } from './events/land.ts';
import { leaveHex } from './key/whereabouts.ts';
import { companyOf, placeIn } from './lookup.ts';
import { passTime } from './passTime.ts';
import { Refusal } from './refusal.ts';
import type { Campaign } from './state.ts';

/** Why the party cannot go from where it is to `to`; undefined when it can. */
export function barred(campaign: Campaign, to: HexLabel): Refusal | undefined {
  const { hex: from } = campaign.party;
  const hex = hexAt(campaign.land, to);
  if (from === null) return new Refusal('no-place', 'The party is not on the map yet. Place it first.');
  if (!hex) return new Refusal('unknown-hex', `There is no hex ${to} on this map.`, 'to');
  if (!directionTo(from, to))
    return new Refusal('not-next', `${to} is not next to ${from}. Travel one hex at a time.`, 'to');
  if (TERRAINS[hex.terrain].barred)
    return new Refusal(
      'barred',
      `${to} is ${TERRAINS[hex.terrain].name}. The party can't travel there on foot.`,
      'to',
    );
  return undefined;
}

/** The seconds that the party has walked towards a hex on an earlier day. */
const walkedBefore = ({ party: { underWay } }: Campaign, to: HexLabel): number =>
  underWay?.to === to ? underWay.walked : 0;

/** The seconds still to walk into a neighbouring hex, what was walked on an earlier day taken off. */
export const secondsLeft = (campaign: Campaign, to: HexLabel, leg: Leg): number =>
  Math.max(0, leg.seconds - walkedBefore(campaign, to));

/**
 * Takes the party towards a neighbouring hex: as far as the day allows, time and all that it brings included.
 * Refuses `unknown-hex`, `not-next`, `barred`, and what the system's `limit` refuses.
 */
export function walk(decision: Decision, to: HexLabel): void {
  const { state, system } = decision;
  const why = barred(state, to);
  if (why) throw why;
  const limit = system.travel.limit(decision, to);
  system.travel.setsOut?.(decision, to);
  const leg = system.travel.leg(decision.state, to);
  const left = secondsLeft(decision.state, to, leg);
  const seconds = Math.min(left, limit);
  const arrived = seconds === left;
  const ground = groundOf(decision.state, to, leg);
  const took = walkedBefore(decision.state, to) + seconds;
  passTime(decision, seconds);
  if (arrived) leaveHex(decision);
  decision.asReceipt(() => {
    const way = wayTo(decision.state, to);
    if (arrived) decision.emit(hexEntered, { hex: to, seconds, ground, ...way, took });
    else
      decision.emit(roadWalked, {
        to,
        walked: leg.seconds - left + seconds,
        seconds,
        left: left - seconds,
        ground,
        ...way,
      });
  });
  system.travel.walked(decision, to, arrived, leg);
}

/** What events say of the way into a neighbouring hex, as long as the party is not in it. */
function wayTo(campaign: Campaign, to: HexLabel) {
  const { party, land } = campaign;
  const hex = hexAt(land, to);
  const place = placeIn(campaign, to);
  return {
    who: companyOf(campaign),
    ...(party.hex === null ? {} : { from: party.hex }),
    ...(place === undefined ? {} : { place }),
    ...(hex && { terrain: hex.terrain, first: !hex.known }),
    ...(party.hex !== null && roadBetween(land, party.hex, to) ? { road: true } : {}),
  };
}

/** "mountain, storm" or "plain, paved road": what a leg is made of, in words. */
export const describeLeg = (campaign: Campaign, to: HexLabel, leg: Leg): string =>
  groundOf(campaign, to, leg).join(', ');

function groundOf(campaign: Campaign, to: HexLabel, leg: Leg): string[] {
  const hex = hexAt(campaign.land, to);
  const from = campaign.party.hex;
  const road = from ? roadBetween(campaign.land, from, to) : undefined;
  return [
    hex ? TERRAINS[hex.terrain].name : '',
    road === 'paved' ? 'paved road' : road === 'road' ? 'road' : '',
    campaign.weather.hard ? campaign.weather.name : '',
    placeIn(campaign, to) ?? '',
    leg.seconds === 0 ? 'no time' : '',
  ].filter(Boolean);
}

/** The hour at which it grows dark in this campaign. */
export const duskOf = (campaign: Campaign, { light, calendar }: Pick<System, 'light' | 'calendar'>): number =>
  light.dusk?.(campaign) ?? calendar.dusk;

/** Whether the party is in the dark: at night or in a dark site, with no light burning. */
export const isDark = (campaign: Campaign, system: Pick<System, 'light' | 'calendar'>): boolean => {
  const site = campaign.party.site && campaign.land.sites[campaign.party.site.id];
  const lit = Object.values(campaign.timers).some((timer) => timer.order === 'light');
  const hour = Math.floor((campaign.clock % 86_400) / 3600);
  const night = hour < system.calendar.dawn || hour >= duskOf(campaign, system);
  return !lit && (site ? site.dark : night);
};
