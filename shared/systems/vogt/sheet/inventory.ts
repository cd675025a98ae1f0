import { z } from 'zod';
import { demandDetails } from '../../../campaign/details.ts';
import { itemAdded } from '../../../campaign/events/creatures.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { ItemSchema, partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { saveWith } from '../checks/checkCommands.ts';
import { defineCommand, type Decision, type Due } from '../../contract.ts';
import { burdenTaken, itemStowed } from '../events/sheet.ts';
import { gainExhaustion } from '../harm/harm.ts';
import { numberOf } from '../options/numbers.ts';
import {
  carried,
  excessOf,
  handsOf,
  quickSlotsOf,
  quickUsed,
  slotsOf,
  slotsOfItem,
  slotsUsed,
  takesHand,
  TAKES_SLOTS,
} from './carrying.ts';
import { sheetOf } from './sheet.ts';
import { thingOf } from './things.ts';

/** Refuses one thing more than hands hold where there is no bag. */
function demandHand(holder: Creature, thing: Item): void {
  const hands = handsOf(holder);
  if (!sheetOf(holder).hasBag && takesHand(thing) && carried(holder) + 1 > hands)
    throw new Refusal('no-slot', `${holder.name} has no bag and holds ${hands} things at most.`, 'item');
}

/** Slots that are missing for one thing more; refuses it where there are any, unless it is carried all the same. */
function excessWith(holder: Creature, thing: Item, overload: boolean): number {
  const slots = slotsOf(holder);
  const excess = Math.max(0, slotsUsed(holder) + slotsOfItem(thing) - slots);
  if (excess > 0 && !overload)
    throw new Refusal('no-slot', `${holder.name} has ${slots} slots; ${thing.name} does not fit.`, 'item');
  return excess;
}

const pickUp = defineCommand({
  type: 'pick-up',
  title: 'Pick up',
  about:
    'Takes a thing. What goes beyond the slots is refused, unless it is carried all the same: then every 15 minutes takes a save.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('pick-up'),
    creature: IdSchema,
    item: ItemSchema.partial({ id: true }),
    overload: z.boolean().default(false),
  }),
  decide: (decision, { creature: id, item, overload }) => {
    const holder = creatureAt(decision.state, id);
    demandDetails(decision.system, 'item', item.details, 'item.details');
    const taken = Object.fromEntries(holder.items.map((one) => [one.id, one]));
    const isFree = item.id !== undefined && !Object.hasOwn(taken, item.id);
    const thing = {
      ...item,
      id: isFree && item.id !== undefined ? item.id : freshId(item.name, 'item', taken),
    };
    demandHand(holder, thing);
    const excess = excessWith(holder, thing, overload);
    const wasBurdened = excessOf(holder) > 0;
    decision.emit(itemAdded, { creature: id, item: thing }, { rules: [...TAKES_SLOTS] });
    if (excess > 0 && !wasBurdened)
      decision.emit(burdenTaken, { creature: id, excess, since: decision.state.clock }, { rules: ['BV-48'] });
  },
});

/** A thing lies in quick slots whole, or it lies in the bag (BV-47). */
const stow = defineCommand({
  type: 'stow',
  title: 'Stow in a quick slot',
  about:
    'Puts a thing where it is taken without an action, or back into the bag. A thing partly there counts as in the bag.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('stow'),
    creature: IdSchema,
    item: IdSchema,
    quick: z.boolean().default(true),
  }),
  decide: (decision, { creature: id, item: itemId, quick }) => {
    const holder = creatureAt(decision.state, id);
    const item = itemOf(holder, itemId);
    if ((thingOf(item).quick ?? false) === quick)
      throw new Refusal('no-need', `${item.name} is there already.`, 'item');
    const room = quickSlotsOf(holder) - quickUsed(holder);
    if (quick && slotsOfItem(item) > room)
      throw new Refusal(
        'no-slot',
        `${holder.name} has ${room} quick slots free; ${item.name} would lie half in the bag (BV-47).`,
        'item',
      );
    decision.emit(itemStowed, { creature: id, item: itemId, quick }, { rules: ['BV-47'] });
  },
});

const QUARTER = 15 * 60;

/** When the next save is due: whole quarters of an hour after the burden was taken up, by the clock where that is not known. */
const nextSave = ({ clock }: Campaign, since: number): number =>
  since + (Math.floor((clock - since) / QUARTER) + 1) * QUARTER;

/** The save of somebody who carries too much: STR less the slots too many; failed, it tires. */
function saveAgainstBurden(decision: Decision, id: string): void {
  const bearer = creatureAt(decision.state, id);
  const excess = excessOf(bearer);
  if (excess === 0 || bearer.status !== 'up') return;
  const purpose = `carrying ${excess} too much`;
  const given = { ability: 'str', bonus: -excess, advantage: false, disadvantage: false, purpose };
  if (saveWith(decision, id, given, numberOf(decision.state, 'save-target'))) return;
  for (let level = 0; level < numberOf(decision.state, 'burden-levels'); level += 1)
    gainExhaustion(decision, id, 'carrying too much', ['BV-48']);
}

/** Whoever carries too much saves against exhaustion every 15 minutes (BV-48). */
export const overloadDues = (campaign: Campaign): Due[] =>
  partyOf(campaign)
    .filter((one) => excessOf(one) > 0)
    .map((one) => ({
      id: `${one.id}/overload`,
      at: nextSave(campaign, sheetOf(one).burdenedAt ?? 0),
      order: 'condition',
      label: `${one.name} carries too much`,
      source: 'BV-48',
      fire: (decision) => saveAgainstBurden(decision, one.id),
    }));

export const inventoryCommands = [pickUp, stow];
