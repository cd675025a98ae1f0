import { z } from 'zod';
import { diceRolled, ownChanged } from '../../campaign/events/campaign.ts';
import { weatherChanged } from '../../campaign/events/land.ts';
import { encounterChecked } from '../../campaign/events/meetings.ts';
import { chanceMeeting, isDangerous } from '../../campaign/meet.ts';
import { partyOf, type Campaign } from '../../campaign/state.ts';
import { hexAt, HexLabelSchema, roadBetween } from '../../hex/land.ts';
import { TERRAINS } from '../../hex/terrain.ts';
import { ordinal, dateOf, type Calendar } from '../../time/calendar.ts';
import { DAY, HOUR, MINUTE, type Scales } from '../../time/scales.ts';
import type { Decision, Leg, Odds, System } from '../contract.ts';
import { demandRoom } from './burden.ts';
import { kinRulingOf } from './kinRulings.ts';

export const TURN = 10 * MINUTE;
export const WATCH = 8 * HOUR;
export const WEEK = 7 * DAY;
const EVERY_TURNS = 3;

/** A round of ten seconds, a turn of ten minutes, three watches of eight hours, weeks (CA-1, CA-2, CA-S3, BDP-1, BDP-R1). */
export const watchScales: Scales = { round: 10, turn: TURN, watch: WATCH, day: DAY, week: WEEK };

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
const lostOf = (campaign: Campaign): Lost => LostSchema.parse(campaign.own['lost'] ?? null);

const onRoad = ({ party, land }: Campaign, to: string): boolean =>
  party.hex !== null && roadBetween(land, party.hex, to) !== undefined;

const isHard = (campaign: Campaign, to: string): boolean => {
  const hex = hexAt(campaign.land, to);
  return hex !== undefined && (TERRAINS[hex.terrain].hard || campaign.weather.hard) && !onRoad(campaign, to);
};

/** A watch for a hex, two on hard ground or in hard weather, one more for a lost way (CA-S5, BDP-S6). */
function leg(campaign: Campaign, to: string): Leg {
  const lost = lostOf(campaign);
  const astray = lost?.to === to && lost.from === campaign.party.hex ? lost.watches : 0;
  const parts = [
    { label: 'the way', seconds: WATCH },
    ...(isHard(campaign, to) ? [{ label: 'hard ground', seconds: WATCH }] : []),
    ...(astray > 0 ? [{ label: 'the way was lost', seconds: astray * WATCH }] : []),
  ];
  return { seconds: parts.reduce((sum, one) => sum + one.seconds, 0), parts };
}

/** Sides of the encounter check: six, or as the campaign says (CA-S4, BDP-S5). */
const encounterDie = (campaign: Campaign): number => Number(kinRulingOf(campaign, 'encounter-die'));

/** "2 of 3 watches gone" */
export const watchBudget = ({ clock }: Campaign): string =>
  `${Math.floor(((dateOf(watchCalendar, clock).hour - 6 + 24) % 24) / 8)} of 3 watches gone`;

/** What these systems leave to the referee and this table plays as its defaults say: watches, ways, weather, chance meetings. */
export function watchesOf(ids: { encounter: string; travel: string; room: string }) {
  /** 1d6 in a dangerous place; somebody comes on a 1. Gives back whether somebody does (CA-S4, BDP-S5). */
  function encounterCheck(decision: Decision): boolean {
    if (decision.state.encounter || !isDangerous(decision.state)) return false;
    let met = false;
    decision.asReceipt(() => {
      const { total } = decision.throwDice('encounter check', 1, encounterDie(decision.state));
      met = total === 1;
      decision.emit(
        encounterChecked,
        { met },
        `Encounter check: ${total}, ${met ? 'somebody comes' : 'nobody'}.`,
        {
          rules: [ids.encounter],
        },
      );
    });
    if (met) chanceMeeting(decision, [ids.encounter]);
    return met;
  }

  function setsOut(decision: Decision, to: string): void {
    const { hex: from, underWay } = decision.state.party;
    if (underWay?.to === to || from === null) return;
    if (lostOf(decision.state)) decision.emit(ownChanged, { to: { lost: null } });
    if (decision.ruling('navigation') === 'never' || !isHard(decision.state, to)) return;
    const { total } = decision.throwDice('finding the way, Die of Fate', 1, 6);
    const kept = total > 2;
    const text = `Finding the way: ${total}, ${kept ? 'the way is clear' : 'the way is lost, a watch is wasted'}.`;
    const told = { rules: [ids.travel] };
    if (kept) decision.emit(diceRolled, {}, text, told);
    else decision.emit(ownChanged, { to: { lost: { from, to, watches: 1 } } }, text, told);
  }

  const travel: System['travel'] = {
    leg,
    limit: (decision) => {
      demandRoom(decision.state, partyOf(decision.state), ids.room);
      return WATCH;
    },
    setsOut,
    walked: (decision, _to, arrived) => {
      if (arrived && lostOf(decision.state)) decision.emit(ownChanged, { to: { lost: null } });
      encounterCheck(decision);
    },
  };

  return {
    travel,
    encounterCheck,
    /** After every third turn in a dangerous site (CA-S4, BDP-S5). */
    siteTurn: (decision: Decision): void => {
      if ((decision.state.party.site?.turns ?? 0) % EVERY_TURNS === 0) encounterCheck(decision);
    },
    odds: (campaign: Campaign, to?: string): Odds | null => {
      const { site, hex } = campaign.party;
      if (!isDangerous(campaign, to ?? hex)) return null;
      const left = EVERY_TURNS - ((site?.turns ?? 0) % EVERY_TURNS);
      const when = site ? (left === 1 ? 'after this turn' : `in ${left} turns`) : 'each watch';
      const of = encounterDie(campaign);
      return { title: 'Encounter', of, hits: 1, text: `1 on a d${of}, ${when}` };
    },
    /** The day’s weather by the Die of Fate: only a 1 slows the road (CA-S5, BDP-S6). */
    rollWeather: (decision: Decision): void => {
      const { total } = decision.throwDice('weather, Die of Fate', 1, 6);
      const weather =
        total === 1 ? { name: 'storm', hard: true } : { name: total <= 3 ? 'rain' : 'fair', hard: false };
      decision.emit(weatherChanged, weather, `The weather: ${total}, ${weather.name}.`, {
        rules: [ids.travel],
      });
    },
  };
}
