import { dieSum } from './conversions.ts';
import { ABILITIES, type FactKind, type Facts, type Game } from './facts.ts';
import { FEET, phraseAt, type Labels } from './labels.ts';
import { numberOf, sidesOf, type Token } from './tokens.ts';

/** Something that was read from the tokens up to `end`, the first of what follows. */
export interface Found {
  says: { kind: FactKind; value: Facts[FactKind]; sure: boolean }[];
  end: number;
  /** The game in whose blocks this stands. */
  of?: Game;
}

const MOST_FIGURE = 9999;
const BETWEEN = new Set([':', '=', '~', 'about', 'approx', 'of', 'is', 'as']);

interface Cursor {
  tokens: readonly Token[];
  at: number;
}

const textAt = ({ tokens, at }: Cursor, ahead = 0): string => tokens[at + ahead]?.text ?? '';

/** How many tokens a bracket holds at most. */
const FURTHEST = 40;

/** The place after a bracket that opens here. */
function pastBracket({ tokens, at }: Cursor): number {
  const close = textAt({ tokens, at }) === '(' ? ')' : textAt({ tokens, at }) === '[' ? ']' : '';
  if (close === '') return at;
  const end = tokens.slice(at, at + FURTHEST).findIndex(({ text }) => text === close);
  return end < 0 ? at : at + end + 1;
}

interface Figure {
  value: number;
  signed: boolean;
  sure: boolean;
  end: number;
}

/** Figures of which there are parts: half a hit die. */
const IN_PARTS: ReadonlySet<FactKind> = new Set(['hitDice', 'challenge']);

/** The strength behind which the oldest games write hundredths: `18/76` is stronger than 18 and weaker than 19. */
const EXCEPTIONAL = 18;

/** Two numbers as one figure: `1/2` of a hit die, `18/76` strength, else the most of them: `3/4` and `3 of 4` hit points are 4. */
function ofTwo(
  kind: FactKind | undefined,
  { tokens, at }: Cursor,
): Pick<Figure, 'value' | 'sure'> | undefined {
  const [above, between, below] = tokens.slice(at, at + 3);
  if (above?.kind !== 'number' || below?.kind !== 'number') return undefined;
  const isApart = between?.text === 'of';
  if (!isApart && !(between?.text === '/' && below.at === between.end)) return undefined;
  const [some, all] = [numberOf(above), numberOf(below)];
  if (all > MOST_FIGURE) return undefined;
  if (!isApart && kind && IN_PARTS.has(kind) && some > 0 && some < all)
    return { value: some / all, sure: true };
  if (!isApart && kind === 'str' && some === EXCEPTIONAL) return { value: some, sure: true };
  return { value: Math.max(some, all), sure: some === all };
}

/** A number with its sign, two of them and `12ish` too. */
function figure(kind: FactKind | undefined, { tokens, at }: Cursor): Figure | undefined {
  const sign = textAt({ tokens, at });
  const signed = sign === '+' || sign === '-';
  const start = signed ? at + 1 : at;
  const token = tokens[start];
  if (token?.kind !== 'number' || numberOf(token) > MOST_FIGURE) return undefined;
  const two = ofTwo(kind, { tokens, at: start });
  if (two) return { ...two, signed, end: start + 3 };
  const more = tokens[start + 1];
  const isRough = more?.at === token.end && more.text === 'ish';
  return {
    value: (sign === '-' ? -1 : 1) * numberOf(token),
    signed,
    sure: !isRough,
    end: isRough ? start + 2 : start + 1,
  };
}

/** What stands after a label, by kind: the value and whatever else the same words say. */
function valueAfter(kind: FactKind, cursor: Cursor): Found | undefined {
  const { tokens } = cursor;
  let at = cursor.at;
  let isSure = true;
  while (BETWEEN.has(textAt({ tokens, at }))) {
    isSure &&= !['~', 'about', 'approx'].includes(textAt({ tokens, at }));
    at += 1;
  }
  const read = READ[kind] ?? plain;
  const found = read(kind, { tokens, at });
  return found && { ...found, says: found.says.map((one) => ({ ...one, sure: one.sure && isSure })) };
}

type Read = (kind: FactKind, cursor: Cursor) => Found | undefined;

