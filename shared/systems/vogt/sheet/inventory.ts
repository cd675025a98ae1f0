import { z } from 'zod';
import { counted } from '../../../text/words.ts';
import { demandDetails } from '../../../campaign/details.ts';
import { itemAdded } from '../../../campaign/events/creatures.ts';
import { takeInHand } from '../../../campaign/goods/hands.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { ItemSchema, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { saveWith } from '../checks/checkCommands.ts';
import { defineCommand, type Decision, type Due } from '../../contract.ts';
import { by } from '../cite.ts';
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
} from './carrying.ts';
import { sheetOf } from './sheet.ts';
import { thingOf } from './things.ts';

/** Refuses an item for which there is no free hand, where there is no bag. */
function demandHand(holder: Creature, thing: Item): void {
  const hands = handsOf(holder);
  if (!sheetOf(holder).hasBag && takesHand(thing) && carried(holder) + 1 > hands)
    throw new Refusal(
      'no-slot',
      `${holder.name} has no bag and can hold ${counted(hands, 'item')} at most. Put something down first.`,
      'item',
    );
}

/** Slots that an item would take beyond those there are; refuses any unless the item is carried as an overload. */
function excessWith(holder: Creature, thing: Item, overload: boolean): number {
  const slots = slotsOf(holder);
  const excess = Math.max(0, slotsUsed(holder) + slotsOfItem(thing) - slots);
  if (excess > 0 && !overload)
    throw new Refusal(
      'no-slot',
      `${holder.name} has ${counted(slots, 'slot')}; ${thing.name} does not fit. Drop something, or carry it as an overload.`,
      'item',
    );
  return excess;
}

const pickUp = defineCommand({
  type: 'pick-up',
  title: 'Pick up item',
  about:
    'Adds an item to the inventory. One that does not fit is refused, unless it is an overload: then it takes a save every 15 minutes.',
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
    if (thing.inUse) takeInHand(decision, id, thing);
    decision.emit(itemAdded, { creature: id, item: thing, taken: true }, by(decision, 'slots'));
    if (excess > 0 && !wasBurdened)
      decision.emit(burdenTaken, { creature: id, excess, since: decision.state.clock });
  },
});

/** An item is in quick slots entirely, or it is in the bag (BV-47). */
const stow = defineCommand({
  type: 'stow',
  title: 'Put in quick slot',
  about: 'Puts an item in a quick slot, from which taking it costs no action, or back in the bag.',
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
      throw new Refusal('no-need', `${item.name} is already there.`, 'item');
    const room = quickSlotsOf(holder) - quickUsed(holder);
    if (quick && slotsOfItem(item) > room)
      throw new Refusal(
        'no-slot',
        `${holder.name} has ${counted(room, 'free quick slot')}; ${item.name} would be partly in the bag (BV-47). Empty a quick slot first.`,
        'item',
      );
    decision.emit(itemStowed, { creature: id, item: itemId, quick });
  },
});

const QUARTER = 15 * 60;

/** When the next save is due, in seconds of the clock: every 15 minutes from the moment the load became too much. */
const nextSave = ({ clock }: Campaign, since: number): number =>
  since + (Math.floor((clock - since) / QUARTER) + 1) * QUARTER;

/** The STR save of someone who carries too much, minus the extra slots; a failure adds exhaustion. */
function saveAgainstBurden(decision: Decision, id: string): void {
  const bearer = creatureAt(decision.state, id);
  const excess = excessOf(bearer);
  if (excess === 0 || bearer.status !== 'up') return;
  const purpose = `carrying ${counted(excess, 'slot')} too many`;
  const given = { ability: 'str', bonus: -excess, advantage: false, disadvantage: false, purpose };
  if (saveWith(decision, id, given, numberOf(decision.state, 'save-target'))) return;
  for (let level = 0; level < numberOf(decision.state, 'burden-levels'); level += 1)
    gainExhaustion(decision, id, 'carrying too much', 'burden');
}

/** Those who carry too much save against exhaustion every 15 minutes (BV-48). */
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
