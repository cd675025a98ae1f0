import { FEET, phraseAt } from './labels.ts';
import type { Game } from './facts.ts';
import type { Token } from './tokens.ts';

/** Headings of blocks of the fifth edition; what stands under `actions` is done, not had. */
export const HEADINGS: ReadonlyMap<string, 'traits' | 'actions'> = new Map([
  ['traits', 'traits'],
  ['features', 'traits'],
  ['mod save', 'traits'],
  ['actions', 'actions'],
  ['bonus actions', 'actions'],
  ['reactions', 'actions'],
  ['legendary actions', 'actions'],
  ['lair actions', 'actions'],
]);

/** How what no system has a place for is read. */
export interface Aside {
  /** How far what it says goes: to the end of its clause or of its line. */
  is: 'clause' | 'line' | 'critical';
  /** The game in whose blocks alone it stands. */
  of?: Game;
  /** The game in whose blocks it stands most of all, though others say it too. */
  hints?: Game;
}
const each = (words: string, aside: Aside): [string, Aside][] =>
  words.split('|').map((word) => [word, aside]);

/** What stands in blocks and has no place in the systems at hand. */
const ASIDES: ReadonlyMap<string, Aside> = new Map([
  ...each('critical damage|critical', { is: 'critical' }),
  ...each('thac0|thac|save as', { is: 'clause', of: 'old' }),
  ...each('sv|saves|saving throw|al|alignment', { is: 'clause', hints: 'old' }),
  ...each('na|no appearing|no app|number appearing', { is: 'clause', hints: 'old' }),
  ...each('tt|treasure type|treasure|hoard', { is: 'clause', hints: 'old' }),
  ...each('condition immunities|proficiency bonus|pb', { is: 'line', of: 'fifth' }),
  ...each('languages|senses|skills|saving throws|gear|initiative', { is: 'line', hints: 'fifth' }),
]);

/** Whether these words are the head of what a creature has or does, and so no name: `Treasure`, but not `Treasure goblin`. */
export const isHead = (words: string): boolean =>
  HEADINGS.has(words.toLowerCase()) || ASIDES.has(words.toLowerCase());

/** What stands at the head of a clause and is no figure; undefined for all else. */
export function asideAt(tokens: readonly Token[]): Aside | undefined {
  const found = phraseAt(ASIDES, tokens, 0);
  if (!found || (found.means.is === 'critical' && tokens[found.end]?.text !== ':')) return undefined;
  return tokens.length > found.end ? found.means : undefined;
}

const MARKS: ReadonlyMap<string, 'detachment' | 'darkSight' | 'undead'> = new Map([
  ['detachment', 'detachment'],
  ...[
    'sees in the dark',
    'see in the dark',
    'sees in dark',
    'dark sight',
    'darksight',
    'darkvision',
    'infravision',
  ].map((word) => [word, 'darkSight'] as const),
  ['undead', 'undead'],
]);

/** The mark that these words are, a range in feet beside it or not. */
export function markIn(tokens: readonly Token[]): 'detachment' | 'darkSight' | 'undead' | undefined {
  const found = phraseAt(MARKS, tokens, 0);
  const isAlone =
    found && tokens.slice(found.end).every(({ kind, text }) => kind !== 'word' || FEET.has(text));
  return isAlone ? found.means : undefined;
}

/** The mark that stands somewhere among these words. */
export function markWithin(tokens: readonly Token[]): ReturnType<typeof markIn> {
  for (let at = 0; at < tokens.length; at += 1) {
    const found = phraseAt(MARKS, tokens, at);
    if (found) return found.means;
  }
  return undefined;
}

const SIZES = new Set(['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan']);

/** The line of size and kind of the fifth edition: `Medium undead, chaotic evil`; undefined for all else. */
export function typeOf(tokens: readonly Token[]): { undead: boolean; person: boolean } | undefined {
  const [size, ...others] = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  if (size === undefined || !SIZES.has(size) || others.length === 0 || others.length > 8) return undefined;
  if (tokens.some(({ kind }) => kind === 'number' || kind === 'dice')) return undefined;
  return {
    undead: others.includes('undead'),
    person: others.includes('race') || others.join(' ').startsWith('humanoid'),
  };
}
