import Papa from 'papaparse';
import { OwnTerrainSchema } from '../../../../shared/hex/land.ts';
import { asItWas } from '../../harmless.ts';
import { knownWord } from '../words.ts';
import { columnsOf, nameHexes, NAMES, unread, type Column } from './columns.ts';
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

/** What stands in a row under a heading; empty where the column is missing. */
type Cells = (column: Column) => string;

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
  for (const { text: heading, why } of unread(head, columns))
    map.left.push({ line: first, text: shortened(heading), why });
  const isNamed = (at: number): boolean => (head[at] ?? '').trim() !== '';
  // A cell may have several lines, which the lines of the file count.
  let line = first + breaksIn(head);
  for (const cells of rows) {
    line += 1;
    const told = { line, text: shortened(cells.join(',')) };
    const leave = (why: string): void => void map.left.push({ ...told, why });
    const cell: Cells = (column) => asItWas(cells[columns.get(column) ?? -1] ?? '').trim();
    if (cells.some((one) => one.trim() !== '')) readRow(map, { ...told, cell, leave });
    for (const [at, one] of cells.entries())
      if (one.trim() !== '' && !isNamed(at))
        leave(`“${shortened(one.trim())}” stands in a column without a name`);
    line += breaksIn(cells);
  }
  return map;
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** A row of the table, with its line. */
interface Row extends Line {
  cell: Cells;
  /** Tells what of it is not read. */
  leave: (why: string) => void;
}

function readRow(map: WrittenMap, row: Row): void {
  const way = wayLine(withZeros(row.cell('hex')));
  const spot = way ? undefined : spotOf(row.cell);
  if (way) readWay(map, row, way.spots);
  else if (spot) readHex(map, row, spot);
  else row.leave('it has no hex as 0203 writes it');
}

function spotOf(cell: Cells): Spot | undefined {
  const [x, y] = [cell('column'), cell('row')];
  if (/^-?\d{1,9}$/.test(x) && /^-?\d{1,9}$/.test(y)) return { x: Number(x), y: Number(y), level: 0 };
  return hexLine(withZeros(cell('hex')))?.spot;
}

/** A spreadsheet takes 0203 for a number, and leaves out what comes first. */
const withZeros = (hexes: string): string => hexes.replace(/(?<![\d.])\d{3}(?![\d.])/g, '0$&');

/** What a road or a river has. */
const OF_WAYS: ReadonlySet<Column> = new Set(['hex', 'column', 'row', 'way', 'terrain', 'name', 'label']);

function readWay(map: WrittenMap, { line, text, cell, leave }: Row, spots: Spot[]): void {
  const word = wordOf(cell('way') || cell('terrain'));
  const others = NAMES.filter((column) => !OF_WAYS.has(column) && cell(column) !== '');
  if (word === '') return leave('it doesn’t say what runs there');
  map.ways.push({ line, text, word, name: cell('name') || cell('label'), spots });
  if (others.length > 0) leave(`a road or river has no ${others.map((one) => `“${one}”`).join(', ')}`);
}

const YES = /^(?:yes|true|x|1)$/i;
const NO = /^(?:no|false|-|0)$/i;

/** Undefined where a row says neither. */
function yesOrNo({ cell, leave }: Row, column: Column): boolean | undefined {
  const said = cell(column);
  if (YES.test(said)) return true;
  if (NO.test(said)) return false;
  if (said !== '') leave(`“${shortened(said)}” under “${column}” is neither yes nor no`);
  return undefined;
}

const SIZES = [1, 2, 3] as const;

/** How large a label is. */
function sizeOf({ cell, leave }: Row): Lettering['size'] {
  const said = cell('size');
  const size = SIZES.find((one) => String(one) === said);
  if (said !== '' && !size) leave(`“${shortened(said)}” under “size” is not 1, 2 or 3`);
  return size ?? 2;
}

function readHex(map: WrittenMap, row: Row, spot: Spot): void {
  const { line, text, cell, leave } = row;
  const [place, note, region] = [cell('place'), cell('note'), cell('region')];
  const names: Lettering[] = [
    { words: cell('name'), size: 2 as const },
    { words: cell('label'), size: sizeOf(row) },
  ].filter(({ words }) => words !== '');
  const ground = groundWord(map, row);
  const words = [ground, wordOf(place)].filter(Boolean);
  if (ground !== '') map.grounds.set(ground, '');
  if (yesOrNo(row, 'secret')) map.secrets.add(spotKey(spot));
  if (cell('way') !== '') leave('a road or river runs through two hexes or more, such as 0101-0102');
  const isKnown = yesOrNo(row, 'known');
  map.hexes.push({
    line,
    text,
    spot,
    words,
    names,
    ...(note !== '' && { note }),
    ...(region !== '' && { region }),
    ...(isKnown !== undefined && { isKnown }),
  });
}

/** The word for a terrain. Where the row says what it is, it is one of the referee’s own, and never another of that name. */
function groundWord(map: WrittenMap, { cell, leave }: Row): string {
  const name = cell('terrain');
  const word = wordOf(name);
  const [looks, symbols, counts] = [cell('looks'), cell('symbols'), cell('counts')];
  if (looks + symbols + counts === '') return word;
  const own = OwnTerrainSchema.safeParse({
    name,
    looks,
    counts: counts || looks,
    ...(symbols !== '' && { symbols }),
  });
  if (!own.success) {
    leave('its “terrain”, “looks”, “symbols” and “counts” don’t say what a custom terrain is');
    return word;
  }
  const free = knownWord(word, 'hex') === undefined ? word : `${word}-own`;
  map.terrains.set(free, own.data);
  return free;
}
