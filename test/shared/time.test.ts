import { describe, expect, it } from 'vitest';
import {
  dateOf,
  hourInWords,
  hoursSinceDayStart,
  lastDayAt,
  nextAtHour,
  sinceDayStart,
  ordinal,
  type Calendar,
} from '../../shared/time/calendar.ts';
import { DAY, HOUR, MINUTE, spanInShort, spanInWords } from '../../shared/time/scales.ts';

const calendar: Calendar = {
  dayStart: 6,
  dawn: 6,
  dusk: 18,
  parts: [
    { name: 'morning', from: 6 },
    { name: 'afternoon', from: 12 },
    { name: 'evening', from: 18 },
    { name: 'night', from: 0 },
  ],
  nameOfDay: (day) => `Day ${day}`,
};

describe('the date', () => {
  it.each([
    [6 * HOUR, 1, 'morning', 'day'],
    [12 * HOUR, 1, 'afternoon', 'day'],
    [18 * HOUR, 1, 'evening', 'night'],
    [24 * HOUR, 1, 'night', 'night'],
    [29 * HOUR, 1, 'night', 'night'],
    [30 * HOUR, 2, 'morning', 'day'],
  ])('at %i seconds is day %i, %s, %s', (clock, day, part, light) => {
    expect(dateOf(calendar, clock)).toMatchObject({ day, part, light });
  });

  it('tells the hour with two digits', () => {
    expect(hourInWords(dateOf(calendar, 7 * HOUR + 300))).toBe('07:05');
  });

  it('finds the next time an hour strikes, strictly after now', () => {
    expect(nextAtHour(6 * HOUR, 18)).toBe(18 * HOUR);
    expect(nextAtHour(18 * HOUR, 18)).toBe(18 * HOUR + DAY);
  });
});

describe('the day, counted from where it begins,', () => {
  it.each([
    [6, 0],
    [18, 12],
    [0, 18],
    [5, 23],
  ])('has at %i o’clock %i hours behind it', (hour, gone) => {
    expect(hoursSinceDayStart(calendar, hour)).toBe(gone);
  });

  it('has its last seconds before dawn', () => {
    expect(sinceDayStart(calendar, 30 * HOUR - 1)).toBe(DAY - 1);
    expect(sinceDayStart(calendar, 30 * HOUR)).toBe(0);
  });

  it.each([
    [18 * HOUR - 1, 0],
    [18 * HOUR, 1],
    [30 * HOUR, 1],
  ])('at %i seconds showed 18 o’clock last on day %i', (clock, day) => {
    expect(lastDayAt(calendar, clock, 18)).toBe(day);
  });
});

describe('words for time', () => {
  it.each([
    [0, 'no time'],
    [600, '10 minutes'],
    [4 * HOUR, '4 hours'],
    [HOUR + 600, '1 hour 10 minutes'],
    [2 * DAY, '2 days'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(spanInWords(seconds)).toBe(words);
  });

  it.each([
    [30, '30 s'],
    [40 * MINUTE, '40 min'],
    [3 * HOUR, '3 h'],
    [3 * HOUR - 10, '3 h'],
    [3 * HOUR + 5 * MINUTE, '3 h 05'],
    [DAY, '1 day'],
    [DAY - 40, '1 day'],
    [2 * DAY + 5 * HOUR, '2 days 5 h'],
  ])('%i seconds are %s for short', (seconds, words) => {
    expect(spanInShort(seconds)).toBe(words);
  });

  it.each([
    [1, 'First'],
    [11, '11th'],
    [21, '21st'],
    [112, '112th'],
  ])('%i is %s', (number, word) => {
    expect(ordinal(number)).toBe(word);
  });
});
