import { capital } from '../../../text/words.ts';
import { oneDie } from './conversions.ts';
import { every, type Attack, type Posted } from './facts.ts';
import { lines, type Meaning } from './means.ts';

const MOST_WEAPONS = 12;
const MOST_DICE = 8;

/** The dice of an attack: as they stand in a block of the system’s own, else one die for each time that it strikes. */
function diceFor({ dice, plus, times }: Attack, isOwn: boolean): number[] {
  const one = isOwn && plus === 0 ? dice : [oneDie({ dice, plus })];
  return Array.from({ length: times }, () => one)
    .flat()
    .slice(0, MOST_DICE);
}

/** The attacks of a text as weapons, one on each line, their dice written by `inWords` and `trait` behind them where they have it. */
export const weaponLines = (
  posted: Posted,
  trait: 'blast' | 'ranged',
  inWords: (dice: readonly number[]) => string,
): Meaning | undefined =>
  lines(
    every(posted, 'attack'),
    ({ value }) => {
      const isOwn = posted.game === 'own';
      const more = value.traits.includes(trait) ? `, ${trait}` : '';
      return {
        text: `${capital(value.name)} ${inWords(diceFor(value, isOwn))}${more}`,
        guessed: !isOwn || value.plus !== 0 || value.times > 1,
      };
    },
    MOST_WEAPONS,
  );