const said = (kind: FactKind, value: number | string, sure: boolean): Found['says'][number] => ({
  kind,
  value,
  sure,
});

/** `4`, and what is in brackets behind it. */
const plain: Read = (kind, cursor) => {
  const found = figure(kind, cursor);
  if (!found || found.value < 0) return undefined;
  return { says: [said(kind, found.value, found.sure)], end: pastBracket({ ...cursor, at: found.end }) };
};

const dice = ({ tokens, at }: Cursor): Token | undefined =>
  tokens[at]?.kind === 'dice' ? tokens[at] : undefined;

/** `22 (5d8)`, `2d6`. */
const hitPoints: Read = (kind, cursor) => {
  const { tokens, at } = cursor;
  const die = dice(cursor);
  if (die) return { says: [said(kind, Math.max(1, Math.floor(dieSum(sidesOf(die)))), false)], end: at + 1 };
  const found = plain(kind, cursor);
  const inside = found && tokens.slice(at + 1, found.end).find((one) => one.kind === 'dice');
  if (!inside) return found;
  return {
    says: [...found.says, said('hitDice', sidesOf(inside).length, false)],
    end: found.end,
    of: 'fifth',
  };
};

/** `3`, `1-1`, `3+1 (14hp)`, `1/2`, `2d8 (9 hp)`. */
const hitDice: Read = (kind, cursor) => {
  const { tokens } = cursor;
  const die = dice(cursor);
  const found = die ? { value: sidesOf(die).length, sure: true, end: cursor.at + 1 } : figure(kind, cursor);
  if (!found) return undefined;
  const [sign, more] = [tokens[found.end], tokens[found.end + 1]];
  const isMore = (sign?.text === '+' || sign?.text === '-') && more?.kind === 'number';
  const from = isMore ? found.end + 2 : found.end;
  const end = pastBracket({ tokens, at: from });
  const points = tokens.slice(from, end).find((one) => one.kind === 'number');
  return {
    says: [said(kind, found.value, found.sure), ...(points ? [said('hp', numberOf(points), true)] : [])],
    end,
  };
};

const WORN: Readonly<Record<string, number>> = {
  none: 10,
  unarmored: 10,
  unarmoured: 10,
  leather: 12,
  chain: 14,
  plate: 16,
};
/** `15`, `7 [12]`, `6`, `12 (leather)`, `as chain`: as it stands, upwards where both are given. */
const armourClass: Read = (kind, cursor) => {
  const worn = WORN[textAt(cursor)];
  if (worn !== undefined) return { says: [said(kind, worn, true)], end: cursor.at + 1 };
  const found = figure(kind, cursor);
  if (!found) return undefined;
  const end = pastBracket({ ...cursor, at: found.end });
  const isBoth = textAt({ ...cursor, at: found.end }) === '[';
  const upwards = isBoth ? figure(kind, { ...cursor, at: found.end + 1 }) : undefined;
  return {
    says: [said(kind, (upwards ?? found).value, found.sure)],
    end,
    ...(upwards ? { of: 'old' } : {}),
  };
};

const MOST_POINTS = 9;
/** `none`, `1`; more than the systems at hand have is an armour class. */
const armour: Read = (kind, cursor) => {
  if (['none', 'unarmored', 'unarmoured', 'nil'].includes(textAt(cursor)))
    return { says: [said(kind, 0, true)], end: cursor.at + 1 };
  const found = plain(kind, cursor);
  const [one] = found?.says ?? [];
  return one && Number(one.value) > MOST_POINTS ? armourClass('ac', cursor) : found;
};

/** `14`, `13 (+1)`, `13 +1 +1`, `+3`, `1d8`, `0`. */
const score: Read = (kind, cursor) => {
  const { tokens } = cursor;
  const die = dice(cursor);
  if (die) return { says: [said(kind, die.text.replace(/^d/, '1d'), true)], end: cursor.at + 1 };
  const found = figure(kind, cursor);
  if (!found) return undefined;
  if (found.signed) return { says: [said(kind, 10 + 2 * found.value, false)], end: found.end };
  let end = pastBracket({ tokens, at: found.end });
  for (let more = figure(kind, { tokens, at: end }); more?.signed; more = figure(kind, { tokens, at: end }))
    end = more.end;
  return { says: [said(kind, found.value, found.sure)], end, ...(end > found.end ? { of: 'fifth' } : {}) };
};

