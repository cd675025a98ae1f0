import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand } from '../../contract.ts';
import { restore } from './mending.ts';
import { forItems } from './offers.ts';

const KINDS = ['weapon', 'armour', 'shield'];

/** Gear is as good as new. */
export const repairCommand = defineCommand({
  type: 'repair',
  title: 'Repair',
  about: 'A weapon, armour or shield is as good as new: its die is what it had when whole.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('repair'), creature: IdSchema, item: IdSchema }),
  decide: (decision, { creature: id, item: itemId }) => {
    const item = itemOf(creatureAt(decision.state, id), itemId);
    if (item.fullDie === undefined || (item.die ?? 0) >= item.fullDie)
      throw new Refusal('whole', `${item.name} is whole.`, 'item');
    if (!KINDS.includes(item.kind))
      throw new Refusal('no-repair', `${item.name} is not repaired but replaced.`, 'item');
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
