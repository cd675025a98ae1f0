import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand } from '../../contract.ts';
import { forItems } from '../gear/offers.ts';
import { eat, hungry, meal } from './meals.ts';

/** Somebody eats before the day’s meal does it for them. */
export const eatCommand = defineCommand({
  type: 'eat',
  title: 'Eat',
  about:
    'Somebody, or without a name everybody who has not, eats before the day’s meal does it for them, at the price of rolls of the rations’ die.',
  when: ['world', 'site', 'downtime'],
  fields: z.strictObject({
    type: z.literal('eat'),
    creature: IdSchema.optional(),
    holder: IdSchema.optional(),
    item: IdSchema.optional(),
  }),
  decide: (decision, { creature: id, holder = id, item: itemId }) => {
    if (id === undefined) {
      if (hungry(decision.state).length === 0)
        throw new Refusal('no-need', 'All have eaten today, or there is nothing left to eat.');
      meal(decision);
      return;
    }
    creatureAt(decision.state, id);
    if (itemId === undefined || holder === undefined)
      throw new Refusal('bad-field', 'Say what is eaten.', 'item');
    const item = itemOf(creatureAt(decision.state, holder, 'holder'), itemId);
    if (item.kind !== 'food' || item.die === 0)
      throw new Refusal('not-food', `${item.name} cannot be eaten.`, 'item');
    eat(decision, id, holder, itemId);
  },
  offers: (campaign) => {
    const names = hungry(campaign).map(({ name }) => name);
    const all = {
      label: 'Everybody eats',
      detail: names.join(', '),
      group: 'rest',
      command: { type: 'eat' as const },
    };
    return [
      ...(names.length > 0 ? [all] : []),
      ...forItems(
        campaign,
        (item) => item.kind === 'food',
        (holder, item) => ({
          label: `${holder.name} eats`,
          detail: `${item.name}${item.die ? `, D${item.die}` : ''}`,
          group: 'supplies',
          actor: holder.id,
          command: { type: 'eat' as const, creature: holder.id, item: item.id },
        }),
      ),
    ];
  },
});
