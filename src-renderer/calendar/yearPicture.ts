import { dateIn, dayAt, dayIn } from '../../shared/time/reckoning/dates.ts';
import { moonDays } from '../../shared/time/reckoning/moons.ts';
import type { DayOfYear, Reckoning } from '../../shared/time/reckoning/parts.ts';
import { yearOf, type Stretch } from '../../shared/time/reckoning/year.ts';

/** A day of the picture. Lengths are units of the picture, which is WIDE of them wide. */
export interface DayCell {
  x: number;
  y: number;
  on: DayOfYear;
  kind: 'past' | 'now' | 'ahead';
  isFestival: boolean;
  isBetween: boolean;
  /** What is written in it. */
  label: string;
  title: string;
}

interface Words {
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

export interface YearPicture {
  height: number;
  cell: { wide: number; high: number };
  months: { y: number; name: string; isNow: boolean }[];
  edges: { y: number; high: number; season: number }[];
  cells: DayCell[];
  festivals: Words[];
  betweens: Words[];
  columns: Words[];
  moons: { x: number; y: number; kind: 'full' | 'new'; moon: number }[];
}

export const WIDE = 728;
/** So many moons are drawn; the others are told. */
export const DRAWN_MOONS = 3;
const LEFT = 112;
const RIGHT = 76;
const TOP = 24;
const MOST_COLUMNS = 48;
const LONGEST_NAME = 18;
const LONGEST_MONTH = 14;
const CELL = 19.5;
const GAP = 0.3;
/** A letter of a name, about. */
const LETTER = 6.4;
/** What a row has below its first line of days: its moons. */
const BELOW = 21;
const HIGH = 20;
/** From one line of a long month to the next. */
const LINE = 38;
/** A row of days of no month. */
const ROW = 36;

const short = (name: string, most = LONGEST_NAME): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

/** Where the columns of days are: how many, how wide, and after how many a gap parts weeks. */
function gridOf(
  reckoning: Reckoning,
  offsets: readonly number[],
): {
  columns: number;
  wide: number;
  xOf: (column: number) => number;
} {
  const week = reckoning.weekdays.length;
  const longest = Math.max(...reckoning.months.map(({ days }, index) => days + (offsets[index] ?? 0)));
  const most = week > 1 ? Math.max(week, Math.floor(MOST_COLUMNS / week) * week) : MOST_COLUMNS;
  const columns = Math.min(longest, most);
  const gaps = week > 1 ? Math.floor((columns - 1) / week) : 0;
  const wide = Math.min(CELL, (WIDE - LEFT - RIGHT) / (columns + gaps * GAP));
  const xOf = (column: number): number =>
    LEFT + column * wide + (week > 1 ? Math.floor(column / week) : 0) * wide * GAP;
  return { columns, wide, xOf };
}

/** How a year of a calendar is drawn; `today` is the day of the campaign, counted from 1. */
export function yearPicture(reckoning: Reckoning, year: number, today: number): YearPicture {
  const { stretches, seasons } = yearOf(reckoning);
  const first = dayAt(reckoning, year, 0);
  const weekdayAt = (month: number): number =>
    reckoning.weekdays.indexOf(
      dateIn(reckoning, dayIn(reckoning, { year, on: { month: month + 1, day: 1 } })).weekday ?? '',
    );
  const offsets = reckoning.months.map((_, month) => Math.max(0, weekdayAt(month)));
  const grid = gridOf(reckoning, offsets);
  const picture: YearPicture = {
    height: 0,
    cell: { wide: grid.wide - 2, high: HIGH },
    months: [],
    edges: [],
    cells: [],
    festivals: [],
    betweens: [],
    columns: columnsOf(reckoning, grid),
    moons: [],
  };
  const places: { x: number; y: number }[] = [];
  const put = (place: number, x: number, y: number, isBetween: boolean): void => {
    places[place] = { x, y };
    picture.cells.push(cellOf(reckoning, { day: first + place, today }, { x, y, isBetween }));
  };
  const now = dateIn(reckoning, today);
  let y = TOP;
  for (const [index, stretch] of stretches.entries()) {
    if (stretch.month === undefined) {
      const isAlone = !isBetween(stretches[index - 1]) && !isBetween(stretches[index + 1]) && index > 0;
      y = putBetween(
        picture,
        reckoning,
        stretch,
        { y, isAlone, isFirst: !isBetween(stretches[index - 1]) },
        put,
      );
      continue;
    }
    const top = y;
    const month = stretch.month - 1;
    picture.months.push({
      y: top,
      name: short(reckoning.months[month]?.name ?? '', LONGEST_MONTH),
      isNow: now.year === year && 'month' in now.on && now.on.month === stretch.month,
    });
    for (let day = 0; day < stretch.days; day += 1) {
      const at = (offsets[month] ?? 0) + day;
      put(stretch.from + day, grid.xOf(at % grid.columns), top + Math.floor(at / grid.columns) * LINE, false);
    }
    const lines = Math.ceil(((offsets[month] ?? 0) + stretch.days) / grid.columns);
    y = top + lines * LINE + BELOW - (LINE - HIGH);
    edgesOf(picture, seasons, stretch, top, y - top - 3);
  }
  picture.height = y + 4;
  namesOf(picture, reckoning, places, grid.wide);
  moonsOf(picture, reckoning, places, first, grid.wide);
  return picture;
}

const isBetween = (stretch: Stretch | undefined): boolean =>
  stretch !== undefined && stretch.month === undefined;

/** A day of no month: alone, at the end of the row before it; with others, in a row of their own. */
function putBetween(
  picture: YearPicture,
  reckoning: Reckoning,
  { between = 0, from }: Stretch,
  { y, isAlone, isFirst }: { y: number; isAlone: boolean; isFirst: boolean },
  put: (place: number, x: number, y: number, isBetween: boolean) => void,
): number {
  const name = short(reckoning.between[between - 1]?.name ?? '');
  if (isAlone) {
    const row = picture.months.at(-1)?.y ?? y;
    const x = WIDE - RIGHT / 2 - picture.cell.wide / 2;
    put(from, x, row, true);
    picture.betweens.push({ x: WIDE - RIGHT / 2, y: row + 34, text: name, anchor: 'middle' });
    return y;
  }
  const last = isFirst ? undefined : picture.betweens.at(-1);
  const beside = last ? last.x + last.text.length * LETTER + 12 : LEFT;
  const isFull = beside > WIDE - RIGHT - 40;
  const row = !last || isFull ? y : y - ROW;
  const x = isFull ? LEFT : beside;
  const festival = reckoning.festivals.find(({ on }) => 'between' in on && on.between === between);
  put(from, x, row, true);
  picture.betweens.push({
    x: x + picture.cell.wide + 4,
    y: row + 15,
    text: festival ? `${name}: ${short(festival.name)}` : name,
    anchor: 'start',
  });
  return row + ROW;
}

function cellOf(
  reckoning: Reckoning,
  { day, today }: { day: number; today: number },
  { x, y, isBetween: between }: { x: number; y: number; isBetween: boolean },
): DayCell {
  const date = dateIn(reckoning, day);
  const isFestival = date.festivals.length > 0;
  const number = 'day' in date.on ? date.on.day : 0;
  const name = date.between ?? `${number} ${date.month ?? ''}`;
  const label = between ? '+1' : isFestival || day === today ? String(number) : '';
  return {
    x,
    y,
    on: date.on,
    kind: day === today ? 'now' : day < today ? 'past' : 'ahead',
    isFestival,
    isBetween: between,
    label,
    title: [date.weekday ? `${date.weekday}, ${name}` : name, ...date.festivals.map((one) => one.name)].join(
      ': ',
    ),
  };
}

/** Weekdays over the columns; numbers of days where there are no weeks. */
function columnsOf({ weekdays }: Reckoning, { columns, wide, xOf }: ReturnType<typeof gridOf>): Words[] {
  const week = weekdays.length;
  if (wide < 10) return [];
  const letters = wide >= 15 ? 2 : 1;
  return Array.from({ length: columns }, (_, column): Words => {
    const text =
      week > 1
        ? (weekdays[column % week] ?? '').slice(0, letters)
        : column === 0 || (column + 1) % 5 === 0
          ? String(column + 1)
          : '';
    return { x: xOf(column) + (wide - 2) / 2, y: TOP - 7, text, anchor: 'middle' };
  }).filter(({ text }) => text !== '');
}

/** The stripes of the seasons beside a month. */
function edgesOf(
  { edges }: YearPicture,
  seasons: readonly { from: number }[],
  { from, days }: Stretch,
  top: number,
  high: number,
): void {
  if (seasons.length === 0) return;
  const starts = seasons.map((season) => season.from).filter((start) => start > from && start < from + days);
  const cuts = [from, ...starts, from + days];
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const found = seasons.findLastIndex((season) => season.from <= start);
    edges.push({
      y: top + ((start - from) / days) * high,
      high: (((cuts[index + 1] ?? start) - start) / days) * high,
      season: found < 0 ? seasons.length - 1 : found,
    });
  }
}

