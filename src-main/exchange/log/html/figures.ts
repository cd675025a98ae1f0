import type { Element } from 'hast';
import { h, s } from 'hastscript';
import type { SessionPicture } from '../../../../shared/api.ts';
import { capital, counted } from '../../../../shared/text/words.ts';
import { chartOf, figuresInWords } from '../../../../shared/drawing/chart/chart.ts';
import { spanInWords } from '../../../../shared/time/scales.ts';

/** The height of a letter in a chart and the width of one, in its units. */
const EM = 12;
const WIDTH = 680;

type Lines = SessionPicture['resources']['hitPoints'] | SessionPicture['resources']['supplies'];

function lineChart(title: string, lines: Lines, picture: SessionPicture): Element {
  const chart = chartOf({ ...picture, lines }, WIDTH, EM);
  const { box } = chart;
  const across = (x: number, top: number, bottom: number, name: string): Element =>
    s('line', { class: name, x1: x, x2: x, y1: top, y2: bottom });
  return s(
    'svg',
    {
      class: 'chart',
      viewBox: `0 0 ${WIDTH} ${chart.height}`,
      role: 'img',
      ariaLabel: `${title}, ${picture.began} to ${picture.ended}. ${figuresInWords(lines)}.`,
    },
    [
      ...chart.steps.flatMap(({ value, y }) => [
        s('line', { class: 'step', x1: box.left, x2: box.right, y1: y, y2: y }),
        s('text', { x: box.left - 0.5 * EM, y, dy: '0.32em', textAnchor: 'end' }, `${value}`),
      ]),
      ...chart.days.map(({ x }) => across(x, box.top, box.bottom + 2.6 * EM, 'day')),
      ...chart.hours.flatMap(({ x, text }) => [
        across(x, box.bottom, box.bottom + 0.3 * EM, 'axis'),
        s('text', { x, y: box.bottom + 1.3 * EM, textAnchor: 'middle' }, text),
      ]),
      ...chart.named.map(({ x, text, anchor }) =>
        s('text', { x, y: box.bottom + 2.5 * EM, textAnchor: anchor }, text),
      ),
      s('line', { class: 'axis', x1: box.left, x2: box.right, y1: box.bottom, y2: box.bottom }),
      ...chart.lines.flatMap(({ label, stroke, dashes, d, end, place }) => [
        s('path', { class: 'curve', d, stroke, strokeDashArray: dashes }),
        s('line', {
          class: 'lead',
          x1: end.x,
          x2: box.right + 0.7 * EM,
          y1: end.y,
          y2: place,
          stroke,
          strokeDashArray: dashes,
        }),
        s('text', { x: box.right + EM, y: place, dy: '0.32em' }, label),
      ]),
    ],
  );
}

interface Table {
  head: string[];
  /** The first of each row is its heading. */
  rows: string[][];
  /** Which columns are counts. */
  counts?: readonly number[];
}

function tableOf({ head, rows, counts = [] }: Table): Element {
  const look = (column: number): { class?: string } => (counts.includes(column) ? { class: 'count' } : {});
  return h('div', { class: 'wide' }, [
    h('table', [
      h('thead', [
        h(
          'tr',
          head.map((name, at) => h('th', { scope: 'col', ...look(at) }, name)),
        ),
      ]),
      h(
        'tbody',
        rows.map(([first = '', ...cells]) =>
          h('tr', [
            h('th', { scope: 'row' }, first),
            ...cells.map((cell, at) => h('td', look(at + 1), cell)),
          ]),
        ),
      ),
    ]),
  ]);
}

const dayOf = ({ from, to, days }: SessionPicture['days'][number]): string =>
  days > 1 ? `${from} to ${to}, ${counted(days, 'day')}` : from;

const figuresOf = (lines: Lines): Table => ({
  head: ['When', 'What', 'Figure'],
  rows: lines.flatMap(({ name, points }) =>
    points.map((point) => [
      point.when,
      name,
      'max' in point ? `${point.value} of ${point.max}` : `${point.value}`,
    ]),
  ),
});

