import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { inspirationNamed } from '../events/talk.ts';

/** The player’s own word for inspiration (FV-45). */
export const nameInspiration = defineCommand({
  type: 'name-inspiration',
  title: 'Rename inspiration',
  about: 'Sets what a player calls a character’s inspiration dice: luck, fury, divine favour.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('name-inspiration'), creature: IdSchema, name: NameSchema }),
  decide: (decision, { creature: id, name }) => {
    creatureAt(decision.state, id);
    decision.emit(inspirationNamed, { creature: id, name });
  },
});
