import { capital } from '../../../text/words.ts';
import { hitPointsOf, steadiness, weightOf } from '../../common/posted/conversions.ts';
import { first, type Posted } from '../../common/posted/facts.ts';
import { asSaid, guess, type Meaning, type Means } from '../../common/posted/means.ts';
import { weaponLines } from '../../common/posted/weapons.ts';
import { diceInWords } from '../fight/melee.ts';

const MOST_MORALE = 12;
/** The die of Armor by its weight: none, light, medium, heavy. */
const ARMOUR_DICE = [0, 4, 6, 6] as const;

function resolve(posted: Posted): Meaning | undefined {
  const [said, morale] = [first(posted, 'resolve'), first(posted, 'morale')];
  if (said || !morale) return asSaid(said, said?.value);
  return morale.value > MOST_MORALE ? asSaid(morale, morale.value) : guess(steadiness(morale.value), morale);
}

function armour(posted: Posted): Meaning | undefined {
  const [worn, ac, points] = [first(posted, 'wears'), first(posted, 'ac'), first(posted, 'armour')];
  if (worn) return asSaid(worn, `${capital(worn.value.name.toLowerCase())} D${worn.value.die}`);
  const die = ARMOUR_DICE[Math.min(3, points?.value ?? (ac ? weightOf(ac.value) : 0))];
  return die ? guess(`Armor D${die}`, points ?? ac) : undefined;
}

function shield(posted: Posted): Meaning | undefined {
  const held = first(posted, 'shield');
  return held && asSaid(held, `${capital(held.value.name.toLowerCase())} D${held.value.die}`);
}

/** What texts that are posted mean in blocks of Nightsong. */
export const means: Means = {
  kind: (posted) => asSaid(first(posted, 'kind'), first(posted, 'kind')?.value),
  hp: hitPointsOf,
  resolve,
  weapons: (posted) => weaponLines(posted, 'ranged', diceInWords),
  armour,
  shield,
};
