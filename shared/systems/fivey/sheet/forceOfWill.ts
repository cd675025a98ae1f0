import { z } from 'zod';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand } from '../../contract.ts';
import { isAsked } from './will.ts';
import { answerWill } from './hitPoints.ts';

/** The player’s answer at 0 hit points: stand at 1, or fall. */
export const forceOfWill = defineCommand({
  type: 'force-of-will',
  title: 'Use Force of Will',
  about:
    'At 0 hit points an orc may stand at 1 hit point, with advantage on melee attacks until healed or down again. Or let the orc fall.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('force-of-will'),
    actor: IdSchema,
    stand: z.boolean().default(true),
  }),
  decide: (decision, { actor: id, stand }) => {
    const creature = creatureAt(decision.state, id, 'actor');
    if (!isAsked(creature))
      throw new Refusal('not-falling', `${creature.name} is not about to fall.`, 'actor');
    answerWill(decision, creature, stand);
    if (decision.state.fight) proceed(decision);
  },
  offers: (campaign) =>
    Object.values(campaign.creatures)
      .filter(isAsked)
      .flatMap(({ id, name }) => [
        {
          label: `${name} uses Force of Will`,
          detail: 'stands at 1 HP',
          group: 'harm',
          actor: id,
          main: true,
          command: { type: 'force-of-will', actor: id },
        },
        {
          label: `${name} falls`,
          group: 'harm',
          actor: id,
          command: { type: 'force-of-will', actor: id, stand: false },
        },
      ]),
});
