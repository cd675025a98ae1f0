import type { Creature, Item } from '../../../campaign/state.ts';
import type { HandRules } from '../../contract.ts';
import { remembered } from '../../../remembered.ts';
import { middleOf } from './abilities.ts';
import { sheetOf } from './sheet.ts';
import { thingOf } from './things.ts';

/** Hands that are still there: a lost arm takes one (BV-38). */
export const handsOf = (creature: Pick<Creature, 'sheet'>): number => {
  const { hands: born, lost } = sheetOf(creature);
  return Math.max(0, born - lost.filter((one) => one === 'arm').length);
};

/** What a weapon or a shield in use takes of them. */
export const hands: HandRules = {
  of: handsOf,
  takes: (item) => thingOf(item).hands ?? (item.kind === 'weapon' || item.kind === 'shield' ? 1 : 0),
};

/** Slots: 10 and the median of STR (BV-40), never fewer than hands (BV-41). */
export const slotsOf = (creature: Creature): number =>
  Math.max(handsOf(creature), 10 + middleOf(creature, 'str'));

/** Quick slots: 4 and the median of DEX, between hands and slots (BV-45). */
export const quickSlotsOf = (creature: Creature): number =>
  Math.min(slotsOf(creature), Math.max(handsOf(creature), 4 + middleOf(creature, 'dex')));

/** Slots of a thing (BV-43); what is bundled shares one (BV-44). */
export function slotsOfItem(item: Pick<Item, 'slots' | 'count' | 'details'>): number {
  return item.slots * Math.max(1, Math.ceil(item.count / (thingOf(item).bundle ?? 1)));
}

const sum = (items: readonly Item[]): number => items.reduce((all, one) => all + slotsOfItem(one), 0);
const slotsOfAll = remembered(sum);
export const slotsUsed = ({ items }: Creature): number => slotsOfAll(items);
export const quickUsed = ({ items }: Creature): number => sum(items.filter((one) => thingOf(one).quick));

/** Whether a thing takes a hand where there is no bag: all but armour that is worn. */
export const takesHand = ({ kind, inUse }: Pick<Item, 'kind' | 'inUse'>): boolean =>
  !(kind === 'armour' && inUse);

/** What someone can carry: slots, or without a bag one thing a hand (BV-42). */
export const capacityOf = (creature: Creature): number =>
  sheetOf(creature).hasBag ? slotsOf(creature) : handsOf(creature);
export const carried = (creature: Creature): number =>
  sheetOf(creature).hasBag ? slotsUsed(creature) : creature.items.filter(takesHand).length;

/** Slots too many, which take saves; how many hands there are has no part in it. */
export const excessOf = (creature: Creature): number => Math.max(0, slotsUsed(creature) - slotsOf(creature));

/** Things without a bag that no hand is left for: nobody can hold them, they have to be put down. */
export const unheldOf = (creature: Creature): number =>
  sheetOf(creature).hasBag ? 0 : Math.max(0, carried(creature) - handsOf(creature));
