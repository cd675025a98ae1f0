import { tell, type Teller } from '../../campaign/event.ts';
import { ATTRIBUTE_NAMES } from '../cairn-family/sheet/attributeNames.ts';
import { familyTellers } from '../cairn-family/tell/index.ts';
import {
  fateAsked,
  foodSought,
  harmDealt,
  restored,
  restTaken,
  scarGained,
  scarMending,
  scarOver,
  scarRolled,
  weekOfCareBegan,
} from './events.ts';

const gained = tell(scarGained, ({ creature, name: scar, place, lost }, { name }) => {
  const where = place ? `: ${place}` : '';
  return `${name(creature)} is scarred (${lost}): ${scar}${where}.`;
});

const rolled = tell(scarRolled, ({ creature, of, how, total, against, changed, most }, { name }) => {
  const who = name(creature);
  const word = of === 'hit-points' ? 'HP' : ATTRIBUTE_NAMES[of];
  const result = changed ? `now ${total}` : 'no change';
  const words = {
    'higher-maximum': `${total} against at most ${against} ${word}, ${result}`,
    'higher-score': `${total} against ${word} ${against}, ${result}`,
    'adds-to-maximum': `${total} more ${word} at most, ${most}`,
    'new-maximum': `at most ${most} ${word} from now on`,
  };
  return `${who}: ${words[how]}.`;
});

const mending = tell(scarMending, ({ creature, condition, weeksLeft }, { name }) => {
  const left = weeksLeft === 1 ? 'a week' : `${weeksLeft} weeks`;
  return `${name(creature)}, ${condition.name.toLowerCase()}: ${left} more.`;
});

const over = tell(
  scarOver,
  ({ creature, condition }, { name }) => `${name(creature)} gets over it: ${condition.name}.`,
);

const fate = tell(
  fateAsked,
  ({ about, total, good }) => `Die of Fate, ${about}: ${total}, ${good ? 'good for the party' : 'bad luck'}.`,
);

const food = tell(foodSought, ({ creature, total, found }, { name }) => {
  const meals = found === 0 ? 'nothing' : found === 1 ? 'a meal' : `${found} meals`;
  return `${name(creature)} looks for food: ${total}, ${meals}.`;
});

const harm = tell(harmDealt, ({ creature, source, why, thrown, armour, damage }, { name }) => {
  const took = armour > 0 ? `; Armor ${armour}; ${damage} ${damage === 0 ? 'gets through' : 'harm'}` : '';
  return `${name(creature)}, ${why || source}: ${thrown}${took}.`;
});

const rest = tell(restTaken, ({ kind, hours, safe }) => {
  if (kind === 'night') return safe ? 'The party sleeps in a safe place.' : 'The party sleeps where it is.';
  return `The party rests for ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
});

const week = tell(
  weekOfCareBegan,
  ({ healer, price }) => `A week’s rest with ${healer}${price ? `, for ${price}` : ''}.`,
);

const aided = tell(
  restored,
  ({ creature, price }, { name }) =>
    `${name(creature)} is restored by extraordinary means${price ? `, for ${price}` : ''}.`,
);

/** The words of Cairn's log. */
export const tellers: readonly Teller[] = [
  ...familyTellers,
  gained,
  rolled,
  mending,
  over,
  fate,
  food,
  harm,
  rest,
  week,
  aided,
];