/** What a system calls hit points and rounds. */
export interface FigureWords {
  hitPoints: string;
  round: string;
}

/** The game time in each scale as bars. */
function hourBars(hours: SessionPicture['hours']): Element {
  const most = Math.max(1, ...hours.map(({ seconds }) => seconds));
  const [left, right] = [9 * EM, WIDTH - 11 * EM];
  const row = 1.6 * EM;
  const inWords = hours.map(({ label, seconds }) => `${label}: ${spanInWords(seconds)}`).join(', ');
  return s(
    'svg',
    {
      class: 'chart',
      viewBox: `0 0 ${WIDTH} ${hours.length * row}`,
      role: 'img',
      ariaLabel: `Game time by scale. ${inWords}.`,
    },
    hours.flatMap(({ label, seconds }, index) => {
      const middle = (index + 0.5) * row;
      const length = ((right - left) * seconds) / most;
      return [
        s('text', { x: left - 0.6 * EM, y: middle, dy: '0.32em', textAnchor: 'end' }, label),
        s('rect', { class: 'bar', x: left, y: middle - 0.45 * EM, width: length, height: 0.9 * EM }),
        s('text', { x: left + length + 0.6 * EM, y: middle, dy: '0.32em' }, spanInWords(seconds)),
      ];
    }),
  );
}

const folded = (title: string, table: Table): Element => h('details', [h('summary', title), tableOf(table)]);

/** How deep a heading is. */
export type Level = 2 | 3 | 4;
const titled = (level: Level, text: string): Element => h(`h${level}`, { class: 'figure' }, text);

const isQuiet = ({ road, hexes, encounters, fights, rounds }: SessionPicture['days'][number]): boolean =>
  [road, hexes, encounters, fights, rounds].every((count) => count === 0);

/** What each day held; of a session in which nothing was, there is none. */
const daysOf = ({ days }: SessionPicture, words: FigureWords, level: Level): Element[] =>
  days.every(isQuiet)
    ? []
    : [
        titled(level, 'Days'),
        tableOf({
          head: ['Day', 'Travel', 'Hexes', 'Encounters', 'Fights', `${capital(words.round)}s`],
          rows: days.map((day) => [
            dayOf(day),
            day.road > 0 ? spanInWords(day.road) : '–',
            ...[day.hexes, day.encounters, day.fights, day.rounds].map((count) => `${count || '–'}`),
          ]),
          counts: [2, 3, 4, 5],
        }),
      ];

/** The pictures of a session, with tables of the same figures: hours, days, hit points, food and light. */
function figures(picture: SessionPicture, words: FigureWords, level: Level): Element[] {
  const { hitPoints, supplies } = picture.resources;
  const hasTime = picture.to > picture.from;
  const charts: [string, Lines][] =
    hasTime && hitPoints.length > 0
      ? [
          [capital(words.hitPoints), hitPoints],
          ['The party’s food and light', supplies],
        ]
      : [];
  return [
    ...(hasTime
      ? [
          titled(level, 'Game time'),
          hourBars(picture.hours),
          folded('Game time in figures', {
            head: ['Scale', 'Game time'],
            rows: picture.hours.map(({ label, seconds }) => [label, spanInWords(seconds)]),
          }),
        ]
      : []),
    ...charts.flatMap(([title, lines]) => [
      titled(level, title),
      lineChart(title, lines, picture),
      folded(`${title} in figures`, figuresOf(lines)),
    ]),
    ...daysOf(picture, words, level),
  ];
}

/** The figures of a session as a block of their own; none where nothing is measured. */
export function figuresBlock(picture: SessionPicture, words: FigureWords, level: Level): Element[] {
  const shown = figures(picture, words, level);
  return shown.length > 0 ? [h('div', { class: 'figures' }, shown)] : [];
}
