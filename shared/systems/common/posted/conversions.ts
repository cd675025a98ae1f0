import { first, type Attack, type Fact, type Posted } from './facts.ts';
import { asSaid, guess, type Meaning } from './means.ts';

/** The mean of a throw of dice with these sides. */
export const dieSum = (sides: readonly number[]): number =>
  sides.reduce((sum, one) => sum + (one + 1) / 2, 0);

/** Hit dice of an older game for a challenge rating: a quarter is one, four are eight. */
const BY_CHALLENGE: readonly (readonly [below: number, dice: number])[] = [
  [0.5, 1],
  [1, 2],
  [4, 4],
  [9, 8],
];
const MOST_DICE = 16;
const POINTS_A_DIE = 4.5;

/** The facts from which `strengthOf` tells. */
export function strengthIn(posted: Posted): (Fact | undefined)[] {
  const [challenge, dice, hp] = [first(posted, 'challenge'), first(posted, 'hitDice'), first(posted, 'hp')];
  return [posted.game === 'fifth' && challenge ? challenge : (dice ?? hp)];
}

/**
 * How strong a creature is, in hit dice of the older games: as it says; in the fifth edition by its challenge rating, else half
 * its hit dice; else by its hit points. At least 1; undefined where nothing tells.
 */
export function strengthOf(posted: Posted): number | undefined {
  const [challenge, dice, hp] = [first(posted, 'challenge'), first(posted, 'hitDice'), first(posted, 'hp')];
  if (posted.game === 'fifth' && challenge)
    return BY_CHALLENGE.find(([below]) => challenge.value < below)?.[1] ?? MOST_DICE;
  const share = posted.game === 'fifth' ? 2 : 1;
  const found = dice ? dice.value : hp ? hp.value / POINTS_A_DIE : undefined;
  return found === undefined ? undefined : Math.max(1, Math.round(found / share));
}

/** Armour by its weight for a class counted upwards from 10: 0 none, 1 light (12), 2 medium (14), 3 heavy (16). */
export const weightOf = (ac: number): number => Math.min(3, Math.max(0, Math.floor((ac - 10) / 2)));

/** How many of a hundred throws of 2d6 stay within a morale of the older games, in tens. */
export function steadiness(morale: number): number {
  const ways = Array.from({ length: 11 }, (_, index) => index + 2)
    .filter((total) => total <= morale)
    .reduce((sum, total) => sum + 6 - Math.abs(7 - total), 0);
  return Math.round((ways / 36) * 10) * 10;
}

const DICE = [
  [3, 4],
  [5, 6],
  [8, 8],
  [11, 10],
] as const;
const LARGEST = 12;

/** One die for the dice and the bonus of another game: the die itself, else the one for their mean. */
export function oneDie({ dice, plus }: Pick<Attack, 'dice' | 'plus'>): number {
  const [die = 0] = dice;
  if (dice.length === 1 && plus === 0 && [4, 6, 8, 10, 12].includes(die)) return die;
  const mean = dieSum(dice) + plus;
  return DICE.find(([below]) => mean < below)?.[1] ?? LARGEST;
}

const FEET_OF_A_MAN = 40;
const LEAST_SCORE = 3;
const MOST_SCORE = 18;
const within = (value: number): number => Math.round(Math.min(MOST_SCORE, Math.max(LEAST_SCORE, value)));

/** A score of 3 to 18 that older games do not give: strength by hit dice, quickness by speed, will by morale. */
function fromOldFigures(posted: Posted, ability: 'str' | 'dex' | 'wil'): Meaning | undefined {
  const [speed, morale, dice] = [first(posted, 'speed'), first(posted, 'morale'), strengthOf(posted)];
  if (ability === 'str')
    return dice === undefined ? undefined : guess(within(8 + 2 * dice), ...strengthIn(posted));
  if (ability === 'dex') return speed && guess(within(10 + (speed.value - FEET_OF_A_MAN) / 10), speed);
  return morale && guess(within(steadiness(morale.value) / 5), morale);
}

/** The score of an ability, 10 being average: as the text gives it, or from what older games have in its place. */
export function scoreOf(posted: Posted, ability: 'str' | 'dex' | 'wil'): Meaning | undefined {
  const fact = first(posted, ability) ?? (ability === 'wil' ? first(posted, 'wis') : undefined);
  if (typeof fact?.value === 'number') {
    const isOwn = posted.game === 'own' && fact.kind === ability;
    return isOwn ? asSaid(fact, fact.value) : guess(fact.value, fact);
  }
  return posted.game === 'old' ? fromOldFigures(posted, ability) : undefined;
}

/** Hit points as they are in the older games; half of those of the fifth edition, whose blows are as many times harder. */
export function hitPointsOf(posted: Posted): Meaning | undefined {
  const hp = first(posted, 'hp');
  if (!hp) {
    const dice = strengthOf(posted);
    return dice === undefined ? undefined : guess(Math.round(dice * POINTS_A_DIE), ...strengthIn(posted));
  }
  if (posted.game === 'own') return asSaid(hp, hp.value);
  return guess(posted.game === 'fifth' ? Math.ceil(hp.value / 2) : hp.value, hp);
}
