import { z } from 'zod';
import { encounterChecked } from '../../../campaign/events/meetings.ts';
import { chanceMeeting, isDangerous } from '../../../campaign/meet.ts';
import { partyOf, type Campaign } from '../../../campaign/state.ts';
import { hexAt, HexLabelSchema, roadBetween } from '../../../hex/land.ts';
import { TERRAINS } from '../../../hex/terrain.ts';
import { ordinal, dateOf, type Calendar } from '../../../time/calendar.ts';
import { DAY, HOUR, MINUTE, type Scales } from '../../../time/scales.ts';
import type { Decision, Leg, Odds, System } from '../../contract.ts';
import { wayForgotten, waySought, weatherRolled } from '../events/days.ts';
import { demandRoom } from '../sheet/burden.ts';
import { familyNumber, familyOption, sidesOf, type FamilyChoice } from '../options/index.ts';

export const TURN = 10 * MINUTE;
export const WATCH = 8 * HOUR;
export const WEEK = 7 * DAY;

/** A round of ten seconds, a turn of ten minutes, three watches of eight hours, weeks (CA-1, CA-2, BDP-1, BDP-R1). */
export const watchScales: Scales = { round: 10, turn: TURN, watch: WATCH, day: DAY, week: WEEK };

/** Seconds of a turn and of a watch, as the campaign counts them (CA-S3, BDP-R1). */
export const turnOf = (campaign: Campaign): number => familyNumber(campaign, 'turn-minutes') * MINUTE;
export const watchOf = (campaign: Campaign): number => familyNumber(campaign, 'watch-hours') * HOUR;

export const watchScalesIn = (campaign: Campaign): Scales => ({
  ...watchScales,
  turn: turnOf(campaign),
  watch: watchOf(campaign),
});

export const watchCalendar: Calendar = {
  dayStart: 6,
  dawn: 6,
  dusk: 18,
  parts: [
    { name: 'day watch', from: 6 },
    { name: 'evening watch', from: 14 },
    { name: 'night watch', from: 22 },
  ],
  nameOfDay: (day) =>
    `Day ${((((day - 1) % 7) + 7) % 7) + 1} of the ${ordinal(Math.floor((day - 1) / 7) + 1)} Week`,
};

/** Watches wasted on the way between two hexes, as the campaign keeps them. */
export const LostSchema = z
  .strictObject({ from: HexLabelSchema, to: HexLabelSchema, watches: z.int().min(1) })
  .nullable()
  .default(null);
type Lost = z.infer<typeof LostSchema>;
const lostOf = (campaign: Campaign): Lost => LostSchema.parse(campaign.details['lost'] ?? null);

const onRoad = ({ party, land }: Campaign, to: string): boolean =>
  party.hex !== null && roadBetween(land, party.hex, to) !== undefined;

/** Hard ground, or any in hard weather, unless a road leads over it. */
const isHard = (campaign: Campaign, to: string): boolean => {
  const hex = hexAt(campaign.land, to);
  const eased = onRoad(campaign, to);
  return hex !== undefined && (TERRAINS[hex.terrain].hard || campaign.weather.hard) && !eased;
};

