import Papa from 'papaparse';
import { MOST_ROWS } from '../../shared/campaign/tables/tableRows.ts';
import type { WrittenTable } from '../../shared/campaign/tables/randomTables.ts';
import { trimmed } from '../../shared/text/trimmed.ts';
import { blocksOf } from './markdownBlocks.ts';

type Row = WrittenTable['rows'][number];

/** `2d6`, `d%`, `d66`, `3d6+2` at the end of a title. */
const DICE = /(?<![\p{L}\d])\d{0,3}d(?:\d{1,4}|%)(?:[+-]\d{1,4})?$/iu;
const LONGEST_DICE = 16;
const RANGE = /^(\d{1,6})(?: ?[-–—] ?(\d{1,6}))?$/;
const RANGE_FIRST = /^(\d{1,6}(?: ?[-–—] ?\d{1,6})?)(?: ?[.:)|]| [-–—]) ?(.+)$/;
const WEIGHT_FIRST = /^(\d{1,5}) ?[x×] (.+)$/;
const NUMBERS = /^(#|no\.?|roll|result|range|dice|die|from|d\d+|\d+d\d+|d%)$/i;
const WEIGHTS = /^(weights?|chances?|times|odds)$/i;
const TABLES = /^(table|name|list)$/i;

interface Title {
  name: string;
  dice: string;
}
interface Draft extends Title {
  rows: Row[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The name of a table and the dice behind it, in brackets or not. */
function titled(title: string): Title {
  const words = oneLine(title);
  const bare = words.endsWith(')') ? words.slice(0, -1) : words;
  const [dice = ''] = DICE.exec(bare.slice(-LONGEST_DICE)) ?? [];
  const name = dice === '' ? words : trimmed(bare.slice(0, bare.length - dice.length), '', ' :,(–-');
  return { name, dice };
}

/** `00` is a hundred. */
function rangeOf(text: string): { from: number; to: number } | undefined {
  const [, first, last = first] = RANGE.exec(oneLine(text)) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const read = (digits: string): number => (/^00+$/.test(digits) ? 100 : Number(digits));
  return { from: read(first), to: read(last) };
}

/** A line of a list: `2-3: wolves`, `3x wolves`, or just `wolves`. */
function listed(line: string): Row {
  const words = oneLine(line);
  const [, range = '', result = ''] = RANGE_FIRST.exec(words) ?? [];
  const at = rangeOf(range);
  if (at) return { text: result, weight: 1, ...at };
  const [, weight, text = words] = WEIGHT_FIRST.exec(words) ?? [];
  return { text, weight: Number(weight ?? 1) };
}

/** A weight as written, so that one that is none is a fault of its table; 1 where nothing is said. */
const weightOf = (cell = ''): number => (cell.trim() === '' ? 1 : Number(cell) || 0);

/** Columns of a table whose first line may be a heading. */
function fromCells(lines: readonly string[][], headed: boolean): { dice: string; rows: Row[] } {
  const head = headed ? (lines[0] ?? []) : [];
  const dice = head.map((cell) => titled(cell).dice).find(Boolean) ?? '';
  const weights = head.findIndex((cell) => WEIGHTS.test(cell.trim()));
  const numbers = head.findIndex((cell) => NUMBERS.test(cell.trim()) || titled(cell).dice !== '');
  const rows = lines.slice(headed ? 1 : 0).map((cells): Row => {
    const first =
      numbers >= 0 ? numbers : weights < 0 && cells.length > 1 && rangeOf(cells[0] ?? '') ? 0 : -1;
    const at = first >= 0 ? rangeOf(cells[first] ?? '') : undefined;
    const text = cells.filter((cell, index) => index !== weights && !(index === first && at) && cell.trim());
    return { text: oneLine(text.join(', ')), weight: weightOf(cells[weights]), ...at };
  });
  return { dice, rows };
}

/**
 * Numbers without dice say which die it is; dice without numbers are numbered from the least. Of too many rows one too many is
 * kept, which is its fault.
 */
function settled({ name, dice, rows: all }: Draft): WrittenTable {
  const rows = all.filter(({ text }) => text !== '').slice(0, MOST_ROWS + 1);
  const numbered = rows.every(({ from }) => from !== undefined);
  if (dice === '' && numbered && rows[0]?.from === 1)
    return { name, dice: `d${rows.reduce((most, { to = 1 }) => Math.max(most, to), 1)}`, rows };
  if (dice === '' || numbered) {
    const plain = rows.map(({ text, weight }) => ({ text, weight }));
    return { name, dice, rows: dice === '' ? plain : rows };
  }
  const least = Number(/^\d+/.exec(dice)?.[0] ?? 1);
  return {
    name,
    dice,
    rows: rows.map((row, index) => ({ from: least + index, to: least + index, ...row })),
  };
}

/**
 * The tables of a text: in Markdown every table and every list under the nearest heading or caption; in CSV one table, or one
 * for each value of a column `table`. Dice stand in the title or at the head of a column. They may still have faults.
 */
export function readTables(
  text: string,
  { as = 'md', name = 'Table' }: { as?: 'md' | 'csv' | undefined; name?: string | undefined },
): WrittenTable[] {
  const drafts = as === 'csv' ? fromCsv(text, titled(name)) : fromMarkdown(text, titled(name));
  const whole = drafts.filter(({ rows }) => rows.some((row) => row.text !== '')).map(settled);
  const seen = new Map<string, number>();
  return whole.map((table) => {
    const plain = (table.name || 'Table').slice(0, 190);
    const times = (seen.get(plain.toLowerCase()) ?? 0) + 1;
    seen.set(plain.toLowerCase(), times);
    return { ...table, name: times === 1 ? plain : `${plain} ${times}` };
  });
}

function fromCsv(text: string, given: { name: string; dice: string }): Draft[] {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const [head = [], ...rest] = data;
  const headed = head.some((cell) => [NUMBERS, WEIGHTS, TABLES].some((kind) => kind.test(cell.trim())));
  const tables = headed ? head.findIndex((cell) => TABLES.test(cell.trim())) : -1;
  if (tables < 0 || head.length < 2) {
    const { dice, rows } = fromCells(data, headed);
    return [{ ...given, ...(dice ? { dice } : {}), rows }];
  }
  const without = (cells: readonly string[]): string[] => cells.filter((_, index) => index !== tables);
  const groups = new Map<string, string[][]>();
  for (const cells of rest) {
    const title = cells[tables]?.trim() ?? '';
    const group = groups.get(title) ?? [];
    groups.set(title, group);
    group.push(without(cells));
  }
  return [...groups].map(([title, lines]) => {
    const { dice, rows } = fromCells([without(head), ...lines], true);
    const called = titled(title);
    return { name: called.name || given.name, dice: called.dice || dice, rows };
  });
}

function fromMarkdown(text: string, given: Title): Draft[] {
  const drafts: Draft[] = [];
  let title = given;
  for (const block of blocksOf(text)) {
    if (block.kind === 'heading') title = titled(block.text);
    else if (block.kind === 'list') {
      const rows = block.items.map((item) =>
        block.isNumbered ? { text: oneLine(item), weight: 1 } : listed(item),
      );
      drafts.push({ ...title, rows });
    } else if (block.kind === 'table') {
      const { dice, rows } = fromCells(block.rows, true);
      drafts.push({ ...title, dice: dice || title.dice, rows });
    } else {
      const [line = '', ...others] = block.lines;
      const isTable = block.lines.every(
        (one) => RANGE_FIRST.test(oneLine(one)) || WEIGHT_FIRST.test(oneLine(one)),
      );
      if (isTable) drafts.push({ ...title, rows: block.lines.map(listed) });
      else if (others.length === 0) title = captionOf(line) ?? title;
    }
  }
  return drafts;
}

/** A line in bold above a table names it. */
function captionOf(line: string): Title | undefined {
  const words = line.endsWith(':') ? line.slice(0, -1) : line;
  const isBold = words.length > 4 && words.startsWith('**') && words.endsWith('**');
  return isBold ? titled(words.slice(2, -2)) : undefined;
}
