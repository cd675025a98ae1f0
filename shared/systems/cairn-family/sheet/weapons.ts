import type { Creature, Item } from '../../../campaign/state.ts';
import { bodyOf } from './attributes.ts';

/** Dice that weapons of these systems have. */
export const WEAPON_DICE: readonly number[] = [4, 6, 8, 10, 12];
const UNARMED = 4;
const IMPAIRED = 4;
const ENHANCED = 12;
const MOST_ARMOUR = 3;

/** The dice of a weapon; two of them where two weapons are used as one, written d8+d8 (CA-53). */
export function diceOf(item: Item | undefined): number[] {
  if (!item) return [UNARMED];
  const several = item.details['dice'];
  return Array.isArray(several) ? several.map(Number) : [item.die ?? UNARMED];
}

export const diceInWords = (dice: readonly number[]): string => dice.map((die) => `d${die}`).join('+');
export const isBlast = (item: Item | undefined): boolean => item?.details['blast'] === true;
export const isMagic = (item: Item | undefined): boolean => item?.details['magic'] === true;

/** The weapon in hand, the first of those in use; undefined for bare hands. */
export const weaponInHand = ({ items }: Creature): Item | undefined =>
  items.find(({ kind, inUse }) => kind === 'weapon' && inUse) ?? items.find(({ kind }) => kind === 'weapon');

/** Armour of its own, what is worn and shields in hand, 3 at most (CA-22 to CA-24). */
export function armourOf(creature: Creature): number {
  const worn = creature.items
    .filter(({ kind, inUse }) => (kind === 'armour' || kind === 'shield') && inUse)
    .reduce((sum, { details }) => sum + Number(details['armour'] ?? 1), bodyOf(creature).armour);
  return Math.min(MOST_ARMOUR, worn);
}

export interface Blow {
  weapon: Item | undefined;
  second?: Item | undefined;
  impaired: boolean;
  enhanced: boolean;
  blast: boolean;
}

/** How the campaign reads what is doubtful about the dice of a blow. */
export interface BlowReadings {
  /** What is both impaired and enhanced (CA-R3). */
  both: 'plain' | 'impaired' | 'enhanced';
  /** Bare hands can be enhanced (CA-R4). */
  freeHands: boolean;
  /** Two weapons throw a changed die each (CA-R5). */
  dieEach: boolean;
  /** The dice of an impaired blow where they are not one d4 (BDP-R13). */
  impaired?: ((plain: readonly number[]) => number[]) | undefined;
  /** Detachments strike each other enhanced (CA-R22). */
  clash: boolean;
  /** The blast of one strikes a detachment enhanced (CA-R22). */
  blast: boolean;
}

/** Detachments are hit impaired but for blasts and hit back enhanced (CA-75, CA-76, CA-R22). */
function edgeOfBlow(
  attacker: Creature,
  target: Creature,
  blow: Blow,
  readings: BlowReadings,
): BlowReadings['both'] {
  const large = { attacker: bodyOf(attacker).detachment, target: bodyOf(target).detachment };
  const oneAtMany = large.target && !large.attacker;
  const impaired = blow.impaired || (oneAtMany && !blow.blast);
  const enhanced =
    blow.enhanced ||
    (large.attacker && (!large.target || readings.clash)) ||
    (oneAtMany && blow.blast && readings.blast);
  if (impaired && enhanced) return readings.both;
  return impaired ? 'impaired' : enhanced ? 'enhanced' : 'plain';
}

/**
 * The dice of a blow at somebody: impaired d4 as a rule, enhanced d12, for two weapons one or one each (CA-48, CA-50, CA-R3, CA-R5); bare
 * hands stay d4 (CA-49, CA-R4), but for a detachment’s.
 */
export function diceOfBlow(
  attacker: Creature,
  target: Creature,
  blow: Blow,
  readings: BlowReadings,
): number[] {
  const plain = [...diceOf(blow.weapon), ...(blow.second ? diceOf(blow.second) : [])];
  const edge = edgeOfBlow(attacker, target, blow, readings);
  const armed = blow.weapon !== undefined || readings.freeHands || bodyOf(attacker).detachment;
  if (edge === 'plain' || (edge === 'enhanced' && !armed)) return plain;
  if (edge === 'impaired' && readings.impaired) return readings.impaired(plain);
  const die = edge === 'impaired' ? IMPAIRED : ENHANCED;
  return readings.dieEach ? plain.map(() => die) : [die];
}
