import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn, nameOfDayIn } from '../../../shared/time/reckoning/dates.ts';
import { nextMoon } from '../../../shared/time/reckoning/moons.ts';
import type { Reckoning } from '../../../shared/time/reckoning/parts.ts';
import { readCalendarium } from '../../../src-main/exchange/calendars/read.ts';
import { everyYear, fileOf, month } from './files.ts';

/** What is read of a file that can be read. */
function read(text: string, today = 1): { calendar: Reckoning; told: string[] } {
  const answer = readCalendarium(text, today);
  if ('faults' in answer) throw new Error(answer.faults.join(' '));
  return answer;
}
function faults(text: string): string[] {
  const answer = readCalendarium(text, 1);
  return 'faults' in answer ? answer.faults : [];
}
const told = (change: object, fixed?: object): string[] => read(fileOf(change, fixed)).told;

describe('a file of Calendarium', () => {
  it('has months, days of no month, weekdays and moons', () => {
    const { calendar } = read(fileOf());
    expect(calendar.months).toEqual([
      { name: 'Frost', days: 30 },
      { name: 'Bloom', days: 31 },
      { name: 'Leaf', days: 30 },
    ]);
    expect(calendar.between).toEqual([
      { name: 'Midwinter', after: 1 },
      { name: 'The Gap 1', after: 2 },
      { name: 'The Gap 2', after: 2 },
    ]);
    expect(calendar.weekdays).toEqual(['Sul', 'Mol', 'Zol', 'Wir']);
    expect(calendar.weeks).toBe('run');
    expect(calendar.moons.map(({ name, days }) => [name, days])).toEqual([['Pale', 30]]);
  });

  it.each([1, 40, 5000])('calls day %i, which is today, by its current date', (today) => {
    const { calendar } = read(fileOf(), today);
    // 182 days of months passed in two years, 39 in the third: 221 after the third weekday is the fourth.
    expect(nameOfDayIn(calendar, today)).toBe('Wir, 10 Bloom 3');
  });

  it('has its moon full when Calendarium has it', () => {
    // New 5 days after the beginning and every 30; full 15 days later: 20, 50 … 230. Today 221 days have passed.
    expect(nextMoon(read(fileOf(), 7).calendar.moons[0]!, 7, 'full')).toBe(7 + 9);
  });

  it('has what comes every year as festivals, on days of no month too', () => {
    const description = 'Where: the Downs\nThen: all sing';
    const events = [
      everyYear('Fair', 0, 3, { description }),
      everyYear('Vigil', 3, 2),
      everyYear('Sowing', 2, [5, 9]),
    ];
    expect(read(fileOf({ events })).calendar.festivals).toEqual([
      { name: 'Fair', on: { month: 1, day: 3 }, where: 'the Downs', then: 'all sing' },
      { name: 'Vigil', on: { between: 3 } },
      { name: 'Sowing', on: { month: 2, day: 5 } },
    ]);
    expect(told({ events })).toContain('Only the first day is kept of what lasts longer: Sowing.');
  });

  it.each([
    ['a leap day', 2, 32, 'day 31 of Bloom'],
    ['a day before the first', 4, 0, 'day 1 of Leaf'],
    ['a day of no month too many', 3, 9, 'The Gap 2'],
    ['a month that is not in every year', 5, 4, 'day 1 of Thaw'],
    ['a month that is not in every year at the end', 7, 4, 'day 9 of Thaw'],
    ['no month', 30, 4, 'day 9 of Thaw'],
  ])('takes the nearest day where its current date is %s', (_what, at, day, nearest) => {
    const months = [
      month('Frost', 30),
      month('Midwinter', 1, 'intercalary'),
      month('Bloom', 31),
      month('The Gap', 2, 'intercalary'),
      month('Leaf', 30),
      month('Rare', 20, 'month', { interval: 4 }),
      month('Thaw', 9),
      month('Rarer', 20, 'month', { interval: 9 }),
    ];
    const { calendar, told: left } = read(fileOf({ current: { year: 3, month: at, day } }, { months }));
    const name: unknown = months[at] === undefined ? 'month 31' : Reflect.get(months[at], 'name');
    expect(left).toContain(
      `The current date of the file is day ${day} of ${String(name)}. There is no such day here: today is taken for ${nearest}.`,
    );
    const { on, month: of, between } = dateIn(calendar, 1);
    expect('day' in on ? `day ${on.day} of ${of}` : between).toBe(nearest);
  });

  it('names each season that is left out, also where one of its name is kept', () => {
    const seasons = ['Wet', 'Wet', ''].map((name) => ({ name, month: 2, day: 1 }));
    const { calendar, told: left } = read(fileOf({ seasonal: { type: 'Dated', offset: 0, seasons } }));
    expect(calendar.seasons.length).toBe(1);
    expect(left).toContain(
      'Seasons that begin on no day, or on one with another season, are left out: Wet, a season without a name.',
    );
  });

  it('has its names cut between signs, not within one', () => {
    const { calendar } = read(fileOf({}, { months: [month('\u{1F319}'.repeat(40), 30)] }));
    expect(calendar.months[0]?.name).toBe('\u{1F319}'.repeat(27));
  });

  it('has seasons by their dates', () => {
    const seasons = [
      { name: 'Wet', month: 2, day: 1 },
      { name: 'Dry', month: 3, day: 1 },
    ];
    const { calendar } = read(fileOf({ seasonal: { type: 'Dated', offset: 0, seasons } }));
    expect(calendar.seasons).toEqual([
      { name: 'Wet', from: { month: 2, day: 1 } },
      { name: 'Dry', from: { month: 3, day: 1 } },
    ]);
  });

  it('has seasons by their lengths', () => {
    const seasons = [
      { name: 'Cold', duration: 45 },
      { name: 'Warm', duration: 46 },
    ];
    const { calendar } = read(fileOf({ seasonal: { type: 'Periodic', offset: -10, seasons } }));
    expect(calendar.seasons).toEqual([
      { name: 'Warm', from: { month: 2, day: 6 } },
      { name: 'Cold', from: { month: 3, day: 21 } },
    ]);
    expect(dateIn(calendar, 1).season).toBe('Warm');
  });

  it('has the era of the current year', () => {
    const eras = [
      { name: 'Before', isStartingEra: true },
      { name: 'Peace', date: { year: 2, month: 0, day: 1 } },
      { name: 'War', date: { year: 9, month: 0, day: 1 } },
    ];
    const answer = read(fileOf({}, { eras }));
    expect(answer.calendar.era).toBe('Peace');
    expect(answer.told).toContain('There is one era for all years; left out: Before, War.');
  });

  it('may be the settings of the plugin with several calendars', () => {
    const [one, two] = ['One', 'Two'].map((name) => JSON.parse(fileOf({ name, id: name })) as object);
    const data = JSON.stringify({ calendars: [one, two], defaultCalendar: 'Two' });
    expect(read(data).calendar.name).toBe('Two');
    expect(read(data).told).toContain('Of several calendars this is Two; left out: One.');
  });
});

