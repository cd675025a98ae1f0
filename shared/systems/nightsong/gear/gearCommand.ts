import { z } from 'zod';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { itemRemoved } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/state.ts';
import { characterField } from '../checks/fields.ts';
import { defineCommand } from '../../contract.ts';
import { itemLetGo } from '../events/harm.ts';
import { gearChoices, gearNamed } from './gear.ts';

/** Something of the list goes into a pack, if it has the Slots. */
export const gearCommand = defineCommand({
  type: 'take-gear',
  title: 'Take gear',
  about:
    'Something of the list of gear, with its size and die, goes into a pack; `inPlaceOf` is let go for it.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('take-gear'),
    creature: IdSchema,
    gear: z.string().max(200),
    inPlaceOf: IdSchema.optional(),
  }),
  decide: (decision, { creature: id, gear: name, inPlaceOf }) => {
    const gear = gearNamed(name);
    if (!gear) throw new Refusal('unknown-gear', `The list of gear has no “${name}”.`, 'gear');
    if (inPlaceOf !== undefined) {
      const item = itemOf(creatureAt(decision.state, id), inPlaceOf, 'inPlaceOf');
      decision.emit(itemLetGo, { creature: id, item: item.id, name: item.name, why: 'room' });
      decision.emit(itemRemoved, { creature: id, item });
    }
    takeItem(decision, id, { ...gear, details: { ...gear.details } });
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Take gear',
            group: 'party',
            command: { type: 'take-gear' },
            needs: [
              characterField(campaign),
              { name: 'gear', label: 'What', kind: 'choice', choices: gearChoices },
            ],
          },
        ]
      : [],
});
