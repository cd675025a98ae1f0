import { isDeepStrictEqual } from 'node:util';
import type { Meaning } from '../../../shared/campaign/charting/mapFile.ts';
import { isPlain } from '../../../shared/campaign/ids.ts';
import {
  FeatureSchema,
  LandLabelSchema,
  PLACE_KINDS,
  WAY_KINDS,
  type Feature,
  type Hex,
  type LandPath,
  type OwnTerrain,
} from '../../../shared/hex/land.ts';
import type { LeftLine } from '../../../shared/page/imports.ts';
import { capital } from '../../../shared/text/words.ts';
import { isGround, isOwn, isTerrain } from './meanings.ts';
import { shortened, type Lettering, type Line, type WrittenHex } from './written.ts';

/** What it takes to understand one hex after the other. */
export interface Reader {
  words: ReadonlyMap<string, Meaning>;
  terrains: Record<string, OwnTerrain>;
  idOf: (own: OwnTerrain) => string;
  left: LeftLine[];
}

/** What the lines of a hex come to, before it has its place on the map. */
export interface Drawn {
  hex: Hex;
  label: Lettering | undefined;
}

const LONGEST_NOTE = 10_000;

const isPlace = (meaning: Meaning): meaning is Feature['kind'] =>
  PLACE_KINDS.some((kind) => kind === meaning);
const isWay = (meaning: Meaning): meaning is LandPath['kind'] => WAY_KINDS.some((kind) => kind === meaning);

/** One hex of all lines that are written of it: the later ones are drawn over those before. */
export function drawnHex(lines: readonly WrittenHex[], isSecret: boolean, reader: Reader): Drawn {
  const drawn: Drawn = { hex: { terrain: 'plain', known: false }, label: undefined };
  for (const written of lines) addLine(drawn, written, isSecret, reader);
  if (lines.length > 1) tellHidden(lines, reader);
  const last = lines.at(-1);
  if (last && isSecret && !drawn.hex.feature) leaveLine(reader, last, 'only a place can be secret');
  return drawn;
}

const leaveLine = ({ left }: Reader, { line, text }: Line, why: string): void =>
  void left.push({ line, text: shortened(text), why });

/** What of a hex its last line with a word about it decides. */
const LAST_SAID: readonly {
  what: string;
  said: (written: WrittenHex, reader: Reader) => unknown;
}[] = [
  {
    what: 'another terrain for this hex',
    said: ({ words }, reader) =>
      words.map((word) => reader.words.get(`hex ${word}`)).findLast((one) => one && isGround(one)),
  },
  { what: 'another region for this hex', said: ({ region }) => region },
  { what: 'another word on whether players know this hex', said: ({ isKnown }) => isKnown },
];

/** Tells which lines of a hex later ones are drawn over. */
function tellHidden(lines: readonly WrittenHex[], reader: Reader): void {
  for (const { what, said } of LAST_SAID) {
    const all = lines
      .map((written) => ({ written, value: said(written, reader) }))
      .filter(({ value }) => value !== undefined);
    for (const [index, { written, value }] of all.entries()) {
      const next = all[index + 1];
      if (next && !isDeepStrictEqual(value, next.value))
        leaveLine(reader, written, `line ${next.written.line} has ${what}, and counts`);
    }
  }
}

function addLine(drawn: Drawn, written: WrittenHex, isSecret: boolean, reader: Reader): void {
  const { hex } = drawn;
  const { words, idOf } = reader;
  const leave = (why: string): void => leaveLine(reader, written, why);
  let place: { kind: Feature['kind']; called: string } | undefined;
  for (const word of written.words) {
    const meaning = words.get(`hex ${word}`) ?? 'nothing';
    if (isOwn(meaning)) {
      hex.terrain = meaning.counts;
      hex.own = idOf(meaning);
    } else if (isTerrain(meaning)) {
      hex.terrain = meaning;
      delete hex.own;
    } else if (isPlace(meaning)) {
      if (place || hex.feature) leave(`a hex has one place; “${word}” is left out`);
      else place = { kind: meaning, called: capital(word.replaceAll('-', ' ')) };
    } else if (isWay(meaning)) leave(`“${word}” runs through several hexes; write it as 0101-0203 ${word}`);
  }
  const [named, ...others] = place ? written.names : [undefined, ...written.names];
  if (place) {
    const { kind, called } = place;
    const name = named?.words ?? called;
    if (!isPlain(name)) leave('the name of the place has characters that can’t be drawn; they are left out');
    const feature = FeatureSchema.safeParse({ kind, name, secret: isSecret });
    if (feature.success) hex.feature = feature.data;
    else leave('the name of the place is too long');
  }
  for (const label of others) {
    if (!label) continue;
    const isFit = LandLabelSchema.shape.words.safeParse(label.words).success;
    if (!isFit) leave('the label is too long, or has characters that can’t be drawn');
    else if (drawn.label) leave(`a hex has one label; “${shortened(label.words)}” is left out`);
    else drawn.label = label;
  }
  if (written.note) {
    const note = [hex.note, written.note].filter(Boolean).join('\n');
    if (note.length > LONGEST_NOTE) leave('the note is too long; its end is left out');
    hex.note = note.slice(0, LONGEST_NOTE);
  }
  if (written.isKnown !== undefined) hex.known = written.isKnown;
}
