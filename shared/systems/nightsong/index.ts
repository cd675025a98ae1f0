import { habits } from './road/habits.ts';
import { wilds } from './road/wilds.ts';
import { making } from './people/making.ts';
import { find } from '../../campaign/ids.ts';
import type { System } from '../contract.ts';
import { loseFocus, refillFocus } from './checks/focusPool.ts';
import { commands } from './commands.ts';
import { book } from './book.ts';
import { events } from './events.ts';
import { fightRules } from './fight/fight.ts';
import { lightOf } from './gear/lights.ts';
import { wear } from './gear/stepDice.ts';
import { die } from './harm/dying.ts';
import { backOnFeet, heal, hurt } from './harm/hitPoints.ts';
import { numberOf, numbers } from './numbers.ts';
import { options } from './options.ts';
import { bestiary, creatureOf } from './people/bestiary.ts';
import { ownBlocks } from './people/ownBlocks.ts';
import { reaction } from './people/reaction.ts';
import { waits } from './harm/waits.ts';
import { dues } from './rest/dues.ts';
import { downtimeRules } from './rest/stays.ts';
import { dangerArrives } from './road/dangers.ts';
import { odds, explorationTurn } from './road/encounters.ts';
import { tables } from './road/tables.ts';
import { travel } from './road/travel.ts';
import { sample } from './sample/sample.ts';
import { ofTimer, thingDetails } from './sheet/details.ts';
import { derived } from './sheet/derived.ts';
import { figures, itemLine } from './sheet/figures.ts';
import { DetailsSchema, SheetSchema } from './sheet/sheet.ts';
import { dyingOf } from './harm/dying.ts';
import { slots, summary } from './sheet/summary.ts';
import { tellers } from './tell.ts';
import { calendar, scales, words } from './words.ts';
import { wares } from './gear/wares.ts';
import { tale } from './tale.ts';

/** Nightsong: Watches, step dice, the Die of Fate, and sides that alternate. */
export const nightsong = {
  id: 'nightsong',
  name: 'Nightsong',
  credit: {
    work: 'Nightsong',
    by: 'René-Pier Deshaies-Gélinas, Fari RPGs',
    address: 'https://nightsong.farirpgs.com',
    licence: { name: 'the ORC License', address: 'https://paizo.com/orclicense' },
    changed:
      'The rules are in Hexwatch’s own words and run by a program. The bestiary, gear beyond the samples, spells and all rulings are Hexwatch’s.',
    terms: [
      'ORC Notice: This product is licensed under the ORC License held in the Library of Congress at TX 9-307-067 and available online at various locations including www.azoralaw.com/orclicense and others. All warranties are disclaimed as set forth therein.',
      'Attribution: This product is based on Nightsong, published by Fari RPGs (https://farirpgs.com/), developed and authored by René-Pier Deshaies-Gélinas, and is licensed for use under the Open RPG Creative License. If you use Licensed Material of Hexwatch in your own published works, please credit it as: Hexwatch, © 2026 Hexwatch contributors.',
      'Reserved Material: none in Nightsong and none in Hexwatch. What a referee or player makes up stays their own.',
      'Expressly Designated Licensed Material: the people, places, creatures, gear and spells that Hexwatch adds to Nightsong.',
    ],
  },
  words,
  scales,
  calendar,
  options,
  numbers,
  tell: tellers,
  tale,
  sheet: SheetSchema,
  sheetExample: { str: 2, focus: 1, resolve: 70 },
  details: {
    schema: DetailsSchema,
    start: { lastRoll: null, otherRolls: [], lost: null },
    ofGroup: ['lost'],
  },
  detailsOf: thingDetails,
  events,
  commands,
  dice: { react: [{ die: 'd100', for: 'reaction' }] },
  book,
  sample,
  fight: fightRules,
  reaction,
  tables,
  wilds,
  statBlocks: bestiary,
  ownBlocks,
  creatureOf,
  travel,
  habits,
  light: { of: lightOf, dusk: (campaign) => numberOf(campaign, 'dark-hour') },
  bodies: { hurt, heal, backOnFeet, dying: dyingOf, waits, conditionSlots: 1 },
  money: { wares: () => wares },
  explorationTurn,
  odds,
  downtime: downtimeRules,
  wear,
  dues,
  timerDue: (decision, timer) => {
    if (ofTimer(timer).dying && timer.creature && find(decision.state.creatures, timer.creature))
      die(decision, timer.creature);
    dangerArrives(decision, timer);
  },
  sessionOpens: refillFocus,
  sessionCloses: loseFocus,
  summary,
  slots,
  figures,
  derived,
  itemLine,
  making,
} satisfies System;
