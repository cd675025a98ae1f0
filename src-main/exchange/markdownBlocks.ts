/** A part of a Markdown text; what is inside a line stays as it is written. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  /** Numbered or with the same sign before each item. */
  | { kind: 'list'; items: string[]; isNumbered: boolean }
  /** Cells of each row, the heading first. */
  | { kind: 'table'; rows: string[][] };

const HEADING = /^#{1,6}(?=\s|$)/;
const UNDERLINE = /^(?:=+|-+)$/;
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;
const ITEM = /^(?:[-*+]|(\d{1,9}[.)]))(?=\s|$)/;
const FENCE = /^(?:`{3,}|~{3,})/;
const DELIMITERS = /^[|:\s-]+$/;

/** A line without the marks of a quotation, and how far it is indented. */
function outOfQuote(line: string): Line {
  let at = 0;
  let indent = 0;
  for (; at < line.length; at += 1) {
    if (line[at] === '>') indent = 0;
    else if (line[at] === ' ') indent += 1;
    else if (line[at] === '\t') indent += 4;
    else break;
  }
  return { text: line.slice(at).trimEnd(), indent };
}

/** `Rumours ##` is Rumours. */
function headingOf(text: string): string {
  const words = text.replace(HEADING, '').trim();
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return end === 0 || words[end - 1] === ' ' ? words.slice(0, end).trim() : words;
}

/** The cells of a line of a table; a stroke behind a backslash is no border. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '|' && line[at - 1] === '\\') cell = `${cell.slice(0, -1)}|`;
    else if (line[at] === '|') {
      cells.push(cell.trim());
      cell = '';
    } else cell += line[at] ?? '';
  }
  cells.push(cell.trim());
  if (line.startsWith('|')) cells.shift();
  if (cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells;
}

interface Line {
  text: string;
  /** Blanks before the text. */
  indent: number;
}

/** How far a text is read. */
interface Reading {
  blocks: Block[];
  /** What the next line may belong to; nothing after a blank line, but for a list. */
  open: Block | undefined;
  isAfterBlank: boolean;
  /** The mark of the fence that is open; empty outside of one. */
  fence: string;
  /** The mark of the items of the open list; what is indented further belongs to the last of them. */
  list: { mark: string; indent: number };
}

function begin(reading: Reading, block: Block): true {
  reading.blocks.push(block);
  reading.open = block;
  return true;
}
function end(reading: Reading): true {
  reading.open = undefined;
  return true;
}
function addToItem({ open }: Reading, text: string): boolean {
  if (open?.kind !== 'list') return false;
  open.items.push(`${open.items.pop() ?? ''} ${text}`);
  return true;
}
/** Takes the last line out of the paragraph that is open, which is gone with its only one. */
function takeLast({ blocks }: Reading, lines: string[]): void {
  lines.pop();
  if (lines.length === 0) blocks.pop();
}

/** Each reads a line that is so, and says whether it was. */
type Reader = (reading: Reading, line: Line) => boolean;

const fenced: Reader = (reading, { text }) => {
  const [mark = ''] = FENCE.exec(text) ?? [];
  if (reading.fence === '' && mark === '') return false;
  if (reading.fence === '') reading.fence = mark;
  else if (mark.startsWith(reading.fence)) reading.fence = '';
  return end(reading);
};

const blank: Reader = (reading, { text }) => text === '' && (reading.open?.kind === 'list' || end(reading));

const headOfTable: Reader = (reading, { text }) => {
  const { open } = reading;
  if (open?.kind !== 'paragraph' || !DELIMITERS.test(text)) return false;
  const last = open.lines.at(-1) ?? '';
  const cells = cellsOf(last);
  if (!last.includes('|') || cellsOf(text).length !== cells.length) return false;
  takeLast(reading, open.lines);
  return begin(reading, { kind: 'table', rows: [cells] });
};

const underlined: Reader = (reading, { text }) => {
  const { open } = reading;
  if (open?.kind !== 'paragraph' || open.lines.length > 1 || !UNDERLINE.test(text)) return false;
  const [words = ''] = open.lines;
  takeLast(reading, open.lines);
  return begin(reading, { kind: 'heading', text: words }) && end(reading);
};

const inItem: Reader = (reading, { text, indent }) =>
  indent > reading.list.indent && addToItem(reading, text.replace(ITEM, '').trim());

const rule: Reader = (reading, { text }) => RULE.test(text.replaceAll(' ', '')) && end(reading);

const item: Reader = (reading, { text, indent }) => {
  const [found, number] = ITEM.exec(text) ?? [];
  if (found === undefined) return false;
  const { open, list } = reading;
  const mark = number?.slice(-1) ?? found;
  const words = text.slice(found.length).trim();
  if (open?.kind === 'list' && list.mark === mark) open.items.push(words);
  else begin(reading, { kind: 'list', items: [words], isNumbered: number !== undefined });
  reading.list = { mark, indent: indent + 1 };
  return true;
};

const heading: Reader = (reading, { text }) =>
  HEADING.test(text) && begin(reading, { kind: 'heading', text: headingOf(text) }) && end(reading);

const moreOfItem: Reader = (reading, { text }) => !reading.isAfterBlank && addToItem(reading, text);

const plain: Reader = (reading, { text }) => {
  const { open } = reading;
  if (open?.kind === 'table') open.rows.push(cellsOf(text));
  else if (open?.kind === 'paragraph') open.lines.push(text);
  else begin(reading, { kind: 'paragraph', lines: [text] });
  return true;
};

/** The first that reads a line decides what it is. */
const READERS = [fenced, blank, headOfTable, underlined, inItem, rule, item, heading, moreOfItem, plain];

/**
 * The headings, paragraphs, lists and tables of a Markdown text, read line by line, each looked at once; what a list holds
 * inside an item is words of the item, and what a fence marks off is left out.
 */
export function blocksOf(text: string): Block[] {
  const reading: Reading = {
    blocks: [],
    open: undefined,
    isAfterBlank: false,
    fence: '',
    list: { mark: '', indent: 0 },
  };
  for (const one of text.split(/\r?\n|\r/)) {
    const line = outOfQuote(one);
    READERS.some((read) => read(reading, line));
    reading.isAfterBlank = line.text === '';
  }
  return reading.blocks;
}
