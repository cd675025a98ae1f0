import { find } from '../../campaign/ids.ts';
import type { Campaign } from '../../campaign/state.ts';
import { dateOf } from '../../time/calendar.ts';
import type { System } from '../contract.ts';
import { loseFocus, refillFocus } from './checks/focusPool.ts';
import { commands } from './commands.ts';
import { book } from './book.ts';
import { events } from './events.ts';
import { fightRules } from './fight/fight.ts';
import { lightOf } from './gear/lights.ts';
import { wear } from './gear/stepDice.ts';
import { die } from './harm/dying.ts';
import { heal, hurt } from './harm/hitPoints.ts';
import { numberOf, numbers } from './numbers.ts';
import { options } from './options.ts';
import { bestiary, creatureOf } from './people/bestiary.ts';
import { reaction } from './people/reaction.ts';
import { dues } from './rest/dues.ts';
import { dangerArrives } from './road/dangers.ts';
import { odds, siteTurn } from './road/encounters.ts';
import { tables } from './road/tables.ts';
import { travel } from './road/travel.ts';
import { sample } from './sample/sample.ts';
import { ofTimer, thingDetails } from './sheet/details.ts';
import { derived } from './sheet/derived.ts';
import { figures, itemLine } from './sheet/figures.ts';
import { DetailsSchema, SheetSchema } from './sheet/sheet.ts';
import { summary } from './sheet/summary.ts';
import { tellers } from './tell.ts';
import { calendar, scales, words } from './words.ts';

/** "2 of 4 watches gone" */
function dayBudget({ clock }: Campaign): string {
  const { hour } = dateOf(calendar, clock);
  return `${Math.floor(((hour - calendar.dayStart + 24) % 24) / 6)} of 4 watches gone`;
}

/** Nightsong: watches, step dice, the Die of Fate, sides that take turns. */
export const nightsong = {
  id: 'nightsong',
  name: 'Nightsong',
  credit: {
    by: 'the makers of Nightsong',
    licence: 'free rules text; this is an independent tool that restates rules in its own words',
    note: 'Bestiary, gear beyond the samples, spells and all rulings are our own.',
  },
  words,
  scales,
  calendar,
  options,
  numbers,
  tell: tellers,
  sheet: SheetSchema,
  details: { schema: DetailsSchema, start: { lastRoll: null, otherRolls: [], lost: null } },
  detailsOf: thingDetails,
  events,
  commands,
  book,
  sample,
  conditionSlots: 1,
  fight: fightRules,
  reaction,
  tables,
  statBlocks: bestiary,
  creatureOf,
  travel,
  siteTurn,
  odds,
  hurt,
  heal,
  wear,
  lightOf,
  duskIn: (campaign) => numberOf(campaign, 'dark-hour'),
  dues,
  timerDue: (decision, timer) => {
    if (ofTimer(timer).dying && timer.creature && find(decision.state.creatures, timer.creature))
      die(decision, timer.creature);
    dangerArrives(decision, timer);
  },
  sessionOpens: refillFocus,
  sessionCloses: loseFocus,
  summary,
  figures,
  derived,
  itemLine,
  dayBudget,
} satisfies System;
