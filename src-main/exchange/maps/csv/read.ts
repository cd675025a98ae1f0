import Papa from 'papaparse';
import { OwnTerrainSchema } from '../../../../shared/hex/land.ts';
import { asItWas } from '../../harmless.ts';
import { knownWord } from '../words.ts';
import { hexLine, wayLine } from '../textMapper/coordinates.ts';
import {
  emptyMap,
  shortened,
  spotKey,
  wordOf,
  type Lettering,
  type Line,
  type Spot,
  type WrittenMap,
} from '../written.ts';

/** The columns that are understood, with other names for them. */
const COLUMNS = {
  hex: ['hex', 'hexes', 'coordinate', 'coordinates', 'coord'],
  column: ['column', 'col', 'x'],
  row: ['row', 'y'],
  terrain: ['terrain', 'ground'],
  place: ['place', 'feature'],
  name: ['name', 'place name'],
  label: ['label', 'text'],
  size: ['size', 'label size'],
  way: ['way', 'path', 'road'],
  region: ['region'],
  secret: ['secret'],
  known: ['known'],
  note: ['note', 'notes', 'key', 'description'],
  looks: ['looks'],
  symbols: ['symbols'],
  counts: ['counts'],
} as const satisfies Record<string, readonly string[]>;

type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

/** What stands in a row under a heading; empty where the column is missing. */
type Cells = (column: Column) => string;

/** The columns that a heading names, by their places. */
function columnsOf(head: readonly string[]): Map<Column, number> {
  const plain = head.map((cell) => cell.trim().toLowerCase());
  return new Map(
    NAMES.flatMap((name) => {
      const at = plain.findIndex((cell) => COLUMNS[name].some((one) => one === cell));
      return at >= 0 ? [[name, at] as const] : [];
    }),
  );
}

/** Whether columns say where a hex lies. */
const nameHexes = (columns: ReadonlyMap<Column, number>): boolean =>
  columns.has('hex') || (columns.has('column') && columns.has('row'));

const SEPARATORS = [',', ';', '\t', '|'] as const;
const SEPARATOR_LINE = /^sep=.\r?\n/i;

const parse = (text: string, delimiter: string, preview = 0): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false }).data;

/** What stands between the cells: by it, the first line names the most columns. */
function separatorOf(text: string): string {
  const named = (separator: string): number => columnsOf(parse(text, separator, 1)[0] ?? []).size;
  return SEPARATORS.reduce((best, one) => (named(one) > named(best) ? one : best));
}

/** The rows of a table, and the line of the file on which the first of them stands. */
function rowsOf(file: string, preview = 0): { rows: string[][]; first: number } {
  const all = file.replace(/^\uFEFF/, '');
  const text = all.replace(SEPARATOR_LINE, '');
  return { rows: parse(text, separatorOf(text), preview), first: text === all ? 1 : 2 };
}

/** Whether a text is a map as CSV: its first line names hexes. */
export const isCsvMap = (text: string): boolean =>
  nameHexes(columnsOf(rowsOf(text.slice(0, 5000), 1).rows[0] ?? []));

/** Reads a map as CSV: a row for each hex, and one for each road and river, whose `hex` is `0101-0203`. */
export function readCsvMap(text: string): WrittenMap {
  const map = emptyMap();
  const { rows: all, first } = rowsOf(text);
  const [head = [], ...rows] = all;
  const columns = columnsOf(head);
  if (!nameHexes(columns)) {
    map.isSquare = head.some((cell) => /^\s*squares?\s*$/i.test(cell));
    map.left.push({ line: first, text: shortened(head.join(',')), why: 'no column is called “hex”' });
    return map;
  }
  // A cell may have several lines, which the lines of the file count.
  let line = first + breaksIn(head);
  for (const cells of rows) {
    line += 1;
    const text = shortened(cells.join(','));
    if (cells.some((cell) => cell.trim() !== ''))
      readRow(map, { line, text }, (column) => asItWas(cells[columns.get(column) ?? -1] ?? '').trim());
    line += breaksIn(cells);
  }
  return map;
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

function readRow(map: WrittenMap, line: Line, cell: Cells): void {
  const way = wayLine(withZeros(cell('hex')));
  const spot = way ? undefined : spotOf(cell);
  if (way) readWay(map, line, way.spots, cell);
  else if (spot) readHex(map, line, spot, cell);
  else map.left.push({ ...line, why: 'it has no hex as 0203 writes it' });
}

function spotOf(cell: Cells): Spot | undefined {
  const [x, y] = [cell('column'), cell('row')];
  if (/^-?\d{1,9}$/.test(x) && /^-?\d{1,9}$/.test(y)) return { x: Number(x), y: Number(y), level: 0 };
  return hexLine(withZeros(cell('hex')))?.spot;
}

/** A spreadsheet takes 0203 for a number, and leaves out what comes first. */
const withZeros = (hexes: string): string => hexes.replace(/(?<![\d.])\d{3}(?![\d.])/g, '0$&');

function readWay(map: WrittenMap, line: Line, spots: Spot[], cell: Cells): void {
  const word = wordOf(cell('way') || cell('terrain'));
  if (word === '') map.left.push({ ...line, why: 'it doesn’t say what runs there' });
  else map.ways.push({ ...line, word, name: cell('name') || cell('label'), spots });
}

const YES = /^(?:yes|true|x|1)$/i;

function readHex(map: WrittenMap, line: Line, spot: Spot, cell: Cells): void {
  const [terrain, place, note, region] = [cell('terrain'), cell('place'), cell('note'), cell('region')];
  const size = ([1, 2, 3] as const).find((one) => String(one) === cell('size')) ?? 2;
  const names: Lettering[] = [
    { words: cell('name'), size: 2 as const },
    { words: cell('label'), size },
  ].filter(({ words }) => words !== '');
  const ground = terrain === '' ? '' : groundWord(map, terrain, cell);
  const words = [ground, wordOf(place)].filter(Boolean);
  if (ground !== '') map.grounds.set(ground, '');
  const key = spotKey(spot);
  if (region !== '') map.regions.set(key, region);
  if (YES.test(cell('secret'))) map.secrets.add(key);
  map.hexes.push({
    ...line,
    spot,
    words,
    names,
    ...(note !== '' && { note }),
    ...(cell('known') !== '' && { isKnown: YES.test(cell('known')) }),
  });
}

/** The word for a terrain. Where the row says what it is, it is one of the referee’s own, and never another of that name. */
function groundWord(map: WrittenMap, name: string, cell: Cells): string {
  const word = wordOf(name);
  const [looks, symbols, counts] = [cell('looks'), cell('symbols'), cell('counts')];
  const own = OwnTerrainSchema.safeParse({
    name,
    looks,
    counts: counts || looks,
    ...(symbols !== '' && { symbols }),
  });
  if (!own.success) return word;
  const free = knownWord(word, 'hex') === undefined ? word : `${word}-own`;
  map.terrains.set(free, own.data);
  return free;
}
