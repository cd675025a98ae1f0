import { z } from 'zod';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';

/** Hides and the like worn as armour: light 12, medium 14, heavy 16 (FV-97). */
const HIDES = { light: [12, 1], medium: [14, 3], heavy: [16, 5] } as const;

export const hide = defineCommand({
  type: 'wear-hide',
  title: 'Wear hide armour',
  about: 'Hide, shell or bone as armour: light 12, medium 14, heavy 16.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('wear-hide'),
    creature: IdSchema,
    name: NameSchema,
    weight: z.enum(['light', 'medium', 'heavy']),
  }),
  decide: (decision, { creature: id, name, weight }) => {
    const holder = creatureAt(decision.state, id);
    const worn = holder.items.find(({ kind, inUse }) => kind === 'armour' && inUse);
    if (worn)
      throw new Refusal(
        'wears-armour',
        `${holder.name} already wears ${worn.name.toLowerCase()}. Take it off first.`,
        'creature',
      );
    const [defense, strength] = HIDES[weight];
    takeWorn(decision, id, name, defense, strength);
  },
});

/** Puts a piece of armour into a pack and on. */
function takeWorn(decision: Decision, id: string, name: string, defense: number, strength: number): void {
  takeItem(decision, id, {
    name,
    kind: 'armour',
    slots: 1,
    count: 1,
    inUse: true,
    details: { defense, strength },
  });
}
