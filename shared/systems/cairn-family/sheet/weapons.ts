import { inHands } from '../../../campaign/goods/hands.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { armsOf } from '../../common/arms.ts';
import type { HandRules } from '../../contract.ts';
import { bodyOf } from './attributes.ts';
import { itemDetails } from './details.ts';

/** Dice that weapons of these systems have. */
export const WEAPON_DICE: readonly number[] = [4, 6, 8, 10, 12];
const UNARMED = 4;
const IMPAIRED = 4;
const ENHANCED = 12;
const MOST_ARMOUR = 3;

/** The dice of a weapon; two of them where two weapons are used as one, written d8+d8 (CA-53). */
export function diceOf(item: Item | undefined): number[] {
  if (!item) return [UNARMED];
  return itemDetails(item).dice ?? [item.die ?? UNARMED];
}

export const diceInWords = (dice: readonly number[]): string => dice.map((die) => `d${die}`).join('+');
export const isBlast = (item: Item | undefined): boolean => item !== undefined && itemDetails(item).blast;
export const isMagic = (item: Item | undefined): boolean =>
  item !== undefined && itemDetails(item).magic === true;

/** The weapon in hand, the first of those in use; undefined for bare hands. */
export const weaponInHand = ({ items }: Creature): Item | undefined =>
  items.find(({ kind, inUse }) => kind === 'weapon' && inUse) ?? items.find(({ kind }) => kind === 'weapon');

/** A weapon or a shield takes one hand of two, or both; nothing else takes any (CA-23). */
export const hands: HandRules = {
  of: () => 2,
  takes: (item) => {
    const { hands: needed, dice = [] } = itemDetails(item);
    return item.kind === 'weapon' || item.kind === 'shield' ? Math.max(needed, dice.length, 1) : 0;
  },
};

/** The shields that really are in hand. */
export const shieldsOf = (creature: Creature): Item[] =>
  inHands(hands, creature).filter(({ kind }) => kind === 'shield');

/** Natural armour, what is worn and shields in hand, 3 at most (CA-22, CA-24). */
export function armourOf(creature: Creature): number {
  const armour = creature.items.filter(({ kind, inUse }) => kind === 'armour' && inUse);
  const worn = [...armour, ...shieldsOf(creature)].reduce(
    (sum, item) => sum + itemDetails(item).armour,
    bodyOf(creature).armour,
  );
  return Math.min(MOST_ARMOUR, worn);
}

/** What somebody strikes with and what guards them: “short sword d6”, “Armor 1”. */
export const armsIn = (creature: Creature): string[] =>
  armsOf(creature.items, (weapon) => diceInWords(diceOf(weapon)), `Armor ${armourOf(creature)}`);

export interface Blow {
  weapon: Item | undefined;
  second?: Item | undefined;
  impaired: boolean;
  enhanced: boolean;
  blast: boolean;
}

/** Detachments are hit impaired but for blasts and hit back enhanced; impaired and enhanced cancel (CA-75, CA-76, CA-R3). */
function edgeOfBlow(attacker: Creature, target: Creature, blow: Blow): 'plain' | 'impaired' | 'enhanced' {
  const large = { attacker: bodyOf(attacker).detachment, target: bodyOf(target).detachment };
  const impaired = blow.impaired || (large.target && !large.attacker && !blow.blast);
  const enhanced = blow.enhanced || (large.attacker && !large.target);
  if (impaired === enhanced) return 'plain';
  return impaired ? 'impaired' : 'enhanced';
}

/**
 * The dice of a blow at someone: impaired one d4, enhanced one d12, also for two weapons; bare
 * hands stay d4, but for a detachment’s (CA-48, CA-49, CA-50, CA-R4, CA-R5).
 */
export function diceOfBlow(attacker: Creature, target: Creature, blow: Blow): number[] {
  const plain = [...diceOf(blow.weapon), ...(blow.second ? diceOf(blow.second) : [])];
  const edge = edgeOfBlow(attacker, target, blow);
  const armed = blow.weapon !== undefined || bodyOf(attacker).detachment;
  if (edge === 'plain' || (edge === 'enhanced' && !armed)) return plain;
  return [edge === 'impaired' ? IMPAIRED : ENHANCED];
}
