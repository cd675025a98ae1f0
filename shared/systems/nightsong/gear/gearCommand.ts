import { z } from 'zod';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { itemRemoved } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { characterChoices } from '../checks/fields.ts';
import { gearChoices, gearNamed, type Gear } from './gear.ts';
import { mend } from '../rest/rests.ts';
import { rulingOf } from '../rulings.ts';

const SUPPLIES: readonly Item['kind'][] = ['gear', 'light', 'food', 'remedy'];

/** What more of a supply fills up, where an option says so: the same thing, partly used (NS-R4). */
const lowSupply = (campaign: Campaign, holder: Creature, gear: Gear): Item | undefined =>
  rulingOf(campaign, 'restocking') === 'fills up the old one' && SUPPLIES.includes(gear.kind)
    ? holder.items.find(
        ({ name, die, fullDie }) => name === gear.name && die !== undefined && die < (fullDie ?? die),
      )
    : undefined;

/** Something of the list goes into a pack, if it has the Slots (NS-33, NS-38, NS-39, NS-R4, NS-R17). */
export const gearCommand = defineCommand({
  type: 'take-gear',
  title: 'Take gear',
  about:
    'Something of the list of gear, with its size and die, goes into a pack; `inPlaceOf` is let go for it.',
  when: ['anytime'],
  rules: [
    'NS-38',
    'NS-33',
    'NS-34',
    'NS-39',
    'NS-40',
    'NS-41',
    'NS-42',
    'NS-43',
    'NS-44',
    'NS-45',
    'NS-59',
    'NS-89',
    'NS-R4',
    'NS-R17',
  ],
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
      const holder = creatureAt(decision.state, id);
      const item = itemOf(holder, inPlaceOf, 'inPlaceOf');
      decision.emit(itemRemoved, { creature: id, item }, `${holder.name} drops ${item.name.toLowerCase()}.`);
    }
    const low = lowSupply(decision.state, creatureAt(decision.state, id), gear);
    if (low) mend(decision, id, low.id, { byStep: false, word: 'is filled up', rules: ['NS-R4'] });
    else takeItem(decision, id, { ...gear, details: { ...gear.details } });
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Take gear',
            group: 'party',
            command: { type: 'take-gear' },
            needs: [
              characterChoices(campaign),
              { name: 'gear', label: 'What', kind: 'choice', choices: gearChoices },
            ],
          },
        ]
      : [],
});
