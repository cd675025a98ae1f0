import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { demandOnce } from '../../../campaign/refusal.ts';
import { defineCommand } from '../../contract.ts';
import { orderRolled } from '../events/checks.ts';
import { CHART, sizeOf } from '../sheet/dieSizes.ts';
import { plainDie } from './declared.ts';
import { placesOf } from './initiative.ts';

/** Initiative without a fight, for traps, games and heated talk (BV-6). */
export const order = defineCommand({
  type: 'order',
  title: 'Roll initiative order',
  about:
    'Sets who goes first outside a fight: a trap, a game, a heated talk. Each rolls the die of their action; the lowest goes first.',
  when: ['world', 'site', 'downtime', 'notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('order'),
    /** An id alone rolls the die of any other action. */
    actors: z
      .array(
        z.union([
          IdSchema.transform((actor) => ({ actor, die: undefined })),
          z.strictObject({ actor: IdSchema, die: z.enum(CHART).optional() }),
        ]),
      )
      .min(1)
      .max(60),
  }),
  decide: (decision, { actors }) => {
    demandOnce(
      actors.map(({ actor }) => actor),
      'actors',
    );
    const rolled = actors.map(({ actor, die = plainDie(decision.state, 'other') }, index) => {
      const creature = ableCreature(decision.state, actor, `actors.${index}`);
      const { count, sides } = sizeOf(die);
      const total = count === 0 ? 0 : decision.throwDice(`${creature.name}, order`, count, sides).total;
      return { creature, die, total };
    });
    decision.emit(orderRolled, { places: placesOf(rolled) });
  },
});
