import { z } from 'zod';
import { extended } from '../../../extended.ts';
import { counted } from '../../../text/words.ts';
import { followWay, isHiddenWay, leadsAstray } from '../../../campaign/astray/stray.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { encounterChecked } from '../../../campaign/events/meetings.ts';
import { chanceMeeting, isDangerous } from '../../../campaign/meet.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { hexAt, HexLabelSchema, roadBetween } from '../../../hex/land.ts';
import { TERRAINS } from '../../../hex/terrain.ts';
import type { Decision, Leg, Odds, TravelRules } from '../../contract.ts';
import { reading } from '../../common/reading.ts';
import { by, cite, ruleOf } from '../cite.ts';
import { wayForgotten, waySought } from '../events/days.ts';
import { familyNumber, familyOption, sidesOf, type FamilyChoice } from '../options/index.ts';
import { demandRoom } from '../sheet/burden.ts';
import { explorationTurnOf, watchBudget, watchOf } from './watches.ts';

/** Watches wasted on the way between two hexes, as the campaign keeps them. */
export const LostSchema = z
  .strictObject({ from: HexLabelSchema, to: HexLabelSchema, watches: z.int().min(1) })
  .nullable()
  .default(null);
type Lost = z.infer<typeof LostSchema>;
const read = reading(z.object({ lost: LostSchema }));
const lostOf = ({ details }: Campaign): Lost => read(details).lost;

const onRoad = ({ party, land }: Campaign, to: string): boolean =>
  party.hex !== null && roadBetween(land, party.hex, to) !== undefined;

/** Hard ground, or any in hard weather, unless a road leads over it. */
const isHard = (campaign: Campaign, to: string): boolean => {
  const hex = hexAt(campaign.land, to);
  const eased = onRoad(campaign, to);
  return hex !== undefined && (TERRAINS[hex.terrain].hard || campaign.weather.hard) && !eased;
};

/** A watch for a hex, more on hard ground or in hard weather, and those that a lost way wasted (CA-S5, BDP-S6). */
function leg(campaign: Campaign, to: string): Leg {
  const lost = lostOf(campaign);
  const astray = lost?.to === to && lost.from === campaign.party.hex ? lost.watches : 0;
  const hard = isHard(campaign, to) ? familyNumber(campaign, 'hard-watches') : 0;
  const watch = watchOf(campaign);
  const parts = [
    { label: 'travel', seconds: familyNumber(campaign, 'hex-watches') * watch },
    { label: 'hard terrain', seconds: hard * watch },
    { label: 'lost', seconds: astray * watch },
  ].filter(({ seconds }) => seconds > 0);
  return { seconds: parts.reduce((sum, one) => sum + one.seconds, 0), parts };
}

/** Where the way to a hex can be lost. */
const PATHLESS: Readonly<Record<FamilyChoice<'navigation'>, (campaign: Campaign, to: string) => boolean>> = {
  'hard-ground': isHard,
  'off-roads': (campaign, to) => !onRoad(campaign, to),
  never: () => false,
};
const canBeLost = (campaign: Campaign, to: string): boolean =>
  PATHLESS[familyOption(campaign, 'navigation')](campaign, to);

/** Sides of the encounter check, how many of them bring someone, and how often it comes in a site. */
const encounterDie = (campaign: Campaign): number => sidesOf(familyNumber(campaign, 'encounter-die'));
const encounterFaces = (campaign: Campaign): number => familyNumber(campaign, 'encounter-up-to');
const turnsBetween = (campaign: Campaign): number => familyNumber(campaign, 'encounter-turns');

/** What the Die of Fate says of the day: storms slow the road. */
function weatherFor(decision: Decision, total: number): { name: string; hard: boolean } {
  if (total <= familyNumber(decision.state, 'storm-up-to')) return { name: 'storm', hard: true };
  return { name: total <= familyNumber(decision.state, 'rain-up-to') ? 'rain' : 'fair', hard: false };
}

/** A die in a dangerous place; someone comes on its lowest faces. Gives back whether someone does (CA-S4, BDP-S5). */
export function encounterCheck(decision: Decision): boolean {
  if (decision.state.encounter || !isDangerous(decision.state)) return false;
  let met = false;
  decision.asReceipt(() => {
    const { total } = decision.throwDice('encounter check', 1, encounterDie(decision.state));
    const against = encounterFaces(decision.state);
    met = total <= against;
    decision.emit(encounterChecked, { met, total, against }, by(decision, 'encounter'));
  });
  if (met) chanceMeeting(decision, cite(decision, 'encounter'));
  return met;
}

/** Before a stretch of road: whether the way to the hex is found. */
function setsOut(decision: Decision, to: string): void {
  const { hex: from, underWay } = decision.state.party;
  if (underWay?.to === to || from === null) return;
  if (lostOf(decision.state)) decision.emit(wayForgotten, {}, by(decision, 'travel'));
  if (!canBeLost(decision.state, to)) return;
  const { total } = decision.throwDice('navigation, Die of Fate', 1, 6);
  const against = familyNumber(decision.state, 'way-lost-up-to');
  const kept = total > against;
  const way = { to, kept, losing: familyOption(decision.state, 'losing-the-way') };
  const watches = leadsAstray(decision.state, way) ? 0 : familyNumber(decision.state, 'lost-watches');
  const hidden = isHiddenWay(decision.state, way) ? { secret: true } : {};
  const header = { ...by(decision, 'travel'), ...hidden };
  decision.emit(waySought, { from, to, total, against, kept, watches }, header);
  followWay(decision, way);
}

/** The road, a watch at a time; anyone who carries too much does not set out. */
export const travel: TravelRules = {
  leg,
  limit: (now) => {
    demandRoom(now.state, partyOf(now.state), ruleOf(now, 'make-room'));
    return watchOf(now.state);
  },
  setsOut,
  walked: (decision, _to, arrived) => {
    if (arrived && lostOf(decision.state)) decision.emit(wayForgotten, {}, by(decision, 'travel'));
    encounterCheck(decision);
  },
  dayBudget: watchBudget,
};

/** After every third turn in a dangerous site, or however many the campaign says. */
export function explorationTurn(decision: Decision): void {
  if ((decision.state.party.site?.explorationTurns ?? 0) % turnsBetween(decision.state) === 0)
    encounterCheck(decision);
}

/** The odds of the encounter check that comes next; null where none comes. */
export function odds(campaign: Campaign, to?: string): Odds | null {
  const { site, hex } = campaign.party;
  if (!isDangerous(campaign, to ?? hex)) return null;
  const every = turnsBetween(campaign);
  const left = every - ((site?.explorationTurns ?? 0) % every);
  const when = site ? (left === 1 ? 'after this turn' : `in ${counted(left, 'turn')}`) : 'each watch';
  const of = encounterDie(campaign);
  const hits = encounterFaces(campaign);
  const faces = hits === 1 ? '1' : `1–${hits}`;
  const step = site ? explorationTurnOf(campaign) : watchOf(campaign);
  const isChecked = (n: number): boolean => !site || (site.explorationTurns + n) % every === 0;
  return {
    title: 'Encounter',
    of,
    hits,
    text: `${faces} on a d${of}, ${when}`,
    ahead: { first: step, step, chance: (n) => (isChecked(n) ? hits / of : 0) },
  };
}

/** The day’s weather by the Die of Fate. */
export function rollWeather(decision: Decision): void {
  const { total } = decision.throwDice('weather, Die of Fate', 1, 6);
  decision.emit(weatherChanged, extended(weatherFor(decision, total), { total }), by(decision, 'travel'));
}
