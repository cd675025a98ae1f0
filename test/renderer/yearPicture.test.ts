import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultInWords, summaryOf } from '../../src-renderer/calendar/summary.ts';
import { STARTS } from '../../src-renderer/calendar/starts.ts';
import { WIDE, yearPicture } from '../../src-renderer/calendar/yearPicture.ts';
import { readCalendarFile } from '../../src-renderer/calendar/file.ts';
import { ReckoningSchema } from '../../shared/time/reckoning/schema.ts';
import { yearOf } from '../../shared/time/reckoning/year.ts';
import { anyReckoning, VALE } from '../shared/reckoning/vale.ts';

describe('the picture of a year', () => {
  it('has a row for each month, and marks today, what is past and what is of no month', () => {
    const { months, cells } = yearPicture(VALE, 1071, 1);
    expect(months.map(({ name, isNow }) => (isNow ? `${name}, now` : name)).slice(4, 7)).toEqual([
      'Milk',
      'Hay, now',
      'Shear',
    ]);
    expect(cells.filter(({ kind }) => kind === 'now').map(({ title }) => title)).toEqual(['Ironday, 4 Hay']);
    expect(cells.filter(({ kind }) => kind === 'past')).toHaveLength(28 * 5 + 1 + 3);
    expect(cells.filter(({ isBetween }) => isBetween).map(({ title }) => title)).toEqual([
      'Spring Day',
      'Midsummer: The Long Table',
      'Midwinter',
    ]);
  });

  it('of another year has no today', () => {
    expect(yearPicture(VALE, 1072, 1).cells.some(({ kind }) => kind !== 'ahead')).toBe(false);
    expect(yearPicture(VALE, 1070, 1).cells.every(({ kind }) => kind === 'past')).toBe(true);
  });

  it('of any calendar has each day once, none upon another, and all on the paper', () => {
    fc.assert(
      fc.property(anyReckoning, fc.integer({ min: -3, max: 3 }), (reckoning, ahead) => {
        const { cells, cell, height } = yearPicture(reckoning, reckoning.year + ahead, 1);
        expect(cells).toHaveLength(yearOf(reckoning).days);
        expect(new Set(cells.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(cells.length);
        for (const { x, y } of cells) {
          expect(x).toBeGreaterThan(0);
          expect(x + cell.wide).toBeLessThanOrEqual(WIDE);
          expect(y + cell.high).toBeLessThanOrEqual(height);
        }
      }),
    );
  });
});

describe('a calendar in few words', () => {
  it('tells what each part holds', () => {
    expect(summaryOf(VALE).map(({ told }) => told)).toEqual([
      '12 · 28 days each',
      '7 · Moonday to Restday',
      '3 days of no month',
      '2 · Moon, Ember',
      '4 · Spring, Summer, Autumn, Winter',
      '4',
    ]);
  });

  it('tells what does not fit, and where', () => {
    const fault = { path: ['months', 2, 'days'], message: 'a month has at least 1 day' };
    expect(faultInWords(fault)).toBe('Months 3: a month has at least 1 day.');
  });
});

it('every beginning can be kept', () => {
  for (const { calendar } of STARTS) expect(ReckoningSchema.safeParse(calendar).error).toBeUndefined();
});

describe('a file that is brought in', () => {
  const file = (name: string, size: number) => ({ name, size, text: () => Promise.resolve('{}') });
  it('is refused by its name or its size, before it is read', async () => {
    expect(await readCalendarFile(file('a.csv', 10))).toMatchObject({
      fault: expect.stringContaining('.json') as string,
    });
    expect(await readCalendarFile(file('a.json', 50_000_000))).toMatchObject({
      fault: expect.stringContaining('too large') as string,
    });
    expect(await readCalendarFile(file('a.json', 10))).toEqual({ text: '{}' });
  });
});
