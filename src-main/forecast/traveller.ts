import type { AnyCommand } from '../../shared/campaign/offer.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../shared/campaign/state.ts';
import { duskOf, isDark } from '../../shared/campaign/travel.ts';
import { isAstray } from '../../shared/campaign/astray/belief.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import type { HexLabel } from '../../shared/hex/coordinates.ts';
import { headingFor, whereTheyThink } from '../../shared/hex/mistaken.ts';
import { wayBetween } from '../../shared/road/ways.ts';
import { hexAt, SETTLEMENTS } from '../../shared/hex/land.ts';
import type { Policy } from '../../shared/road/policy.ts';
import type { System } from '../../shared/systems/contract.ts';
import { dayOf, sinceDayStart } from '../../shared/time/calendar.ts';
import { HOUR } from '../../shared/time/scales.ts';
import { actInEncounter, help, type Attempt } from './encountered.ts';
import type { Rulebook } from '../game/rulebook.ts';

/** A way to walk, and how. */
export interface Plan {
  /** Hex by hex, without the one where the party is. */
  hexes: readonly HexLabel[];
  policy: Policy;
  /** Provisions that each who eats has bought beforehand, as if. */
  provisions?: number;
}

/** What a party on the road keeps in mind beside what stands in the campaign. */
export interface Mind {
  /** The hexes still to come as they know the way, from where they set out on it. */
  way: readonly HexLabel[];
  from: HexLabel | null;
  /** How many of them are behind them, as they think. */
  walked: number;
  /** The moment at which they came to this stage. */
  since: number;
  /** The stage of the way at which they last saw to their hurts. */
  tendedAt: number;
  /** The days on which they last walked on after dark, and looked for food. */
  marchedOn: number;
  foragedOn: number;
  /** The days in a row on which they rested. */
  rested: number;
  restedOn: number;
  /** The stage of the way at which they last spent a night. */
  sleptAt: number;
}

export const freshMind = ({ clock, party }: Campaign, { hexes }: Plan): Mind => ({
  way: hexes,
  from: whereTheyThink(party),
  walked: 0,
  since: clock,
  tendedAt: -1,
  marchedOn: 0,
  foragedOn: 0,
  rested: 0,
  restedOn: 0,
  sleptAt: -1,
});

const MOST_DAYS_OF_REST = 3;

/** Those of these hexes where travellers find a bed, and most of what they need. */
export const placesWithBeds = ({ land }: Pick<Campaign, 'land'>, hexes: readonly HexLabel[]): HexLabel[] =>
  hexes.filter((hex) => SETTLEMENTS.has(hexAt(land, hex)?.feature?.kind));

/** Whether the party would sleep in a bed here. */
export const hasBed = (campaign: Campaign, { beds }: Policy): boolean => {
  const { hex } = campaign.party;
  return beds === 'use' && hex !== null && placesWithBeds(campaign, [hex]).length > 0;
};

/** Whether it is too dark to walk, by the hour. */
const isNight = (campaign: Campaign, system: System): boolean => {
  const hour = (campaign.clock / HOUR) % 24;
  return hour < system.calendar.dawn || hour >= duskOf(campaign, system);
};

/** Seconds of daylight that are left. */
export const daylight = (campaign: Campaign, system: System): number => {
  const { calendar } = system;
  const dusk = (duskOf(campaign, system) - calendar.dayStart) * HOUR;
  return Math.max(0, dusk - sinceDayStart(calendar, campaign.clock));
};

const isHurt = ({ hitPoints, status }: Creature): boolean =>
  status === 'down' || (status === 'up' && 2 * hitPoints.now <= hitPoints.max);

/** The time that passes where nothing else can be done: a watch, or an hour where a system counts no watches. */
export const waiting = ({ scales }: System): AnyCommand => ({
  type: 'pass-time',
  scale: scales.watch === undefined ? 'hour' : 'watch',
});

/** What those on the road decide by, and how they try what they have decided. */
export interface Moment {
  rules: Rulebook;
  campaign: Campaign;
  plan: Plan;
  mind: Mind;
  attempt: Attempt;
}

/**
 * The party does what it would do now: it tries what is best first, until something is not refused. What it tries follows from the
 * campaign, the plan and what they have in mind; no dice are thrown for it. `mind` changes where something is decided for a day.
 * False where all is refused.
 */
export function act(moment: Moment): boolean {
  const { rules, campaign, plan, attempt } = moment;
  const { mode } = campaign;
  return (
    (mode.closed && attempt({ type: 'open-session' })) ||
    (campaign.encounter !== null && actInEncounter(rules, campaign, plan.policy, attempt)) ||
    (mode.now === 'downtime' && attempt({ type: 'end-downtime' })) ||
    (mode.now === 'site' && attempt({ type: 'leave-site' })) ||
    (mode.now === 'world' && goOn(moment)) ||
    attempt(waiting(rules.system))
  );
}

function goOn(moment: Moment): boolean {
  const { rules, campaign, plan, mind, attempt } = moment;
  if (partyOf(campaign, true).some(({ status }) => status === 'down') && help(rules, campaign, attempt))
    return true;
  // What they came for is not there.
  if (mind.walked >= mind.way.length && attempt({ type: 'set-belief' })) return true;
  findTheWay(rules.system, campaign, plan, mind);
  const today = dayOf(rules.system.calendar, campaign.clock);
  const night = isNight(campaign, rules.system);
  return (
    tend(moment) ||
    (night && marchOn(moment, today)) ||
    ((night || stays(moment, today)) && spendNight(moment)) ||
    forage(moment, today) ||
    walk(moment) ||
    spendNight(moment)
  );
}

