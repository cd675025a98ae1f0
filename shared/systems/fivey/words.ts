import type { Calendar } from '../../time/calendar.ts';
import { ordinal } from '../../time/calendar.ts';
import { DAY, HOUR, MINUTE, TENNITE } from '../../time/scales.ts';
import type { Scales } from '../../time/scales.ts';
import type { System } from '../contract.ts';

export const EXPLORATION_TURN = 10 * MINUTE;
/** Hours of daylight, and of the window at night in which one rests or marches. */
export const DAYLIGHT_HOURS = 12;
export const MARCH_HOURS = 4;

/** The scales of play, each with a clock of its own that stands while another runs (FV-1, FV-128): hours and days in the world (FV-2); turns in a site and rounds in a fight, which are counted apart (FV-10); a season is nine tennites and a year thirty-six (FV-S3). */
export const scales: Scales = {
  round: 10,
  turn: EXPLORATION_TURN,
  hour: HOUR,
  day: DAY,
  tennite: TENNITE,
  season: 9 * TENNITE,
  year: 36 * TENNITE,
};

const TENNITES_A_YEAR = 36;

/** Twelve hours of day and twelve of night; ten days make a tennite (FV-5). */
export const calendar: Calendar = {
  dayStart: 6,
  dawn: 6,
  dusk: 18,
  parts: [
    { name: 'morning', from: 6 },
    { name: 'noon', from: 11 },
    { name: 'afternoon', from: 14 },
    { name: 'evening', from: 18 },
    { name: 'night', from: 22 },
  ],
  nameOfDay: (day) => {
    const tennite = Math.floor((day - 1) / 10);
    const year = Math.floor(tennite / TENNITES_A_YEAR);
    const name = `Day ${((day - 1) % 10) + 1} of the ${ordinal((tennite % TENNITES_A_YEAR) + 1)} Tennite`;
    return year === 0 ? name : `${name}, year ${year + 1}`;
  },
};

export const words: System['words'] = {
  referee: 'GM',
  character: 'Character',
  hitPoints: 'Hit points',
  turn: 'Turn',
  round: 'Round',
  watch: 'Hour',
  difficulty: 'DC',
};
