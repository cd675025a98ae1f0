/** A small file as Calendarium exports it, with what of it a test changes. */
export const fileOf = (change: object = {}, fixed: object = {}): string =>
  JSON.stringify({
    id: 'ID_1',
    name: 'Vale',
    description: '',
    path: ['/'],
    static: {
      firstWeekDay: 2,
      overflow: true,
      weekdays: ['Sul', 'Mol', 'Zol', 'Wir'].map((name) => ({ type: 'day', name, id: name })),
      months: [
        month('Frost', 30),
        month('Midwinter', 1, 'intercalary'),
        month('Bloom', 31),
        month('The Gap', 2, 'intercalary'),
        month('Leaf', 30),
      ],
      moons: [{ name: 'Pale', cycle: 30, offset: 5, faceColor: '#ffffff', shadowColor: '#000000', id: 'm' }],
      leapDays: [],
      eras: [],
      ...fixed,
    },
    seasonal: { type: 'Dated', offset: 0, seasons: [] },
    current: { year: 3, month: 2, day: 10 },
    events: [],
    categories: [],
    ...change,
  });

export const month = (name: string, length: number, type = 'month', more: object = {}): object => ({
  name,
  type,
  length,
  interval: 1,
  offset: 0,
  id: name,
  ...more,
});

export const everyYear = (name: string, at: number, day: unknown, more: object = {}): object => ({
  name,
  type: 'Recurring',
  date: { year: [null, null], month: at, day },
  category: null,
  description: '',
  ...more,
});