describe('what can’t be taken is told', () => {
  it.each<[string, object, object, string]>([
    [
      'leap days',
      {},
      { leapDays: [{ name: 'Shieldmeet', interval: [{ interval: 4 }] }] },
      'Leap days are left out, since every year here has the same days: Shieldmeet.',
    ],
    [
      'months that don’t come every year',
      {},
      { months: [month('Frost', 30), month('Thirteenth', 20, 'month', { interval: 3 })] },
      'Left out, since they don’t come every year: Thirteenth.',
    ],
    [
      'weekdays of single months',
      {},
      { months: [month('Frost', 30, 'month', { week: [{ name: 'Odd' }] }), month('Leaf', 3)] },
      'Weekdays of single months are left out: Frost.',
    ],
    [
      'what happens once',
      { events: [{ name: 'Battle', type: 'Date', date: { year: 3, month: 1, day: 1 } }] },
      {},
      'Left out, since only what comes on one day of every year is a festival: 1 event.',
    ],
    [
      'what comes every month',
      { events: [everyYear('Market', 0, 1, { date: { year: null, month: null, day: 1 } })] },
      {},
      'Left out, since only what comes on one day of every year is a festival: 1 event.',
    ],
    [
      'an event on no day',
      { events: [everyYear('Odd', 0, 31)] },
      {},
      'Left out, since the year has no such day or they have no name: 1 event.',
    ],
    ['an event that is none', { events: [7] }, {}, 'Left out, since they can’t be read: 1 event.'],
    [
      'a long text',
      { events: [everyYear('Fair', 0, 1, { description: 'x'.repeat(201) })] },
      {},
      'Descriptions were cut to 200 characters: Fair.',
    ],
    [
      'a date that is missing',
      { current: { year: 3, month: null, day: null } },
      {},
      'The file has no current date: today is taken for the first day of its year.',
    ],
    [
      'weather',
      { seasonal: { type: 'Dated', offset: 0, seasons: [], weather: { enabled: true } } },
      {},
      'Calendarium’s weather is left out. Write odds for each season instead.',
    ],
    [
      'seasons that wander',
      { seasonal: { type: 'Periodic', offset: 0, seasons: [{ name: 'Long', duration: 200 }] } },
      {},
      'The seasons of the file come round every 200 days; here they begin as in this year, every year.',
    ],
    ['names of years', {}, { useCustomYears: true }, 'Names of single years are left out.'],
  ])('%s', (_what, change, fixed, line) => {
    expect(told({ current: { year: 3, month: 0, day: 1 }, ...change }, fixed)).toContain(line);
  });
});

