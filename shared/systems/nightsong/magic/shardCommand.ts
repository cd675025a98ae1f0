import { z } from 'zod';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import type { Field } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { characterField } from '../checks/fields.ts';
import { demandStepDie } from '../gear/dieGuards.ts';
import { HARM_CHOICES, HarmDie } from '../harm/harmDie.ts';

/** A Spell Shard with a Spell in free text: one Slot and a step die (NS-45, NS-89, NS-S13). */
export const shardCommand = defineCommand({
  type: 'take-shard',
  title: 'Add Spell Shard',
  about: 'Adds a shard with a Spell in your own words: effect, range and duration.',
  fieldNotes: '`harm` is its Damage die, if it does Damage; `blast` makes it a blast.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('take-shard'),
    creature: IdSchema,
    name: NameSchema,
    spell: z.string().trim().min(1, 'Describe the Spell (NS-89)').max(500),
    die: z.int().min(4).max(12).default(6),
    harm: HarmDie.optional(),
    blast: z.boolean().default(false),
  }),
  decide: (decision, { creature, name, spell, die, harm, blast }) => {
    demandStepDie(decision, die, 'spell', 'die');
    takeItem(decision, creature, {
      name,
      kind: 'spell',
      slots: 1,
      count: 1,
      die,
      fullDie: die,
      inUse: false,
      details: { spell, ...(harm === undefined ? {} : { harm }), ...(blast ? { blast } : {}) },
    });
  },
  offers: (campaign) => {
    const needs: Field<'creature' | 'name' | 'spell'>[] = [
      characterField(campaign),
      { name: 'name', label: 'Name', kind: 'text', value: 'Shard' },
      { name: 'spell', label: 'Spell', kind: 'text' },
    ];
    const offer = { group: 'party', command: { type: 'take-shard' } } as const;
    const harm: Field<'harm' | 'blast'>[] = [
      { name: 'harm', label: 'Damage die', kind: 'number', value: 8, choices: HARM_CHOICES },
      { name: 'blast', label: 'Blast', kind: 'check', value: false, optional: true },
    ];
    return partyOf(campaign).length > 0
      ? [
          { ...offer, label: 'Add Spell Shard…', needs },
          { ...offer, label: 'Add harmful Spell Shard…', needs: [...needs, ...harm] },
        ]
      : [];
  },
});
