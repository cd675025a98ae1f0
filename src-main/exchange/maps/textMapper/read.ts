import { OwnTerrainSchema } from '../../../../shared/hex/land.ts';
import {
  emptyMap,
  shortened,
  wordOf,
  type Lettering,
  type Line,
  type Spot,
  type WrittenMap,
} from '../written.ts';
import { hexLine, wayLine } from './coordinates.ts';
import { ownLine } from './ownLines.ts';

/** `"Name" 20 rotate(30)`: its size, and how it is turned, which is left out. */
const LABEL = /(?:"([^"]+)"|“([^“”"]+)["”])(?:\s*(\d+))?(?:\s*[a-z]+\([^()]*\))*/g;
/** `key="…"`, `name="…"`. */
const TAG = /(?<![\w-])([a-z]+)=(?:"([^"]+)"|“([^“”"]+)["”])\s*(\d+)?/g;
/** The name of a way; on which side of it that is written, and where along it, is left out. */
const WAY_NAME = /"([^"]+)"|“([^“”"]+)["”]/;

const LONGEST_LINE = 2000;
const LONGEST_WAY = 40_000;

/** The size of letters where neither the file nor the label says another. */
const USUAL_SIZE = 20;

/** Reads a map of Text Mapper, also in code blocks of a Markdown text. Nothing that it includes is looked for. */
export function readTextMapper(text: string): WrittenMap {
  const map = emptyMap();
  const lines = mapLines(text);
  const usual = usualSize(lines);
  for (const line of lines) readLine(map, line, usual);
  return map;
}

/** The lines of a text with their numbers; of Markdown, those in its code blocks that hold hexes. */
function mapLines(text: string): Line[] {
  const all = text
    .split(/\r\n|\r|\n/)
    .map((one, index) => ({ line: index + 1, text: one.replace(/^\uFEFF/, '').trim() }));
  const blocks = codeBlocks(all).filter((block) => block.some(({ text: one }) => hexLine(one) !== undefined));
  return blocks.length > 0 ? blocks.flat() : all;
}

function codeBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  let [open, fence]: [Line[] | undefined, string] = [undefined, ''];
  for (const line of lines) {
    const [mark] = /^(?:```+|~~~+)/.exec(line.text) ?? [];
    if (open && mark?.startsWith(fence)) open = undefined;
    else if (open) open.push(line);
    else if (mark !== undefined) {
      [open, fence] = [[], mark];
      blocks.push(open);
    }
  }
  return blocks;
}

/** The size that `label font-size="20pt"` gives to all labels. */
function usualSize(lines: readonly Line[]): number {
  const [, size] =
    lines
      .map(({ text }) => /^label\s.*\bfont-size="(\d{1,4})/.exec(text.slice(0, LONGEST_LINE)))
      .find((found) => found !== null) ?? [];
  return Number(size) || USUAL_SIZE;
}

/** What is about the drawing alone and says nothing of the land. */
const DRAWING = /^(?:#|<|(?:text|label|glow|license|url|other)\s|\S+\s+(?:path|lib|xml)\s)/;
const GROUND = /^(\S+)\s+attributes\s/;
const FILL = /\bfill="(#[\da-f]{3}|#[\da-f]{6})"/i;

/** What Text Mapper draws on squares: its libraries for them, and walls along one side of a square. */
const SQUARE_LIBRARY = /(?:gridmapper|square)[^/]*\.txt$/i;
const SQUARE_WORD =
  /^(?:wall|door|curtain|portcullis|window|gap|secret|corner-pillar)-(?:n|e|s|w|ne|nw|se|sw)$/;

function readLine(map: WrittenMap, { line, text }: Line, usual: number): void {
  const leave = (why: string): void => void map.left.push({ line, text: shortened(text), why });
  if (text === '' || ownLine(map, text)) return;
  if (/^-?\d/.test(text)) {
    const length = text.length;
    const hex = length <= LONGEST_LINE ? hexLine(text) : undefined;
    const way = hex === undefined && length <= LONGEST_WAY ? wayLine(text) : undefined;
    if (hex) readHex(map, { line, text }, hexOf(hex.spot, hex.rest, usual));
    else if (way) readWay(map, { line, text: shortened(text) }, way, leave);
    else if (length > LONGEST_LINE) leave('the line is too long');
    else leave('it doesn’t begin with a hex as 0203 writes it');
    return;
  }
  const head = text.slice(0, LONGEST_LINE);
  const [, included] = /^include\s+(\S+)/.exec(head) ?? [];
  if (included && SQUARE_LIBRARY.test(included)) map.isSquare = true;
  if (included !== undefined) leave('other files aren’t read; copy the lines you need into this one');
  else if (!readGround(map, head) && !DRAWING.test(head)) leave('not a line of Text Mapper');
}

function readHex(map: WrittenMap, line: Line, hex: ReturnType<typeof hexOf>): void {
  if (hex.words.some((word) => SQUARE_WORD.test(word))) map.isSquare = true;
  map.hexes.push({ ...line, ...hex });
}

/** `grass attributes fill="#90ee90"` says that this word is a ground. */
function readGround(map: WrittenMap, text: string): boolean {
  const [, word] = GROUND.exec(text) ?? [];
  if (word === undefined) return false;
  if (OwnTerrainSchema.shape.name.safeParse(word).success)
    map.grounds.set(wordOf(word), FILL.exec(text)?.[1] ?? '');
  return true;
}

function hexOf(
  spot: Spot,
  all: string,
  usual: number,
): Pick<WrittenMap['hexes'][number], 'spot' | 'words' | 'names' | 'note'> {
  // Most hexes have only words.
  if (!/["“]/.test(all)) return { spot, words: wordsIn(all), names: [] };
  const names: Lettering[] = [];
  const notes: string[] = [];
  const bare = all.replace(TAG, (_all, tag: string, straight?: string, curly?: string, size?: string) => {
    const value = straight ?? curly ?? '';
    if (tag === 'name') names.push({ words: value.trim(), size: sizeOf(size, usual) });
    else notes.push(tag === 'key' ? value.trim() : `${tag}: ${value.trim()}`);
    return ' ';
  });
  const rest = bare.replace(LABEL, (_all, straight?: string, curly?: string, size?: string) => {
    names.push({ words: (straight ?? curly ?? '').trim(), size: sizeOf(size, usual) });
    return ' ';
  });
  const words = wordsIn(rest);
  return {
    spot,
    words,
    names: names.filter((one) => one.words !== ''),
    ...(notes.length > 0 && { note: notes.join('\n') }),
  };
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(wordOf);

/** Small, usual or large, beside what is usual in the file. */
function sizeOf(size: string | undefined, usual: number): Lettering['size'] {
  const share = size === undefined ? 1 : Number(size) / usual;
  if (share < 0.75) return 1;
  return share > 1.25 ? 3 : 2;
}

function readWay(
  map: WrittenMap,
  line: Line,
  { spots, rest }: { spots: Spot[]; rest: string },
  leave: (why: string) => void,
): void {
  const [word = ''] = /^[^\s"“”]+/.exec(rest.slice(0, LONGEST_LINE)) ?? [];
  const [, straight, curly] = WAY_NAME.exec(rest.slice(0, LONGEST_LINE)) ?? [];
  const name = straight ?? curly ?? '';
  if (word === '') leave('it doesn’t say what runs there');
  else if (new Set(spots.map(({ level }) => level)).size > 1) leave('it leads from one level to another');
  else map.ways.push({ ...line, word: wordOf(word), name: name.trim(), spots });
}
