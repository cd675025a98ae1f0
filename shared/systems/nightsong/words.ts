import { ordinal, type Calendar } from '../../time/calendar.ts';
import { DAY, HOUR, MINUTE, type Scales } from '../../time/scales.ts';
import type { Words } from '../contract.ts';

export const EXPLORATION_TURN = 10 * MINUTE;
export const WATCH = 6 * HOUR;
export const WEEK = 7 * DAY;

/** Nightsong’s words. */
export const words: Words = {
  referee: 'Referee',
  character: 'character',
  hitPoints: 'HP',
  turn: 'Turn',
  round: 'Round',
  watch: 'Watch',
  difficulty: 'DR',
  armour: 'Armor',
};

/** Turn and Watch (NS-2, NS-3). A Round has no fixed length: it never moves the clock. */
export const scales: Scales = { turn: EXPLORATION_TURN, watch: WATCH, day: DAY, week: WEEK };

/** Four Watches a day, from six in the morning (NS-4, NS-S8). It gets dark in the evening. */
export const calendar: Calendar = {
  dayStart: 6,
  dawn: 6,
  dusk: 18,
  parts: [
    { name: 'morning', from: 6 },
    { name: 'afternoon', from: 12 },
    { name: 'evening', from: 18 },
    { name: 'night', from: 0 },
  ],
  nameOfDay: (day) =>
    `Day ${((((day - 1) % 7) + 7) % 7) + 1} of the ${ordinal(Math.floor((day - 1) / 7) + 1)} Week`,
};
