import type { FactKind } from './facts.ts';
import type { Token } from './tokens.ts';

/** A figure that a word before or behind it names. */
type Label = Exclude<
  FactKind,
  'attack' | 'wears' | 'shield' | 'trait' | 'words' | 'aside' | 'kind' | 'critical'
>;

/** What a figure is called, one and the same in every game. */
const NAMES: Readonly<Partial<Record<Label, string>>> = {
  hp: 'hp|hits|hit points|hit point|hit protection|health',
  hitDice: 'hd|hit dice|hit die|level',
  ac: 'ac|armor class|armour class|defense class|defence class',
  dc: 'dc|defense|defence',
  armour: 'armor|armour|ar|armor rating|armour rating',
  resolve: 'resolve|res',
  morale: 'morale|ml|mor',
  speed: 'speed|walking speed',
  movement: 'movement|move|mv',
  challenge: 'challenge|challenge rating|cr',
  rank: 'bracket',
  experience: 'xp|experience|experience points',
  str: 'str|strength',
  dex: 'dex|dexterity',
  con: 'con|constitution',
  int: 'int|intelligence',
  wis: 'wis|wisdom',
  cha: 'cha|charisma',
  wil: 'wil|will|willpower',
  awr: 'awr|awareness',
};

/** Words for figures, and the figure that each means. */
export type Labels = ReadonlyMap<string, Label>;
/** What a system calls figures besides, several words between bars: `{ hp: 'grit|pluck' }`. */
export type OwnNames = Readonly<Partial<Record<Label, string>>>;

const isLabel = (kind: string): kind is Label => kind in NAMES;
const pairs = (names: OwnNames): (readonly [string, Label])[] =>
  Object.entries(names).flatMap(([kind, words]) =>
    isLabel(kind) ? words.split('|').map((word) => [word, kind] as const) : [],
  );
const COMMON = pairs(NAMES);

/** The words for figures that a system knows: its own first. */
export const labelsWith = (own: OwnNames): Labels => new Map([...COMMON, ...pairs(own)]);
/** What stands behind a number of feet. */
export const FEET: ReadonlySet<string> = new Set(['ft', 'feet', "'", '’', '′', 'foot']);
const MOST_WORDS = 4;

/** The longest of these phrases that stands at a token, and the token after it. */
export function phraseAt<Means>(
  phrases: ReadonlyMap<string, Means>,
  tokens: readonly Token[],
  at: number,
): { means: Means; end: number } | undefined {
  let phrase = '';
  let found: { means: Means; end: number } | undefined;
  for (let end = at; end < at + MOST_WORDS && tokens[end]?.kind === 'word'; end += 1) {
    phrase += `${phrase && ' '}${tokens[end]?.text ?? ''}`;
    const means = phrases.get(phrase);
    if (means !== undefined) found = { means, end: end + 1 };
  }
  return found;
}

/** The labels of abilities and the like of which a line has nothing else; undefined where it has. */
export function labelsAlone(labels: Labels, tokens: readonly Token[]): FactKind[] | undefined {
  const found: FactKind[] = [];
  for (let at = 0; at < tokens.length;) {
    if (tokens[at]?.text === '|') at += 1;
    else {
      const label = phraseAt(labels, tokens, at);
      if (!label) return undefined;
      found.push(label.means);
      at = label.end;
    }
  }
  return found.length > 0 ? found : undefined;
}
