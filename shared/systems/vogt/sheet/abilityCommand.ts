import { z } from 'zod';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { defineCommand } from '../../contract.ts';
import { abilityChanged } from '../events/sheet.ts';
import { CHART, stepOf } from './dieSizes.ts';
import { sheetOf } from './sheet.ts';

/** Changes an ability, or adds one. */
export const setAbility = defineCommand({
  type: 'set-ability',
  title: 'Change ability',
  about: 'Changes an ability’s die or modifier, moves it along the die size chart, or adds a new ability.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-ability'),
    creature: IdSchema,
    ability: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z][a-z ]{0,28}$/, 'small letters and spaces, like “lore”'),
    die: z.enum(CHART).optional(),
    /** Steps up the chart, down with a minus. */
    steps: z.int().min(-16).max(16).optional(),
    modifier: z.int().min(-10).max(20).optional(),
  }),
  decide: (decision, { creature: id, ability, die, steps, modifier }) => {
    const before = find(sheetOf(creatureAt(decision.state, id)).abilities, ability);
    const to = {
      creature: id,
      ability,
      ...(before ? { from: before.die } : {}),
      to: stepOf(die ?? before?.die ?? '1d4', steps ?? 0),
      modifier: modifier ?? before?.modifier ?? 0,
    };
    decision.emit(abilityChanged, to);
  },
});
