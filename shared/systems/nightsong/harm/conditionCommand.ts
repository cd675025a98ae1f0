import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Field } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { ConditionSchema, NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { characterField } from '../checks/fields.ts';
import { TAGS, TagSchema } from '../sheet/details.ts';
import { demandRoom, suffer } from './conditions.ts';

const Tags = z.array(TagSchema).max(9).default([]);

const tagsField = <Name extends string>(name: Name, label: string): Field<Name> => ({
  name,
  label,
  kind: 'choice',
  many: true,
  optional: true,
  value: [],
  choices: TAGS.map((one) => ({ value: one, label: one.length === 3 ? one.toUpperCase() : one })),
});

/** Gives a creature a Condition. */
export const conditionCommand = defineCommand({
  type: 'gain-condition',
  title: 'Add condition',
  about: 'Gives a creature a Condition. A Condition that it already has gets worse.',
  fieldNotes:
    'With no free Slot, `drop` names what is dropped. `hinders` lists actions with Disadvantage, `bars` lists actions that are impossible.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('gain-condition'),
    creature: IdSchema,
    condition: NameSchema,
    severity: ConditionSchema.shape.severity,
    slots: z.int().min(0).max(20).default(1),
    endsAfter: z.int().min(1).max(1_000_000_000).optional(),
    /** The Condition needs treatment or a special action; rest alone does not clear it. */
    needsCare: z.boolean().default(false),
    hinders: Tags,
    bars: Tags,
    drop: z.array(IdSchema).max(20).default([]),
  }),
  decide: (decision, { creature: id, condition: name, severity, slots, endsAfter, drop, ...does }) => {
    demandRoom(decision, creatureAt(decision.state, id), { name, slots }, drop);
    const details = {
      ...(does.needsCare ? { needs: 'care' } : {}),
      ...(does.hinders.length > 0 ? { hinders: does.hinders } : {}),
      ...(does.bars.length > 0 ? { bars: does.bars } : {}),
    };
    const ends = endsAfter === undefined ? {} : { endsAt: decision.state.clock + endsAfter };
    suffer(decision, id, { name, severity, slots, details, ...ends }, drop);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Add condition…',
            group: 'harm',
            command: { type: 'gain-condition' },
            needs: [
              characterField(campaign),
              { name: 'condition', label: 'Condition', kind: 'text', value: 'Fatigued' },
              tagsField('hinders', 'Disadvantage on'),
              tagsField('bars', 'Can’t do'),
            ],
          },
        ]
      : [],
});
