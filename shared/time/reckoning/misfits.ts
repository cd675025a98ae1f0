import type { DayOfYear, Reckoning } from './parts.ts';

/** What of a calendar does not fit the rest of it: where that stands, and a sentence that fits behind “It is not valid: ”. */
export interface Misfit {
  path: readonly (string | number)[];
  message: string;
}

const FEWEST_DAYS = 2;
const MOST_DAYS = 10_000;

const some = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const yearLength = ({ months, between }: Pick<Reckoning, 'months' | 'between'>): number =>
  months.reduce((sum, { days }) => sum + days, between.length);

/** The names that stand twice in a list, at their second place. */
function twice(names: readonly string[], path: string, what: string, isNamed: boolean): Misfit[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const key = name.toLowerCase();
    const isTwice = seen.has(key);
    seen.add(key);
    return isTwice
      ? [
          {
            path: isNamed ? [path, index, 'name'] : [path, index],
            message: `two ${what} are called “${name}”`,
          },
        ]
      : [];
  });
}

/** Why the year has no such day; undefined where it has it. */
function noSuchDay({ months, between }: Reckoning, on: DayOfYear): string | undefined {
  if ('between' in on)
    return on.between > between.length
      ? `the year has only ${some(between.length, 'day')} of no month`
      : undefined;
  const month = months[on.month - 1];
  if (!month) return `the year has only ${some(months.length, 'month')}`;
  return on.day > month.days ? `${month.name} has only ${some(month.days, 'day')}` : undefined;
}

const days = (reckoning: Reckoning): Misfit[] => {
  const { begins, festivals, seasons } = reckoning;
  const asked: [Misfit['path'], DayOfYear][] = [
    [['begins'], begins],
    ...seasons.map(({ from }, index): [Misfit['path'], DayOfYear] => [['seasons', index, 'from'], from]),
    ...festivals.map(({ on }, index): [Misfit['path'], DayOfYear] => [['festivals', index, 'on'], on]),
  ];
  return asked.flatMap(([path, on]) => {
    const message = noSuchDay(reckoning, on);
    return message === undefined ? [] : [{ path, message }];
  });
};

function sameStarts({ seasons }: Reckoning): Misfit[] {
  const keys = seasons.map(({ from }) => `${from.month}-${from.day}`);
  return seasons.flatMap(({ name }, index) => {
    const first = seasons[keys.indexOf(keys[index] ?? '')];
    return first && first !== seasons[index]
      ? [{ path: ['seasons', index, 'from'], message: `${first.name} and ${name} begin on the same day` }]
      : [];
  });
}

/** Everything of a calendar that does not fit together; nothing where all of it does. Each part alone fits its schema. */
export function misfitsOf(reckoning: Reckoning): Misfit[] {
  const { months, weekdays, between, moons, firstWeekday } = reckoning;
  const length = yearLength(reckoning);
  const names = (parts: readonly { name: string }[]): string[] => parts.map(({ name }) => name);
  return [
    ...twice(names(months), 'months', 'months', true),
    ...twice(weekdays, 'weekdays', 'weekdays', false),
    ...twice(names(between), 'between', 'days of no month', true),
    ...twice(names(moons), 'moons', 'moons', true),
    ...(length < FEWEST_DAYS ? [{ path: ['months'], message: 'a year has at least 2 days' }] : []),
    ...(length > MOST_DAYS
      ? [{ path: ['months'], message: `a year can have at most 10,000 days; this one has ${length}` }]
      : []),
    ...between.flatMap(({ after }, index) =>
      after > months.length
        ? [
            {
              path: ['between', index, 'after'],
              message: `the year has only ${some(months.length, 'month')}`,
            },
          ]
        : [],
    ),
    ...(firstWeekday >= Math.max(1, weekdays.length)
      ? [
          {
            path: ['firstWeekday'],
            message:
              weekdays.length === 0
                ? 'there are no weekdays'
                : `the week has only ${some(weekdays.length, 'day')}`,
          },
        ]
      : []),
    ...moons.flatMap((moon, index) =>
      moon.full >= moon.days
        ? [
            {
              path: ['moons', index, 'full'],
              message: `${moon.name} is full every ${some(moon.days, 'day')}: this must be less`,
            },
          ]
        : [],
    ),
    ...days(reckoning),
    ...sameStarts(reckoning),
  ];
}
