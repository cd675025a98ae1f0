import MarkdownIt, { type Token } from 'markdown-it';
import Papa from 'papaparse';
import type { WrittenTable } from '../../shared/campaign/tables/randomTables.ts';

type Row = WrittenTable['rows'][number];

/** `2d6`, `d%`, `d66` at the end of a title, in brackets or not. */
const DICE = /^(.*?)[\s:,(–-]*\b(\d{0,3}d(?:\d{1,4}|%)(?:[+-]\d{1,4})?)\)?\s*$/i;
const RANGE = /^(\d{1,6})(?:\s*[-–—]\s*(\d{1,6}))?$/;
const RANGE_FIRST = /^(\d{1,6}(?:\s*[-–—]\s*\d{1,6})?)\s*(?:[.:)|]|\s[-–—])\s*(.+)$/s;
const WEIGHT_FIRST = /^(\d{1,5})\s*[x×]\s+(.+)$/s;
const NUMBERS = /^(#|no\.?|roll|result|range|dice|die|from|d\d+|\d+d\d+|d%)$/i;
const WEIGHTS = /^(weights?|chances?|times|odds)$/i;
const TABLES = /^(table|name|list)$/i;

interface Draft {
  name: string;
  dice: string;
  rows: Row[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function titled(title: string): { name: string; dice: string } {
  const [, name, dice] = DICE.exec(title) ?? [];
  return dice === undefined ? { name: oneLine(title), dice: '' } : { name: oneLine(name ?? ''), dice };
}

/** `00` is a hundred. */
function rangeOf(text: string): { from: number; to: number } | undefined {
  const [, first, last = first] = RANGE.exec(text.trim()) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const read = (digits: string): number => (/^00+$/.test(digits) ? 100 : Number(digits));
  return { from: read(first), to: read(last) };
}

/** A line of a list: `2-3: wolves`, `3x wolves`, or just `wolves`. */
function listed(line: string): Row {
  const [, range = '', result = ''] = RANGE_FIRST.exec(line) ?? [];
  const at = rangeOf(range);
  if (at) return { text: oneLine(result), weight: 1, ...at };
  const [, weight, text] = WEIGHT_FIRST.exec(line) ?? [];
  return { text: oneLine(text ?? line), weight: Number(weight ?? 1) };
}

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
    const weight = weights >= 0 ? Math.trunc(Number(cells[weights])) : 1;
    const text = cells.filter((cell, index) => index !== weights && !(index === first && at) && cell.trim());
    return { text: oneLine(text.join(', ')), weight: weight >= 1 ? weight : 1, ...at };
  });
  return { dice, rows };
}

/** Numbers without dice say which die it is; dice without numbers are numbered from the least. */
function settled({ name, dice, rows: all }: Draft): WrittenTable {
  const rows = all.filter(({ text }) => text !== '');
  const numbered = rows.every(({ from }) => from !== undefined);
  if (dice === '' && numbered && rows[0]?.from === 1)
    return { name, dice: `d${Math.max(...rows.map(({ to = 1 }) => to))}`, rows };
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

const markdown = new MarkdownIt();

function fromMarkdown(text: string, given: { name: string; dice: string }): Draft[] {
  const tokens = markdown.parse(text, {});
  const drafts: Draft[] = [];
  let title = given;
  let at = 0;
  /** The tokens up to the end of what begins here, without its two ends. */
  const inside = (): Token[] => {
    const { level } = tokens[at] ?? { level: 0 };
    const end = tokens.findIndex(
      (token, index) => index > at && token.level === level && token.nesting === -1,
    );
    const found = tokens.slice(at + 1, end);
    at = end;
    return found;
  };
  const READ: Record<string, () => void> = {
    heading_open: () => {
      title = titled(textOf(inside()));
    },
    paragraph_open: () => {
      const lines = textOf(inside(), '\n').split('\n');
      const rows = lines.map(listed);
      const isTable = rows.every(
        ({ from }, index) => from !== undefined || WEIGHT_FIRST.test(lines[index] ?? ''),
      );
      if (isTable) drafts.push({ ...title, rows });
      else if (lines.length === 1) title = captionOf(lines[0] ?? '') ?? title;
    },
    bullet_list_open: () => drafts.push({ ...title, rows: itemsOf(inside()).map(listed) }),
    ordered_list_open: () => {
      const rows = itemsOf(inside()).map((line): Row => ({ text: oneLine(line), weight: 1 }));
      drafts.push({ ...title, rows });
    },
    table_open: () => {
      const { dice, rows } = fromCells(cellsOf(inside()), true);
      drafts.push({ ...title, dice: dice || title.dice, rows });
    },
  };
  for (; at < tokens.length; at += 1) READ[tokens[at]?.type ?? '']?.();
  return drafts;
}

const textOf = (tokens: readonly Token[], between = ' '): string =>
  tokens
    .map(({ content }) => content)
    .filter(Boolean)
    .join(between);

/** A line in bold above a table names it. */
function captionOf(line: string): { name: string; dice: string } | undefined {
  const [, bold] = /^\*\*(.+?)\*\*:?$/.exec(line) ?? [];
  return bold === undefined ? undefined : titled(bold);
}

const parts = (tokens: readonly Token[], open: string, close: string): Token[][] => {
  const found: Token[][] = [];
  for (const token of tokens) {
    if (token.type === open && token.level === (tokens[0]?.level ?? 0)) found.push([]);
    else if (token.type !== close || token.level !== tokens[0]?.level) found.at(-1)?.push(token);
  }
  return found;
};

const itemsOf = (tokens: readonly Token[]): string[] =>
  parts(tokens, 'list_item_open', 'list_item_close').map((item) =>
    textOf(item.filter(({ type }) => type === 'inline')),
  );

const cellsOf = (tokens: readonly Token[]): string[][] => {
  const rows: string[][] = [];
  for (const { type, content } of tokens) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'inline') rows.at(-1)?.push(content);
  }
  return rows;
};
