import { z } from 'zod';
import { itemAdded, itemChanged } from '../../../campaign/events/creatures.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { ItemSchema, partyOf, type Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Due } from '../../contract.ts';
import { commandRules } from '../commandRules.ts';
import { gainExhaustion } from '../harm/harm.ts';
import { saveWith } from '../checks/checkCommands.ts';
import { rulingOf } from '../rulings.ts';
import {
  carried,
  changeSheet,
  excessOf,
  handsOf,
  quickSlotsOf,
  quickUsed,
  sheetOf,
  slotsOf,
  slotsOfItem,
  slotsUsed,
  takesHand,
} from './sheet.ts';

const pickUp = defineCommand({
  type: 'pick-up',
  title: 'Pick up',
  about:
    'Takes a thing. What goes beyond the slots is refused, unless it is carried all the same: then every 15 minutes takes a save.',
  when: ['anytime'],
  rules: commandRules['pick-up'],
  fields: z.strictObject({
    type: z.literal('pick-up'),
    creature: IdSchema,
    item: ItemSchema.partial({ id: true }),
    overload: z.boolean().default(false),
  }),
  decide: (decision, { creature: id, item, overload }) => {
    const holder = creatureAt(decision.state, id);
    const taken = Object.fromEntries(holder.items.map((one) => [one.id, one]));
    const thing = { ...item, id: freshId(item.name, 'item', taken) };
    const hands = handsOf(holder);
    if (!sheetOf(holder).hasBag && takesHand(thing) && carried(holder) + 1 > hands)
      throw new Refusal(
        'no-slot',
        `${holder.name} has no bag and holds ${hands} things at most (BV-42).`,
        'item',
      );
    const slots = slotsOf(holder, decision.state);
    const isTooMuch = slotsUsed(holder) + slotsOfItem(thing) > slots;
    if (isTooMuch && !overload)
      throw new Refusal(
        'no-slot',
        `${holder.name} has ${slots} slots; ${item.name} does not fit (BV-40).`,
        'item',
      );
    const wasBurdened = excessOf(holder, decision.state) > 0;
    decision.emit(
      itemAdded,
      { creature: id, item: thing },
      `${holder.name} takes ${item.name.toLowerCase()}.`,
    );
    if (isTooMuch && !wasBurdened) changeSheet(decision, id, { burdenedAt: decision.state.clock });
  },
});

/** What lies half in a quick slot lies in the bag (BV-45, BV-47). */
const stow = defineCommand({
  type: 'stow',
  title: 'Stow in a quick slot',
  about:
    'Puts a thing where it is taken without an action, or back into the bag. A thing partly there counts as in the bag.',
  when: ['anytime'],
  rules: commandRules.stow,
  fields: z.strictObject({
    type: z.literal('stow'),
    creature: IdSchema,
    item: IdSchema,
    quick: z.boolean().default(true),
  }),
  decide: (decision, { creature: id, item: itemId, quick }) => {
    const holder = creatureAt(decision.state, id);
    const item = itemOf(holder, itemId);
    if ((item.details['quick'] === true) === quick)
      throw new Refusal('no-need', `${item.name} is there already.`, 'item');
    const room = quickSlotsOf(holder, decision.state) - quickUsed(holder);
    if (quick && slotsOfItem(item) > room)
      throw new Refusal(
        'no-slot',
        `${holder.name} has ${room} quick slots free; ${item.name} would lie half in the bag (BV-47).`,
        'item',
      );
    decision.emit(
      itemChanged,
      { creature: id, item: itemId, from: { details: { quick: !quick } }, to: { details: { quick } } },
      `${holder.name} stows the ${item.name.toLowerCase()} ${quick ? 'at hand' : 'in the bag'}.`,
    );
  },
});

const QUARTER = 15 * 60;

/** When the next save is due: whole quarters of an hour after the burden was taken up, by the clock where that is not known (BV-48). */
const nextSave = ({ clock }: Campaign, since: number): number =>
  since + (Math.floor((clock - since) / QUARTER) + 1) * QUARTER;

/** Whoever carries too much saves against exhaustion every 15 minutes, less what is too much (BV-48). */
export const overloadDues = (campaign: Campaign): Due[] =>
  partyOf(campaign)
    .filter((one) => excessOf(one, campaign) > 0)
    .map((one) => ({ id: one.id, name: one.name, since: sheetOf(one).burdenedAt ?? 0 }))
    .map(({ id, name, since }) => ({
      id: `${id}/overload`,
      at: nextSave(campaign, since),
      order: 'condition',
      label: `${name} carries too much`,
      source: 'BV-48',
      fire: (decision) => {
        const { state } = decision;
        const excess = excessOf(creatureAt(state, id), state);
        if (excess === 0 || creatureAt(state, id).status !== 'up') return;
        const ability = rulingOf(state, 'burden-ability').toLowerCase();
        const target = rulingOf(state, 'save-target');
        const purpose = `carrying ${excess} too much`;
        const given = { ability, bonus: -excess, advantage: false, disadvantage: false, purpose };
        if (saveWith(decision, id, given, target)) return;
        for (let level = 0; level < rulingOf(state, 'burden-levels'); level += 1)
          gainExhaustion(decision, id, 'carrying too much');
      },
    }));

export const inventoryCommands = [pickUp, stow];