describe('a file that can’t be read says why', () => {
  it.each([
    ['nothing', '', 'The file is empty.'],
    ['zero bytes', '\0\0\0', 'This is no file of Calendarium, which writes JSON'],
    ['another format', 'hex,terrain\n0101,plain', 'This is no file of Calendarium, which writes JSON'],
    ['JSON of something else', '{"hexes":[]}', 'There is no calendar of Calendarium in this file.'],
    ['a number', '7', 'There is no calendar of Calendarium in this file.'],
    [
      'Fantasy-Calendar',
      '{"static_data":{}}',
      'This is a file of Fantasy-Calendar. Import it in Calendarium, and export it there.',
    ],
    ['far too much', 'x'.repeat(50_000_000), 'The file is too large for a calendar.'],
  ])('%s', (_what, text, fault) => {
    expect(faults(text)[0]).toContain(fault);
  });

  it.each<[string, object, string]>([
    [
      'a month of no days',
      { months: [month('Frost', 0), month('Leaf', 3)] },
      'months, 1, days (Frost): a month has at least 1 day.',
    ],
    [
      'a month without a length',
      { months: [{ name: 'Frost' }] },
      'static, months, 1, length: it is missing.',
    ],
    ['a year of one day', { months: [month('Frost', 1)] }, 'months: a year has at least 2 days.'],
    [
      'a moon of 0',
      { moons: [{ name: 'Pale', cycle: 0, offset: 0 }] },
      'moons, 1, days (Pale): a moon takes at least 1 day.',
    ],
    ['no months', { months: [] }, 'static, months: there are no months.'],
    ['a month without a name', { months: [month('', 4)] }, 'months, 1, name: a name is missing.'],
  ])('%s', (_what, fixed, fault) => {
    expect(faults(fileOf({ current: null }, fixed))).toContain(fault);
  });

  it('whatever the file is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((value) => fileOf({}, { months: value })),
        ),
        (text) => {
          const answer = readCalendarium(text, 1);
          if ('faults' in answer) expect(answer.faults.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('whatever single field of it is', () => {
    const fields = ['firstWeekDay', 'overflow', 'weekdays', 'months', 'moons', 'leapDays', 'eras', 'offset'];
    const whole = ['name', 'seasonal', 'current', 'events', 'static'];
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.constantFrom(...whole),
        fc.jsonValue(),
        (inner, outer, value) => {
          for (const text of [fileOf({}, { [inner]: value }), fileOf({ [outer]: value })])
            expect(() => readCalendarium(text, 3)).not.toThrow();
        },
      ),
    );
  });
});
