import { z } from 'zod';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { layDown } from '../../../campaign/goods/move.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { characterField } from '../checks/fields.ts';
import { defineCommand } from '../../contract.ts';
import { gearChoices, gearNamed } from './gear.ts';

/** Adds an item from the gear list, if there are Slots for it. */
export const gearCommand = defineCommand({
  type: 'take-gear',
  title: 'Add gear',
  about: 'Adds an item from the gear list, with its size and die.',
  fieldNotes: '`inPlaceOf` is dropped for it.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('take-gear'),
    creature: IdSchema,
    gear: z.string().max(200),
    inPlaceOf: IdSchema.optional(),
  }),
  decide: (decision, { creature: id, gear: name, inPlaceOf }) => {
    const gear = gearNamed(name);
    if (!gear)
      throw new Refusal('unknown-gear', `The gear list has no “${name}”. Choose gear from the list.`, 'gear');
    if (inPlaceOf !== undefined) layDown(decision, id, inPlaceOf, { path: 'inPlaceOf' });
    takeItem(decision, id, { ...gear, details: { ...gear.details } });
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Add gear…',
            group: 'party',
            command: { type: 'take-gear' },
            needs: [
              characterField(campaign),
              { name: 'gear', label: 'Gear', kind: 'choice', choices: gearChoices },
            ],
          },
        ]
      : [],
});