/** A watch for a hex, more on hard ground or in hard weather, and those that a lost way wasted (CA-S5). */
function leg(campaign: Campaign, to: string): Leg {
  const lost = lostOf(campaign);
  const astray = lost?.to === to && lost.from === campaign.party.hex ? lost.watches : 0;
  const hard = isHard(campaign, to) ? familyNumber(campaign, 'hard-watches') : 0;
  const watch = watchOf(campaign);
  const parts = [
    { label: 'the way', seconds: familyNumber(campaign, 'hex-watches') * watch },
    { label: 'hard ground', seconds: hard * watch },
    { label: 'the way was lost', seconds: astray * watch },
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

/** Sides of the encounter check, how many of them bring somebody, and how often it comes in a site. */
const encounterDie = (campaign: Campaign): number => sidesOf(familyNumber(campaign, 'encounter-die'));
const encounterFaces = (campaign: Campaign): number => familyNumber(campaign, 'encounter-up-to');
const turnsBetween = (campaign: Campaign): number => familyNumber(campaign, 'encounter-turns');

/** "2 of 3 watches gone" */
export function watchBudget(campaign: Campaign): string {
  const hours = watchOf(campaign) / HOUR;
  const sinceDawn = (dateOf(watchCalendar, campaign.clock).hour - watchCalendar.dawn + 24) % 24;
  return `${Math.floor(sinceDawn / hours)} of ${24 / hours} watches gone`;
}

/** What the Die of Fate says of the day: storms slow the road. */
function weatherFor(decision: Decision, total: number): { name: string; hard: boolean } {
  if (total <= familyNumber(decision.state, 'storm-up-to')) return { name: 'storm', hard: true };
  return { name: total <= familyNumber(decision.state, 'rain-up-to') ? 'rain' : 'fair', hard: false };
}

/** What these systems leave to the referee and this table plays as its defaults say: watches, ways, weather, chance meetings. */
export function watchesOf(ids: { encounter: string; travel: string; room: string }) {
  /** A die in a dangerous place; somebody comes on its lowest faces. Gives back whether somebody does (CA-S4). */
  function encounterCheck(decision: Decision): boolean {
    if (decision.state.encounter || !isDangerous(decision.state)) return false;
    let met = false;
    decision.asReceipt(() => {
      const { total } = decision.throwDice('encounter check', 1, encounterDie(decision.state));
      met = total <= encounterFaces(decision.state);
      decision.emit(encounterChecked, { met }, { rules: [ids.encounter] });
    });
    if (met) chanceMeeting(decision, [ids.encounter]);
    return met;
  }

  function setsOut(decision: Decision, to: string): void {
    const { hex: from, underWay } = decision.state.party;
    if (underWay?.to === to || from === null) return;
    if (lostOf(decision.state)) decision.emit(wayForgotten, {}, { rules: [ids.travel] });
    if (!canBeLost(decision.state, to)) return;
    const { total } = decision.throwDice('finding the way, Die of Fate', 1, 6);
    const against = familyNumber(decision.state, 'way-lost-up-to');
    const watches = familyNumber(decision.state, 'lost-watches');
    const kept = total > against;
    decision.emit(waySought, { from, to, total, against, kept, watches }, { rules: [ids.travel] });
  }

  const travel: System['travel'] = {
    leg,
    limit: (decision) => {
      demandRoom(decision.state, partyOf(decision.state), ids.room);
      return watchOf(decision.state);
    },
    setsOut,
    walked: (decision, _to, arrived) => {
      if (arrived && lostOf(decision.state)) decision.emit(wayForgotten, {}, { rules: [ids.travel] });
      encounterCheck(decision);
    },
  };

  return {
    travel,
    encounterCheck,
    /** After every third turn in a dangerous site, or however many the campaign says. */
    siteTurn: (decision: Decision): void => {
      if ((decision.state.party.site?.turns ?? 0) % turnsBetween(decision.state) === 0)
        encounterCheck(decision);
    },
    odds: (campaign: Campaign, to?: string): Odds | null => {
      const { site, hex } = campaign.party;
      if (!isDangerous(campaign, to ?? hex)) return null;
      const every = turnsBetween(campaign);
      const left = every - ((site?.turns ?? 0) % every);
      const when = site ? (left === 1 ? 'after this turn' : `in ${left} turns`) : 'each watch';
      const of = encounterDie(campaign);
      const hits = encounterFaces(campaign);
      const faces = hits === 1 ? '1' : `1–${hits}`;
      return { title: 'Encounter', of, hits, text: `${faces} on a d${of}, ${when}` };
    },
    /** The day’s weather by the Die of Fate. */
    rollWeather: (decision: Decision): void => {
      const { total } = decision.throwDice('weather, Die of Fate', 1, 6);
      const weather = weatherFor(decision, total);
      decision.emit(weatherRolled, { total, ...weather }, { rules: [ids.travel] });
    },
  };
}
