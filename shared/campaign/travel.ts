import { extended } from '../extended.ts';
import { directionTo, type HexLabel } from '../hex/coordinates.ts';
import { hexAt, roadBetween } from '../hex/land.ts';
import { whereTheyThink } from '../hex/mistaken.ts';
import { groundName } from '../hex/ground.ts';
import { TERRAINS } from '../hex/terrain.ts';
import type { Decision, Leg, System } from '../systems/contract.ts';
import { citedAs } from '../systems/ruleBook.ts';
import { isAstray, thoughtAfter } from './astray/belief.ts';
import { typeAsHeard, wayBelieved, whereaboutsFound } from './astray/events.ts';
import { noticed, reallyTo } from './astray/stray.ts';
import { partyOf } from './groups/party.ts';
import { hexEntered, roadWalked } from './events/land.ts';
import { lightIn, roomHere } from './key/rooms.ts';
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
      `${to} is ${groundName(campaign.land, hex)}. The party can’t travel there on foot.`,
      'to',
    );
  return undefined;
}

/** Why nobody of the party can walk (`nobody`); undefined where somebody can, and where no characters are kept. */
export function nobodyWalks(campaign: Pick<Campaign, 'creatures' | 'party'>): Refusal | undefined {
  const all = partyOf(campaign, true);
  return all.length === 0 || all.some(({ status }) => status === 'up')
    ? undefined
    : new Refusal('nobody', 'Nobody in the party can walk. Get someone back on their feet first.');
}

/** The seconds that the party has walked towards a hex on an earlier day. */
const walkedBefore = ({ party: { underWay } }: Campaign, to: HexLabel): number =>
  underWay?.to === to ? underWay.walked : 0;

/** The seconds still to walk into a neighbouring hex, what was walked on an earlier day taken off. */
export const secondsLeft = (campaign: Campaign, to: HexLabel, leg: Leg): number =>
  Math.max(0, leg.seconds - walkedBefore(campaign, to));

/**
 * Takes the party towards a neighbouring hex: as far as the day allows, time and all that it brings included. Who has lost the
 * way may come to the hex beside it; who finds out first where they really are stays there.
 * Refuses `unknown-hex`, `not-next`, `barred`, `nobody`, and what the system's `limit` refuses.
 */
export function walk(decision: Decision, to: HexLabel): void {
  const { state, system } = decision;
  const why = barred(state, to) ?? nobodyWalks(state);
  if (why) throw why;
  const limit = system.travel.limit(decision);
  system.travel.setsOut?.(decision, to);
  if (isAstray(state) && !isAstray(decision.state)) return;
  const really = reallyTo(decision.state, to);
  const leg = system.travel.leg(decision.state, really);
  const left = secondsLeft(decision.state, to, leg);
  const seconds = Math.min(left, limit);
  const arrived = seconds === left;
  const step = {
    to,
    really,
    seconds,
    left: left - seconds,
    walked: leg.seconds - left + seconds,
    took: walkedBefore(decision.state, to) + seconds,
    ground: groundOf(decision.state, really, leg),
    believed: thoughtAfter(decision.state, to),
  };
  passTime(decision, seconds);
  if (arrived) leaveHex(decision);
  decision.asReceipt(() => (arrived ? arrive : goOn)(decision, step));
  system.travel.walked(decision, really, arrived, leg);
}

/** A stretch of the way to a hex. */
interface Step {
  /** The hex that they mean to go to, the one to which they really come, and the one that they will take it for. */
  to: HexLabel;
  really: HexLabel;
  believed: HexLabel | undefined;
  /** Seconds of this stretch, still to go after it, walked so far by the length of the leg, and as time passed. */
  seconds: number;
  left: number;
  walked: number;
  took: number;
  ground: string[];
}

/** They come to a hex, and may take it for another. */
function arrive(decision: Decision, { really, believed, seconds, ground, took }: Step): void {
  const { state } = decision;
  const way = extended(wayTo(state, really), { took });
  const knows = !isAstray(state) && believed === really;
  const how = knows ? undefined : noticed(state, really, believed);
  if (knows || how !== undefined || believed === undefined) {
    decision.emit(hexEntered, { hex: really, seconds, ground, ...way });
    if (how !== undefined) decision.emit(whereaboutsFound, { hex: really, believed, how });
    return;
  }
  decision.emit(hexEntered, { hex: really, believed, seconds, ground, ...way }, { secret: true });
  tellBelieved(decision, whereTheyThink(state.party), { hex: believed, seconds, ground }, way);
}

/** They walk on and are not there yet. */
function goOn(decision: Decision, { to, really, believed, seconds, left, walked, ground }: Step): void {
  const { state } = decision;
  const isMistaken = isAstray(state) || really !== to;
  const seen = isMistaken ? believedGround(state, really, believed) : ground;
  decision.emit(roadWalked, { to, walked, seconds, left, ground: seen, ...wayTo(state, to) });
  if (isAstray(state) && believed !== undefined)
    tellBelieved(
      decision,
      whereTheyThink(state.party),
      { hex: believed, seconds, left, ground: seen },
      wayTo(state, really),
    );
}

/** The line of the players for a walk whose truth is the referee’s. */
function tellBelieved(
  decision: Decision,
  from: HexLabel | null,
  told: { hex: HexLabel; seconds: number; left?: number; ground: string[] },
  { who, terrain }: ReturnType<typeof wayTo>,
): void {
  if (from === null) return;
  const rules = citedAs(decision.system, typeAsHeard({ type: wayBelieved.type, left: told.left }));
  const fields = { ...told, from, who, ...(terrain && { terrain }) };
  decision.emit(wayBelieved, fields, { secret: false, rules });
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

/** The way into a hex for those who take it for another: its ground, and what they know to be in the other. */
function believedGround(campaign: Campaign, to: HexLabel, believed?: HexLabel): string[] {
  const { land, weather } = campaign;
  const hex = hexAt(land, to);
  const isKnown = believed !== undefined && hexAt(land, believed)?.known;
  return [
    hex ? groundName(land, hex) : '',
    weather.hard ? weather.name : '',
    (isKnown && placeIn(campaign, believed)) || '',
  ].filter(Boolean);
}

function groundOf(campaign: Campaign, to: HexLabel, leg: Leg): string[] {
  const hex = hexAt(campaign.land, to);
  const from = campaign.party.hex;
  const road = from ? roadBetween(campaign.land, from, to) : undefined;
  return [
    hex ? groundName(campaign.land, hex) : '',
    road === 'paved' ? 'paved road' : road === 'road' ? 'road' : '',
    campaign.weather.hard ? campaign.weather.name : '',
    placeIn(campaign, to) ?? '',
    leg.seconds === 0 ? 'no time' : '',
  ].filter(Boolean);
}

/** The hour at which it grows dark in this campaign. */
export const duskOf = (campaign: Campaign, { light, calendar }: Pick<System, 'light' | 'calendar'>): number =>
  light.dusk?.(campaign) ?? calendar.dusk;

/** Whether the party is in the dark: at night, or in a dark room or site, with no light burning. A dim room isn’t dark. */
export const isDark = (campaign: Campaign, system: Pick<System, 'light' | 'calendar'>): boolean => {
  if (Object.values(campaign.timers).some(({ order }) => order === 'light')) return false;
  const site = campaign.party.site && campaign.land.sites[campaign.party.site.id];
  const here = roomHere(campaign);
  if (site && here) return lightIn(site, here.room) === 'dark';
  const hour = Math.floor((campaign.clock % 86_400) / 3600);
  const night = hour < system.calendar.dawn || hour >= duskOf(campaign, system);
  return site ? site.dark : night;
};