/** They see to their hurts, once on each stage of the way. */
function tend({ rules, campaign, mind, attempt }: Moment): boolean {
  if (mind.tendedAt >= mind.walked) return false;
  mind.tendedAt = mind.walked;
  const cure = rules.system.habits.tend?.(campaign);
  return cure !== undefined && attempt(cure);
}

/** They look for food, once a day. */
function forage({ rules, campaign, plan, mind, attempt }: Moment, today: number): boolean {
  const { habits } = rules.system;
  if (plan.policy.food !== 'forage' || typeof habits.forage !== 'function' || mind.foragedOn >= today)
    return false;
  mind.foragedOn = today;
  const search = habits.forage(campaign);
  return search !== undefined && attempt(search);
}

/** Whether they stay where they are by day: at rest, at a bed, or since nobody can walk. */
const stays = ({ rules, campaign, plan, mind }: Moment, today: number): boolean =>
  rests(campaign, plan.policy, mind, today) ||
  hasStopped(rules.system, campaign, plan, mind) ||
  !partyOf(campaign, true).some(({ status }) => status === 'up');

/** The next hex of the way, and what has to be left behind where nobody can walk with all they have. */
function walk(moment: Moment): boolean {
  const to = nextHex(moment.campaign, moment.mind);
  return to !== undefined && (moment.attempt({ type: 'travel', to }) || leaveBehind(moment));
}

/** The neighbour that they head for: the next of the way, as seen from where they think they are. */
function nextHex({ party }: Campaign, { way, walked }: Mind): HexLabel | undefined {
  const next = way[walked];
  return next === undefined ? undefined : (headingFor(party, next) ?? next);
}

/** Who knows to be off the way looks for another from here; where there is none, the old one has to do. */
function findTheWay(system: System, campaign: Campaign, { hexes }: Plan, mind: Mind): void {
  const { party } = campaign;
  const expected = mind.walked === 0 ? mind.from : mind.way[mind.walked - 1];
  const to = hexes.at(-1);
  if (isAstray(campaign) || party.hex === null || party.hex === expected || to === undefined) return;
  mind.from = party.hex;
  mind.walked = 0;
  mind.way = otherWay(system, campaign, party.hex, to) ?? [to];
}

function otherWay(
  system: System,
  campaign: Campaign,
  from: HexLabel,
  to: HexLabel,
): readonly HexLabel[] | undefined {
  try {
    return wayBetween(campaign, system, { from, to, by: 'quickest' }).hexes;
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}

/** After dark once a day: what has to be said for it, a light, and on. */
function marchOn(moment: Moment, today: number): boolean {
  const { rules, campaign, plan, mind, attempt } = moment;
  const { travel, habits } = rules.system;
  const said = mind.marchedOn === today;
  if (plan.policy.camp !== 'march-on' || (said && travel.open?.(campaign) !== true)) return false;
  if (isDark(campaign, rules.system) && lightUp(moment)) return true;
  mind.marchedOn = today;
  return (!said && habits.march !== undefined && attempt(habits.march)) || walk(moment);
}

function spendNight({ rules, campaign, plan, mind, attempt }: Moment): boolean {
  const { system } = rules;
  if (isNight(campaign, system)) mind.sleptAt = mind.walked;
  const bed = hasBed(campaign, plan.policy);
  return attempt(system.habits.night(campaign, { bed, forage: plan.policy.food === 'forage' }));
}

/** Whether a day is spent resting. */
function rests(campaign: Campaign, policy: Policy, mind: Mind, today: number): boolean {
  if (policy.hurt !== 'rest' || !partyOf(campaign, true).some(isHurt)) {
    mind.rested = 0;
    return false;
  }
  if (mind.restedOn < today) {
    mind.restedOn = today;
    mind.rested += 1;
  }
  return mind.rested <= MOST_DAYS_OF_REST;
}

/** Whether they stay where there are beds, since the next hex is too far for today. */
function hasStopped(system: System, campaign: Campaign, { policy }: Plan, mind: Mind): boolean {
  const to = nextHex(campaign, mind);
  if (to === undefined || mind.sleptAt === mind.walked || !hasBed(campaign, policy)) return false;
  return system.travel.leg(campaign, to).seconds > daylight(campaign, system);
}

const lightUp = ({ campaign, attempt }: Moment): boolean =>
  partyOf(campaign).some(({ id, items }) =>
    items.some(({ kind, id: item }) => kind === 'light' && attempt({ type: 'light', creature: id, item })),
  );

/** In what order kinds of things are left: by the policy, and what one lives by last. */
const LEFT: Readonly<Record<Policy['full'], readonly Item['kind'][]>> = {
  'leave-loot': ['gear', 'food', 'remedy', 'light', 'spell', 'weapon', 'shield', 'armour'],
  'leave-food': ['food', 'gear', 'remedy', 'light', 'spell', 'weapon', 'shield', 'armour'],
};

/** What those put down who carry more than their slots hold. */
const leaveBehind = ({ rules, campaign, plan, attempt }: Moment): boolean =>
  partyOf(campaign).some((creature) => {
    const slots = rules.system.slots(creature, campaign);
    if (!slots || slots.used <= slots.total) return false;
    return LEFT[plan.policy.full].some((kind) =>
      creature.items.some(
        (item) =>
          item.kind === kind &&
          item.slots > 0 &&
          attempt({ type: 'drop-item', creature: creature.id, item: item.id }),
      ),
    );
  });
