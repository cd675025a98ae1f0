import { capital } from '../../../text/words.ts';
import { hitPointsOf, oneDie, scoreOf, weightOf } from '../../common/posted/conversions.ts';
import { every, first, isOwnBlock, type Attack, type Posted } from '../../common/posted/facts.ts';
import { asSaid, guess, lines, type Meaning, type Means } from '../../common/posted/means.ts';
import { CHART } from '../sheet/dieSizes.ts';

const MOST_KINDS = 12;
const MOST_AR = 20;
const AVERAGE_MOVEMENT = 6;

/** Die sizes for scores of 3 to 18 and more: the first whose score is high enough. */
const SIZES = [
  [7, '1d4'],
  [11, '1d6'],
  [14, '1d8'],
  [17, '1d10'],
  [20, '1d12'],
] as const;
const sizeFor = (score: number): string => SIZES.find(([most]) => score <= most)?.[1] ?? '2d6';
const isSize = (text: string): boolean => CHART.some((size) => size === text);

/** What other games call the kinds of damage. */
const HARM: Readonly<Record<string, string>> = { piercing: 'stab', slashing: 'slash', bludgeoning: 'blunt' };
const BY_NAME = [
  [/bite|fang|jaw|sting|horn|gore|spear|arrow|bow|dagger|beak|tusk|pike/i, 'stab'],
  [/claw|talon|sword|axe|scimitar|blade|knife|sabre/i, 'slash'],
] as const;
const harmOf = ({ harm, name }: Attack): string =>
  HARM[harm] ?? (harm || (BY_NAME.find(([words]) => words.test(name))?.[1] ?? 'blunt'));

function weapon(posted: Posted): Meaning | undefined {
  return lines(
    every(posted, 'attack'),
    ({ value }) => {
      const { name, dice, plus, times, harm } = value;
      const [sides = 0] = dice;
      const plain = `${dice.length}d${sides}`;
      const isPlain = plus === 0 && isSize(plain) && dice.every((one) => one === sides);
      const size = posted.game !== 'fifth' && isPlain ? plain : `1d${oneDie(value)}`;
      const isSure = posted.game === 'own' && isPlain && times === 1 && harm !== '' && !(harm in HARM);
      return { text: `${capital(name)} ${size} ${harmOf(value)}`, guessed: !isSure };
    },
    1,
  );
}

const die =
  (ability: 'str' | 'dex' | 'wil' | 'awr') =>
  (posted: Posted): Meaning | undefined => {
    const said = first(posted, ability);
    if (typeof said?.value === 'string' && isSize(said.value)) return asSaid(said, said.value);
    const wisdom = first(posted, 'wis');
    const score =
      ability === 'awr'
        ? typeof wisdom?.value === 'number' && guess(wisdom.value, wisdom)
        : scoreOf(posted, ability);
    return score ? guess(sizeFor(Number(score.value)), ...score.of) : undefined;
  };

function ar(posted: Posted): Meaning | undefined {
  const [points, ac] = [first(posted, 'armour'), first(posted, 'ac')];
  if (points) return asSaid(points, Math.min(MOST_AR, points.value));
  if (ac) return guess(weightOf(ac.value), ac);
  return isOwnBlock(posted) ? guess(0) : undefined;
}

/** Paces of a human are 6, who has 30 feet in the fifth edition and 40 in older games. */
function movement(posted: Posted): Meaning | undefined {
  const [own, speed] = [first(posted, 'movement'), first(posted, 'speed')];
  if (own) return asSaid(own, own.value);
  const human = posted.game === 'old' ? 40 : 30;
  if (speed) return guess(Math.min(100, Math.round((speed.value / human) * AVERAGE_MOVEMENT)), speed);
  return isOwnBlock(posted) ? guess(AVERAGE_MOVEMENT) : undefined;
}

const harms =
  (...kinds: ('resists' | 'immune' | 'vulnerable')[]) =>
  (posted: Posted): Meaning | undefined =>
    lines(
      kinds.flatMap((kind) => every(posted, kind)),
      ({ value, kind }) => ({ text: HARM[value] ?? value, guessed: kind === 'immune' || value in HARM }),
      MOST_KINDS,
    );

/** What texts that are posted mean in blocks of Bo Vogt’s. */
export const means: Means = {
  kind: (posted) => asSaid(first(posted, 'kind'), first(posted, 'kind')?.value),
  hp: hitPointsOf,
  ar,
  'dice.0': die('str'),
  'dice.1': die('dex'),
  'dice.2': die('awr'),
  'dice.3': die('wil'),
  movement,
  weapon,
  resists: harms('resists', 'immune'),
  vulnerable: harms('vulnerable'),
};
