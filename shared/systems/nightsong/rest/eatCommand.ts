import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureHere, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand } from '../../contract.ts';
import { forItems } from '../gear/offers.ts';
import { eat, hungry, meal } from './meals.ts';

/** Eating before the daily meal. */
export const eatCommand = defineCommand({
  type: 'eat',
  title: 'Eat',
  about:
    'A character, or everyone who has not eaten today, eats before the daily meal. Each eater rolls the step die of the rations.',
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
        throw new Refusal('no-need', 'Everyone has eaten today, or there is no food left.');
      meal(decision);
      return;
    }
    creatureHere(decision.state, id);
    if (itemId === undefined || holder === undefined)
      throw new Refusal('bad-field', 'Choose what to eat.', 'item');
    const item = itemOf(creatureHere(decision.state, holder, 'holder'), itemId);
    if (item.kind !== 'food' || item.die === 0)
      throw new Refusal('not-food', `${item.name} can’t be eaten. Choose food.`, 'item');
    eat(decision, id, holder, itemId);
  },
  offers: (campaign) => {
    const names = hungry(campaign).map(({ name }) => name);
    const all = {
      label: 'Eat: everyone',
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
          label: `Eat: ${holder.name}`,
          detail: `${item.name}${item.die ? `, D${item.die}` : ''}`,
          group: 'supplies',
          actor: holder.id,
          command: { type: 'eat' as const, creature: holder.id, item: item.id },
        }),
      ),
    ];
  },
});
