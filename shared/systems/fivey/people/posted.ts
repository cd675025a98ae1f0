import { strengthIn, strengthOf } from '../../common/posted/conversions.ts';
import { every, first, type Fact, type Posted } from '../../common/posted/facts.ts';
import { asSaid, guess, lines, type Meaning, type Means } from '../../common/posted/means.ts';
import {
  bestiary,
  BRACKET_IDS,
  bracketFor,
  BRACKETS,
  MOST_CARRIED_OVER,
  UNDEAD,
  type Bracket,
} from './bestiary.ts';

const MOST = 20;
const FEATS: ReadonlySet<string> = new Set(bestiary.flatMap(({ feats }) => feats));

/** The bracket of this name, letter or place in the book’s order. */
const bracketCalled = (word: string): Bracket | undefined =>
  BRACKET_IDS.find(
    (id, index) =>
      BRACKETS[id].name === word.toLowerCase() || id.toLowerCase() === word || String(index + 1) === word,
  );
const isBracket = ({ value }: Fact<'words'>): boolean =>
  BRACKET_IDS.some((id) => BRACKETS[id].name === value.toLowerCase());

function bracket(posted: Posted): Meaning | undefined {
  const named = first(posted, 'rank') ?? every(posted, 'words').find(isBracket);
  const experience = every(posted, 'experience').slice(0, 1);
  const called = asSaid(named, named && bracketCalled(named.value));
  const dice = strengthOf(posted);
  const found = called ?? (dice === undefined ? undefined : guess(bracketFor(dice), ...strengthIn(posted)));
  const hitDice = first(posted, 'hitDice');
  const isInBook = BRACKET_IDS.some((id) => BRACKETS[id].hitDice === hitDice?.value);
  return (
    found && {
      ...found,
      of: [...found.of, ...experience],
      guessed:
        found.guessed && !(posted.game === 'own' && isInBook && found.of.some((fact) => fact === hitDice)),
    }
  );
}

function defense(posted: Posted): Meaning | undefined {
  const [dc, ac, armour] = [first(posted, 'dc'), first(posted, 'ac'), first(posted, 'armour')];
  if (dc) return asSaid(dc, dc.value);
  if (ac) return guess(Math.min(MOST_CARRIED_OVER, ac.value), ac);
  return armour && guess(10 + 2 * armour.value, armour);
}

/** Words that stand alone in a block of the system’s own, and traits of other games by their names. */
function feats(posted: Posted): Meaning | undefined {
  const words = every(posted, 'words').filter((fact) => posted.game === 'own' && !isBracket(fact));
  const facts: Fact<'words' | 'trait' | 'undead'>[] = [
    ...words,
    ...every(posted, 'trait'),
    ...every(posted, 'undead').slice(0, 1),
  ];
  return lines(
    facts,
    ({ value }) => {
      const text = value === true ? UNDEAD : String(value);
      return { text, guessed: value === true || !FEATS.has(text) };
    },
    MOST,
  );
}

const harm =
  (...kinds: ('resists' | 'immune' | 'vulnerable')[]) =>
  (posted: Posted): Meaning | undefined =>
    lines(
      kinds.flatMap((kind) => every(posted, kind)),
      ({ value, kind }) => ({ text: value, guessed: kind === 'immune' }),
      MOST,
    );

/**
 * What texts that are posted mean in blocks of FIVEY; a creature of an older game by its hit dice, of a later one by
 * its challenge.
 */
export const means: Means = {
  bracket,
  defense,
  feats,
  resists: harm('resists', 'immune'),
  vulnerable: harm('vulnerable'),
};
