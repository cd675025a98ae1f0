import { describe, expect, it } from 'vitest';
import { counted } from '../../shared/text/words.ts';
import { playable } from '../systemContract.ts';
import { allStrings } from './strings.ts';

/** Habits that no one has when speaking, each with what to write instead. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/\bsomebody\b/i, 'name who, or “someone”, “a character”'],
  [/\bwhoever\b/i, 'name who: “each character who”, “the winner”'],
  [/\bas (is|it was|they were|it stands)\b/i, 'say what it is: “unchanged”, “set”'],
  [/\b(all the same|after all|not so|each as they wish|as they wish)\b/i, 'say what happens'],
  [/\b(is|are) met\b/i, '“encounter”'],
  [/\btaken? back\b/i, '“undone”'],
  [/\bchance meeting/i, '“random encounter”'],
  [/\bbesides\b/i, '“other”, “also”'],
  [/\bin (the )?place of\b/i, '“instead of”'],
  [/\bof (one|its|their|his|her|your|our)(’s)? own\b/i, '“own …”, “custom”'],
  [/\bgoes? on\b/i, '“continues”, “keep”'],
  [/\b(afflict|relieve)\b/i, '“add a condition”, “remove a condition”'],
  [
    /\b(upon|thereof|lest|hence|thus|whence|shall|ere|withal|betimes|anew|aught|naught|hither|yonder|befalls?|bereft)\b/i,
    'modern English',
  ],
  [/\bby the (table|book|text)’s word\b/i, '“the rules say”'],
  [/\bit is time\b/i, '“time is up”'],
  [/\bso many\b/i, 'say how many'],
  [/\bin the midst\b/i, '“in the middle”'],
  [/\bnot there yet\b/i, '“is not available yet”'],
  [/\bcan(’|')?(not|t) be had\b/i, '“cannot be used”, “is not available”'],
  [/\bunder way\b/i, '“current”'],
  [/\bHP (are|have)\b/, '“HP is”, “HP has”'],
  [/\bthose there are\b/i, '“all of them”'],
  [/\bis another than\b/i, '“differs from”'],
  [/\bon(to)? the (shelf|table)\b/i, 'say where, in the words on the screen'],
];

/** Words of schemas and code, which no one says while playing. */
const SCHEMA =
  /\b(array|enum|schema|regex|undefined|null|NaN|integer|boolean|JSON object|bad-field|expected string|payload)\b/;

const DOUBLED = /\b(a|an|the) (a|an|the)\b|\b([a-z]{3,}) \3\b(?!-)/i;

const NOUNS =
  'portion round turn hour day watch slot coin hex point mile use item die step segment week minute crown night dose charge line event command part tennite month year';
const plural = (noun: string): string =>
  ({ die: 'dice', watch: 'watches', hex: 'hexes' })[noun] ?? `${noun}s`;
/** A number that is filled in before a noun agrees with it by `counted`; a name is no number. */
const DISAGREEING = new RegExp(
  `\\{(?!name\\})[^}]*\\} (${NOUNS.split(' ').map(plural).join('|')})\\b|\\b1 (${NOUNS.split(' ').map(plural).join('|')})\\b`,
);

/** Where such a word is right: a file’s own, in what is told of files and to programs. */
const RIGHT = /schema \$?\{|is damaged: it holds|\(null for none\)/;

const strings = allStrings().flatMap(({ file, strings: found }) =>
  found.filter((text) => !RIGHT.test(text)).map((text) => ({ file, text })),
);
const rooms = [
  ...playable.map(({ id }) => `shared/systems/${id}/`),
  'shared/systems/cairn-family/',
  'shared/',
  'src-main/',
  'src-renderer/',
];

/** A file belongs to the first room that holds it. */
const inRoom = (room: string): typeof strings =>
  strings.filter(({ file }) => rooms.find((one) => file.startsWith(one)) === room);

/** The strings that fit, each with the file where it stands. */
const caught = (room: string, pattern: RegExp): string[] =>
  inRoom(room).flatMap(({ file, text }) => (pattern.test(text) ? [`${file}: ${text}`] : []));

describe.each(rooms)('the words of %s', (room) => {
  it('are spoken English, without habits', () => {
    expect(
      HABITS.flatMap(([habit, better]) => caught(room, habit).map((one) => `${one}  → ${better}`)),
    ).toEqual([]);
  });
  it('are none of a schema', () => {
    expect(caught(room, SCHEMA)).toEqual([]);
  });
  it('double no article and no word', () => {
    expect(caught(room, DOUBLED)).toEqual([]);
  });
  it('agree with their numbers', () => {
    expect(caught(room, DISAGREEING)).toEqual([]);
  });
});

it.each([
  [0, '0 hexes'],
  [1, '1 hex'],
  [2, '2 hexes'],
])('%i of a noun agrees with it', (count, words) => {
  expect(counted(count, 'hex', 'hexes')).toBe(words);
});