const IN_FEET = 13;
/** `9`, `30 ft.`, `120' (40')`: feet in a round, or the system's own measure. */
const movement: Read = (kind, cursor) => {
  const { tokens } = cursor;
  const found = figure(kind, cursor);
  if (!found || found.value < 0) return undefined;
  const isFeet = FEET.has(textAt({ tokens, at: found.end }));
  let at = isFeet ? found.end + 1 : found.end;
  if (textAt({ tokens, at }) === '.') at += 1;
  const end = pastBracket({ tokens, at });
  const inRound = tokens.slice(at, end).find((one) => one.kind === 'number');
  const feet = inRound ? numberOf(inRound) : found.value;
  const isOwn = kind === 'movement' && !isFeet && !inRound && found.value < IN_FEET;
  return { says: [said(isOwn ? 'movement' : 'speed', isOwn ? found.value : feet, found.sure)], end };
};

/** `elite`, `E`, `3`. */
const rank: Read = (kind, { tokens, at }) => {
  const token = tokens[at];
  const isRank = token?.kind === 'number' || token?.kind === 'word';
  return isRank ? { says: [said(kind, token.text, token.kind === 'word')], end: at + 1 } : undefined;
};

const READ: Readonly<Partial<Record<FactKind, Read>>> = {
  hp: hitPoints,
  hitDice,
  ac: armourClass,
  armour,
  speed: movement,
  movement,
  rank,
  ...Object.fromEntries(ABILITIES.map((one) => [one, score])),
};

/** What is said of those who wear nothing. */
const BARE: ReadonlyMap<string, true> = new Map(
  ['no armor', 'no armour', 'without armor', 'without armour'].map((words) => [words, true]),
);

const MOST_IN_ROW = ABILITIES.length;

/** Labels with strokes between them, and as many figures: `STR/DEX/WIL 8/14/8`. */
function rowAt(labels: Labels, tokens: readonly Token[], at: number): Found | undefined {
  const kinds: FactKind[] = [];
  let end = at;
  for (let label = phraseAt(labels, tokens, at); label && kinds.length < MOST_IN_ROW;) {
    kinds.push(label.means);
    end = label.end;
    label = textAt({ tokens, at: end }) === '/' ? phraseAt(labels, tokens, end + 1) : undefined;
  }
  if (kinds.length < 2) return undefined;
  const start = textAt({ tokens, at: end }) === ':' ? end + 1 : end;
  const row = tokens.slice(start, start + 2 * kinds.length - 1);
  const says = kinds.flatMap((kind, index) => {
    const isApart = index === 0 || row[2 * index - 1]?.text === '/';
    const found = isApart
      ? valueAfter(kind, { tokens: row.slice(0, 2 * index + 1), at: 2 * index })
      : undefined;
    return found?.says ?? [];
  });
  return says.length === kinds.length ? { says, end: start + row.length } : undefined;
}

/**
 * The figure that begins at a token, its label before it or behind: `HP 4`, `4 HP`. Dice go before a label only where nothing
 * stands before them: `touch d6 STR` is an attack.
 */
export function figureAt(
  labels: Labels,
  tokens: readonly Token[],
  at: number,
  isFirst: boolean,
): Found | undefined {
  const row = rowAt(labels, tokens, at);
  if (row) return row;
  const bare = phraseAt(BARE, tokens, at);
  if (bare) return { says: [said('armour', 0, true)], end: bare.end };
  const label = phraseAt(labels, tokens, at);
  if (label) return valueAfter(label.means, { tokens, at: label.end });
  const value = dice({ tokens, at })
    ? isFirst
      ? { end: at + 1 }
      : undefined
    : figure(undefined, { tokens, at });
  const behind = value && phraseAt(labels, tokens, value.end);
  if (!behind || behind.means === 'rank') return undefined;
  const found = valueAfter(behind.means, { tokens: tokens.slice(0, value.end), at });
  return found && { ...found, end: behind.end };
}
