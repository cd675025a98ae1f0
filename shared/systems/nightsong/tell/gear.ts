import { tell } from '../../../campaign/event.ts';
import { itemRestored, mealEaten, spellCast, stepDieRolled, strainSuffered } from '../events/gear.ts';

const RESTORED = { repaired: 'is repaired', refilled: 'is refilled' } as const;

export const gearTellers = [
  tell(stepDieRolled, ({ creature, name: thing, roll, from, to, spent, eater }, { name }) => {
    const it = thing.toLowerCase();
    const whose = eater === creature ? it : `${name(creature)}’s ${it}`;
    const lead = eater === undefined ? whose : `${name(eater)} eats ${whose}`;
    if (to === from) return `${lead}: rolled ${roll}, stays at D${from}.`;
    return `${lead}: rolled ${roll}, D${from} → D${to}${spent ? `, ${spent}` : ''}.`;
  }),
  tell(
    itemRestored,
    ({ creature, name: thing, to, how }, { name }) =>
      `${name(creature)}’s ${thing.toLowerCase()} ${RESTORED[how]} (D${to}).`,
  ),
  tell(mealEaten, ({ creature, food, rolled }, { name }) =>
    rolled || food === undefined ? undefined : `${name(creature)} eats ${food.toLowerCase()}.`,
  ),
  tell(spellCast, ({ actor, name: shard, spell }, { name }) => `${name(actor)} casts ${shard}: ${spell}`),
  tell(strainSuffered, ({ creature, result }, { name }) =>
    result === 'complication' ? `${name(creature)} avoids fatigue, with a small complication.` : undefined,
  ),
];
