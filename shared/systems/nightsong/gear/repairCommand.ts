import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand } from '../../contract.ts';
import { restore } from './mending.ts';
import { forItems } from './offers.ts';

const KINDS = ['weapon', 'armour', 'shield'];

/** Repairs gear to its starting die. */
export const repairCommand = defineCommand({
  type: 'repair',
  title: 'Repair',
  about: 'Repairs a Weapon, Armor or a Shield: its step die is back to its starting die.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('repair'), creature: IdSchema, item: IdSchema }),
  decide: (decision, { creature: id, item: itemId }) => {
    const item = itemOf(creatureAt(decision.state, id), itemId);
    if (item.fullDie === undefined || (item.die ?? 0) >= item.fullDie)
      throw new Refusal('whole', `${item.name} needs no repair.`, 'item');
    if (!KINDS.includes(item.kind))
      throw new Refusal('no-repair', `${item.name} can’t be repaired. Replace it.`, 'item');
    restore(decision, id, itemId, 'repaired');
  },
  offers: (campaign) =>
    forItems(
      campaign,
      (item) => KINDS.includes(item.kind) && (item.die ?? 0) < (item.fullDie ?? 0),
      (holder, item) => ({
        label: `Repair ${item.name.toLowerCase()}`,
        detail: `${holder.name}, ${item.die ? `D${item.die}` : 'broken'}`,
        group: 'repair',
        actor: holder.id,
        command: { type: 'repair', creature: holder.id, item: item.id },
      }),
    ),
});
