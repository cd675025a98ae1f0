import { twoDiceReaction } from '../../shared/systems/common/twoDiceReaction.ts';
import { thing } from '../../shared/systems/common/things.ts';
import type { System } from '../../shared/systems/contract.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/scales.ts';
import { z } from 'zod';
import { book } from './book.ts';
import { check } from './checks.ts';
import { events } from './events.ts';
import { fight, fightCommands } from './fight.ts';
import { numbers, options } from './options.ts';
import { creatureOf, heal, hurt, makeWayfarer, ownBlocks, statBlocks } from './people.ts';
import { calendar, dues, roadCommands, explorationTurn, travel, WATCH } from './road.ts';
import { sample } from './sample.ts';
import { ABILITIES, SheetSchema, sheetOf } from './sheet.ts';
import { tellers } from './tell.ts';

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

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
  sample,
  fight,
  reaction: twoDiceReaction('LR-2'),
  tables: {},
  statBlocks,
  ownBlocks,
  creatureOf,
  travel,
  light: { of: () => undefined },
  bodies: { hurt, heal },
  explorationTurn,
  odds: () => ({ title: 'Somebody on the road', of: 36, hits: 6, text: '10 or more on 2d6' }),
  wear: (die) => die,
  dues,
  summary: (creature) => ({ line: `${sheetOf(creature).oil} flasks of oil`, marks: [] }),
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
  itemLine: () => '',
  money: {
    wares: () => [
      { name: 'Flask of oil', kind: 'light', price: 2, things: [thing('Flask of oil', { kind: 'light' })] },
      { name: 'Straw bed', kind: 'lodging', per: 'night' },
    ],
  },
};
