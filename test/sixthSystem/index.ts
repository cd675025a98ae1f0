import type { System } from '../../shared/systems/contract.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/scales.ts';
import { z } from 'zod';
import { book } from './book.ts';
import { check } from './checks.ts';
import { events } from './events.ts';
import { fight, fightCommands } from './fight.ts';
import { itemDice, itemLine, lightOf, slots, wares } from './gear.ts';
import { numbers, options } from './options.ts';
import { creatureOf, heal, hurt, makeWayfarer, ownBlocks, reaction, statBlocks } from './people.ts';
import { calendar, dues, roadCommands, explorationTurn, odds, travel, WATCH } from './road.ts';
import { sample } from './sample.ts';
import { ABILITIES, SheetSchema, sheetOf, signed } from './sheet.ts';
import { tellers } from './tell.ts';

/** A sixth system, unlike the five: what a system takes is this folder and a line in the registry. */
export const lamplitRoad: System = {
  id: 'lamplit-road',
  name: 'The Lamplit Road',
  credit: {
    work: 'The Lamplit Road',
    by: 'Hexwatch’s own tests',
    address: null,
    licence: null,
    changed: 'Made up for the tests.',
    terms: [],
  },
  words: {
    referee: 'Keeper',
    character: 'wayfarer',
    hitPoints: 'grit',
    turn: 'spell',
    round: 'exchange',
    watch: 'watch',
    difficulty: 'mark',
  },
  scales: { round: 30, turn: 20 * MINUTE, hour: HOUR, watch: WATCH, day: DAY },
  calendar,
  options,
  numbers,
  book,
  tell: tellers,
  sheet: SheetSchema,
  sheetExample: { oil: 2 },
  details: { schema: z.strictObject({}), start: {} },
  events,
  commands: [makeWayfarer, check, ...fightCommands, ...roadCommands],
  dice: {
    react: [
      { die: 'd6', for: 'reaction' },
      { die: 'd6', for: 'reaction' },
    ],
  },
  sample,
  fight,
  reaction,
  tables: { 'On the road': ['A pedlar', 'Moths', 'Rain', 'Nobody'] },
  statBlocks,
  wilds: ['Moths: 2 Moth', 'A shade: 1 Shade', 'Lights ahead: 1 Lantern bearer', 'Many moths: 6 Moth'],
  ownBlocks,
  creatureOf,
  travel,
  habits: { night: () => ({ type: 'camp' }) },
  light: { of: lightOf },
  bodies: { hurt, heal, backOnFeet: () => undefined },
  money: { wares: () => wares },
  explorationTurn,
  odds,
  itemDice,
  wear: (die) => die,
  dues,
  summary: (creature) => ({
    line: `${sheetOf(creature).oil} flasks of oil`,
    slots: slots(creature),
    marks: [],
  }),
  slots,
  figures: (creature) => [
    {
      title: 'Abilities',
      figures: ABILITIES.map((ability) => ({
        label: ability,
        value: signed(sheetOf(creature).abilities[ability]),
        at: ['abilities', ability],
      })),
    },
  ],
  itemLine,
};
