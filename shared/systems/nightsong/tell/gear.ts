import { tell } from '../../../campaign/event.ts';
import { itemRestored, mealEaten, spellCast, stepDieRolled, strainSuffered } from '../events/gear.ts';

const RESTORED = { repaired: 'is repaired', refilled: 'is full of mana again' } as const;

export const gearTellers = [
  tell(stepDieRolled, ({ creature, name: thing, roll, from, to, spent, eater }, { name }) => {
    const lead = eater === undefined ? '' : `${name(eater)} eats. `;
    const whose = `${lead}${name(creature)}’s ${thing.toLowerCase()}`;
    if (to === from) return `${whose}: ${roll}, holds at D${from}.`;
    return `${whose}: ${roll}, D${from} → D${to}${spent ? `, ${spent}` : ''}.`;
  }),
  tell(
    itemRestored,
    ({ creature, name: thing, to, how }, { name }) =>
      `${name(creature)}’s ${thing.toLowerCase()} ${RESTORED[how]}: D${to}.`,
  ),
  tell(mealEaten, ({ creature, food, rolled }, { name }) =>
    rolled || food === undefined ? undefined : `${name(creature)} eats of the ${food.toLowerCase()}.`,
  ),
  tell(
    spellCast,
    ({ actor, name: shard, spell }, { name }) =>
      `${name(actor)} casts from the ${shard.toLowerCase()}: ${spell}`,
  ),
  tell(strainSuffered, ({ result }) =>
    result === 'complication' ? 'No fatigue, but a small complication.' : undefined,
  ),
];
