import { strictDetails } from '../../../campaign/strictDetails.ts';
import { CombatTurnSchema } from '../fight/combatant.ts';
import { MarkSchema } from '../harm/marks.ts';
import { ThingSchema } from './things.ts';

/** What the details of things hold, with an example of each. */
export const detailsOf = {
  item: {
    schema: strictDetails(ThingSchema.shape),
    example: { dice: '1d8', damage: 'slash', hands: 1, quick: true },
    endsWithHolder: ['quick'],
  },
  condition: {
    schema: strictDetails(MarkSchema.shape),
    example: { status: 'bleeding', source: 'a wolf’s bite' },
  },
  combatant: { schema: strictDetails(CombatTurnSchema.shape), example: { count: 7, die: '1d8', actedIn: 2 } },
  timer: { schema: strictDetails(), example: {} },
};
