import type { Calendar } from '../../time/calendar.ts';

export const calendar: Calendar = {
  dayStart: 6,
  dawn: 6,
  dusk: 18,
  parts: [
    { name: 'morning', from: 6 },
    { name: 'afternoon', from: 12 },
    { name: 'night', from: 18 },
  ],
  nameOfDay: (day) => `Day ${day}`,
};
