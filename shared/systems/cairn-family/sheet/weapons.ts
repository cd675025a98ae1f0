import type { Creature, Item } from '../../../campaign/state.ts';
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

/** Hands that a weapon or a shield takes; nothing else takes any. */
const handsOf = (item: Item): number => {
  const { hands, dice = [] } = itemDetails(item);
  const takesHands = item.kind === 'weapon' || item.kind === 'shield';
  return takesHands ? Math.max(hands, dice.length, 1) : 0;
};
const HANDS = 2;

/** Whether these can be used at once with two hands. */
export const fitsHands = (items: readonly Item[]): boolean =>
  items.reduce((sum, item) => sum + handsOf(item), 0) <= HANDS;

/** What is held and has no hand left once these are used; shields are kept first (CA-23). */
export function outOfHand({ items }: Creature, used: readonly Item[]): Item[] {
  const held = items.filter((item) => item.inUse && handsOf(item) > 0 && !used.includes(item));
  const away: Item[] = [];
  const kept = [...used];
  for (const item of held.sort((a, b) => a.kind.localeCompare(b.kind)))
    if (fitsHands([...kept, item])) kept.push(item);
    else away.push(item);
  return away;
}

/** Natural armour, what is worn and shields in hand, 3 at most (CA-22, CA-24). */
export function armourOf(creature: Creature): number {
  const worn = creature.items
    .filter(({ kind, inUse }) => (kind === 'armour' || kind === 'shield') && inUse)
    .reduce((sum, item) => sum + itemDetails(item).armour, bodyOf(creature).armour);
  return Math.min(MOST_ARMOUR, worn);
}

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
