import { z } from 'zod';
import { encounterChecked } from '../../shared/campaign/events/meetings.ts';
import { lightOfDayChanged } from '../../shared/campaign/events/time.ts';
import { chanceMeeting, isDangerous } from '../../shared/campaign/meet.ts';
import { passTime } from '../../shared/campaign/passTime.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { turnWeather } from '../../shared/campaign/tables/weather.ts';
import { hexAt } from '../../shared/hex/land.ts';
import {
  defineCommand,
  type Decision,
  type Due,
  type System,
  type TravelRules,
} from '../../shared/systems/contract.ts';
import { endRest } from '../../shared/systems/common/endRest.ts';
import { citedAs } from '../../shared/systems/ruleBook.ts';
import { nextAtHour, sinceDayStart, type Calendar } from '../../shared/time/calendar.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/scales.ts';
import { campMade, lampFilled } from './events.ts';
import { optionOf } from './options.ts';
import { heal } from './people.ts';
import { sheetOf } from './sheet.ts';

export const WATCH = 8 * HOUR;
export const SPELL = 20 * MINUTE;

export const calendar: Calendar = {
  dayStart: 6,
  dawn: 6,
  dusk: 22,
  parts: [
    { name: 'morning watch', from: 6 },
    { name: 'evening watch', from: 14 },
    { name: 'night watch', from: 22 },
  ],
  nameOfDay: (day) => `Day ${day} of the road`,
};

/** The total that brings someone, and in how many of 36 ways two dice reach it. */
const SOMEBODY = 10;
const WAYS = 6;

/** Whether two dice bring someone (LR-9). */
function watchRoad(decision: Decision): void {
  if (!isDangerous(decision.state)) return;
  const { total } = decision.throwDice('who is on the road', 2, 6);
  const met = total >= SOMEBODY;
  decision.emit(encounterChecked, { total, against: SOMEBODY, met }, { secret: true });
  if (met) chanceMeeting(decision, citedAs(decision.system, encounterChecked.type));
}

/** A hex is a watch of the day (LR-8). */
export const travel: TravelRules = {
  leg: (campaign, to) => ({
    seconds: WATCH,
    parts: [{ label: hexAt(campaign.land, to)?.terrain ?? 'the way', seconds: WATCH }],
  }),
  limit: () => DAY,
  walked: (decision, _to, arrived) => {
    if (arrived) watchRoad(decision);
  },
  dayBudget: ({ clock }) => `${Math.floor(sinceDayStart(calendar, clock) / WATCH)} of 3 watches passed`,
};

export const explorationTurn = watchRoad;

/** Each hex and each turn in a site is looked at alike. */
export const odds: System['odds'] = (campaign, to = campaign.party.hex ?? undefined) =>
  isDangerous(campaign, to)
    ? {
        title: 'Someone on the road',
        of: 36,
        hits: WAYS,
        text: '10 or more on 2d6',
        ahead: campaign.party.site
          ? { first: SPELL, step: SPELL, chance: () => WAYS / 36 }
          : { first: WATCH, step: WATCH, chance: () => WAYS / 36 },
      }
    : null;

const HEALED = {
  'one-die': (decision: Decision) => decision.throwDice('camp', 1, 6).total,
  all: () => 999,
} as const;

/** A watch of rest (LR-10). */
const camp = defineCommand({
  type: 'camp',
  title: 'Camp',
  about: 'A watch of eight hours; everybody gets a d6 of grit back.',
  when: ['world', 'site'],
  fields: z.strictObject({ type: z.literal('camp') }),
  decide: (decision) => {
    decision.emit(campMade, { hours: WATCH / HOUR });
    passTime(decision, WATCH);
    for (const { id, hitPoints } of partyOf(decision.state, true))
      if (hitPoints.now < hitPoints.max)
        heal(decision, id, HEALED[optionOf(decision.state, 'camp-heals')](decision), 'camp');
    endRest(decision, partyOf(decision.state, true));
  },
  offers: (_campaign) => [
    { label: 'Camp', detail: 'a watch', group: 'rest', command: { type: 'camp' }, opens: 'night' },
  ],
});

/** The lamp burns a flask of the first wayfarer who has one (LR-11). */
function lightLamp(decision: Decision): void {
  decision.emit(lightOfDayChanged, { to: 'night' });
  const party = partyOf(decision.state, true);
  const bearer = party.find((one) => sheetOf(one).oil > 0) ?? party[0];
  if (!bearer) return;
  const { oil } = sheetOf(bearer);
  decision.emit(lampFilled, { creature: bearer.id, left: Math.max(0, oil - 1), dark: oil === 0 });
}

export function dues({ clock }: Campaign): Due[] {
  return [
    {
      id: 'nightfall',
      at: nextAtHour(clock, calendar.dusk),
      order: 'night',
      label: 'Night falls',
      fire: lightLamp,
    },
    {
      id: 'daybreak',
      at: nextAtHour(clock, calendar.dawn),
      order: 'night',
      label: 'Day breaks',
      fire: (decision) => {
        decision.emit(lightOfDayChanged, { to: 'day' });
        turnWeather(decision);
      },
    },
  ];
}

export const roadCommands = [camp];