/** The names of festivals, to the right of their days, or to the left where the row ends; rows of days of no month have them already. */
function namesOf(
  picture: YearPicture,
  reckoning: Reckoning,
  places: readonly { x: number; y: number }[],
  wide: number,
): void {
  for (const [place, indexes] of yearOf(reckoning).festivals) {
    const at = places[place];
    const [first, ...more] = indexes.flatMap((index) => reckoning.festivals[index]?.name ?? []);
    if (!at || first === undefined) continue;
    const text = more.length > 0 ? `${short(first)} +${more.length}` : short(first);
    const isInRow = picture.betweens.some(({ y, anchor }) => anchor === 'start' && y === at.y + 15);
    if (isInRow) continue;
    const isEnd = at.x > WIDE * 0.66;
    picture.festivals.push({
      x: isEnd ? at.x - 4 : at.x + wide + 2,
      y: at.y + 14.5,
      text,
      anchor: isEnd ? 'end' : 'start',
    });
  }
}

/** Full and new moons of the year; of all moons but the first, the full ones alone. */
function moonsOf(
  picture: YearPicture,
  reckoning: Reckoning,
  places: readonly { x: number; y: number }[],
  first: number,
  wide: number,
): void {
  const taken = new Map<number, number>();
  for (const [index, moon] of reckoning.moons.slice(0, DRAWN_MOONS).entries())
    for (const kind of index === 0 ? (['full', 'new'] as const) : (['full'] as const))
      for (const day of moonDays(moon, first, first + places.length - 1, kind)) {
        const at = places[day - first];
        if (!at) continue;
        const before = taken.get(day) ?? 0;
        taken.set(day, before + 1);
        picture.moons.push({ x: at.x + (wide - 2) / 2 + before * 8, y: at.y + 27.5, kind, moon: index });
      }
}
