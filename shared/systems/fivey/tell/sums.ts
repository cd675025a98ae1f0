import { keptFaces, type Roll } from '../../../dice/dice.ts';
import { signed } from '../sheet/sheet.ts';

/** “14 + 4 = 18”: the die that counts, what is added, and the sum of the roll that was made last. */
export function sumInWords(rolls: readonly Roll[]): string {
  const roll = rolls.at(-1);
  return roll ? `${keptFaces(roll)[0] ?? 0} ${signed(roll.bonus ?? 0)} = ${roll.total}` : '';
}
