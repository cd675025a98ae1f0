import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from '../../../shared/time/reckoning/inOrder.ts';
import { nameOfDayIn } from '../../../shared/time/reckoning/dates.ts';
import { moonDays } from '../../../shared/time/reckoning/moons.ts';
import { readCalendarium } from '../../../src-main/exchange/calendars/read.ts';
import { writeCalendarium } from '../../../src-main/exchange/calendars/write.ts';
import { anyReckoning, VALE } from '../../shared/reckoning/vale.ts';

it('a calendar that is written and read again on the same day is the same', () => {
  const again = readCalendarium(writeCalendarium(VALE, 1), 1);
  expect(again).toMatchObject({ calendar: VALE });
});

it('so is every calendar, on whatever day', () => {
  fc.assert(
    fc.property(anyReckoning, fc.integer({ min: 1, max: 100_000 }), (reckoning, today) => {
      expect(readCalendarium(writeCalendarium(reckoning, today), today)).toMatchObject({
        calendar: inOrder(reckoning),
      });
    }),
  );
});

it('the order in which days of no month and seasons are given means nothing', () => {
  fc.assert(
    fc.property(anyReckoning, fc.integer({ min: -5000, max: 5000 }), (reckoning, day) => {
      const ordered = inOrder(reckoning);
      expect(nameOfDayIn(ordered, day)).toBe(nameOfDayIn(reckoning, day));
      for (const [index, moon] of reckoning.moons.entries())
        expect(moonDays(ordered.moons[index] ?? moon, day, day + 99, 'full')).toEqual(
          moonDays(moon, day, day + 99, 'full'),
        );
    }),
  );
});
