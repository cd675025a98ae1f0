import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../shared/campaign/reckoning/calendarOf.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { headingOf } from '../../shared/tale/english/headings.ts';
import { VALE } from '../shared/reckoning/vale.ts';

const calendar = calendarOf({ calendar: VALE }, fivey);

describe('the heading of a chapter', () => {
  it.each([
    [1, 1, undefined, 'Ironday, 4 Hay 1071'],
    [1, 3, undefined, '4 to 6 Hay 1071'],
    [4, 4, 3, 'Restday, 7 Hay'],
    [3, 5, 3, 'To Moonday, 8 Hay'],
    [26, 26, 25, 'Midsummer'],
    [340, 341, 339, '4 to 5 Hay'],
    [340, 341, 1, '4 to 5 Hay 1072'],
  ])('of days %i to %i after %s is “%s” by a custom calendar', (from, to, before, heading) => {
    expect(headingOf(calendar, { from, to }, before)).toBe(heading);
  });

  it('is as it was where days lie in tennites', () => {
    expect(headingOf(fivey.calendar, { from: 1, to: 3 }, undefined)).toBe('Days 1 to 3 of the First Tennite');
  });
});
