import { scoreOf, strengthIn, strengthOf, weightOf } from '../../common/posted/conversions.ts';
import { first, isOwnBlock, type Posted } from '../../common/posted/facts.ts';
import { asSaid, guess, type Meaning, type Means } from '../../common/posted/means.ts';
import { weaponLines } from '../../common/posted/weapons.ts';
import { diceInWords } from '../sheet/weapons.ts';

const MOST_ARMOUR = 3;
/** The die of light armour where armour has dice. */
const LIGHT = 4;
const AVERAGE = 10;

/** Hit Protection of a creature of an older game: 3 for one hit die, and half as many again as it has dice. */
const protectionFor = (dice: number): number => 2 + dice + Math.floor(dice / 2);

function hp(posted: Posted): Meaning | undefined {
  const said = first(posted, 'hp');
  if (posted.game === 'own' && said) return asSaid(said, said.value);
  const dice = strengthOf(posted);
  return dice === undefined ? undefined : guess(protectionFor(dice), ...strengthIn(posted));
}

function armour(posted: Posted): Meaning | undefined {
  const [points, ac, worn] = [first(posted, 'armour'), first(posted, 'ac'), first(posted, 'wears')];
  if (points) return points.value > MOST_ARMOUR ? guess(MOST_ARMOUR, points) : asSaid(points, points.value);
  if (ac) return guess(weightOf(ac.value), ac);
  if (worn) return guess(worn.value.die > LIGHT ? 2 : 1, worn);
  return isOwnBlock(posted) ? guess(0) : undefined;
}

const score =
  (ability: 'str' | 'dex' | 'wil') =>
  (posted: Posted): Meaning | undefined =>
    scoreOf(posted, ability) ?? (isOwnBlock(posted) ? guess(AVERAGE) : undefined);

const mark =
  (kind: 'detachment' | 'darkSight') =>
  (posted: Posted): Meaning | undefined =>
    asSaid(first(posted, kind), true);

/** What texts that are posted mean in blocks of these systems. A block of their own that says nothing of it has scores of 10 and no Armor. */
export const means: Means = {
  kind: (posted) => asSaid(first(posted, 'kind'), first(posted, 'kind')?.value),
  hp,
  armour,
  str: score('str'),
  dex: score('dex'),
  wil: score('wil'),
  // Of several attacks at once the highest die counts.
  weapons: (posted) => weaponLines(posted, 'blast', diceInWords),
  critical: (posted) => asSaid(first(posted, 'critical'), first(posted, 'critical')?.value),
  detachment: mark('detachment'),
  darkSight: mark('darkSight'),
};
