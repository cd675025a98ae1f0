import type { Reckoning } from '../../shared/time/reckoning/parts.ts';

const NUMBERS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];

const plain = (days: number): Reckoning => ({
  name: 'Calendar',
  months: NUMBERS.map((number) => ({ name: `${number} Month`, days })),
  weekdays: [],
  weeks: 'run',
  firstWeekday: 0,
  between: [],
  moons: [],
  seasons: [],
  festivals: [],
  year: 1,
  era: '',
  begins: { month: 1, day: 1 },
});

/** What a calendar can begin as. */
export const STARTS: readonly { name: string; calendar: Reckoning }[] = [
  { name: 'Twelve months of 30 days', calendar: plain(30) },
  {
    name: 'Weeks of seven days, a moon, four seasons',
    calendar: {
      ...plain(28),
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      moons: [{ name: 'Moon', days: 28, full: 14 }],
      seasons: ['Winter', 'Spring', 'Summer', 'Autumn'].map((name, index) => ({
        name,
        from: { month: index * 3 + 1, day: 1 },
      })),
    },
  },
];
