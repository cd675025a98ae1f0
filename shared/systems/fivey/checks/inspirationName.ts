import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { inspirationNamed } from '../events/talk.ts';

/** The player’s own word for inspiration (FV-45). */
export const nameInspiration = defineCommand({
  type: 'name-inspiration',
  title: 'Name the inspiration',
  about: 'What a player calls the inspiration dice of a character: luck, fury, the god’s favour.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('name-inspiration'), creature: IdSchema, name: NameSchema }),
  decide: (decision, { creature: id, name }) => {
    creatureAt(decision.state, id);
    decision.emit(inspirationNamed, { creature: id, name }, { rules: ['FV-45'] });
  },
});
