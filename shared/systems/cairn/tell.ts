import { tell, type Teller } from '../../campaign/event.ts';
import { counted } from '../../text/words.ts';
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
  const where = place ? ` (${place})` : '';
  return `${name(creature)} loses the last ${lost} HP and gains a scar: ${scar}${where}.`;
});

const rolled = tell(scarRolled, ({ creature, of, how, total, against, changed, most }, { name }) => {
  const who = name(creature);
  const word = of === 'hit-points' ? 'HP' : ATTRIBUTE_NAMES[of];
  if (!changed) return `${who} rolls ${total} for the scar: ${word} stays at ${against}.`;
  const words = {
    'higher-maximum': `max ${word} ${against} → ${most}`,
    'higher-score': `${word} ${against} → ${total}`,
    'adds-to-maximum': `max ${word} ${against} → ${most}`,
    'new-maximum': `max ${word} ${against} → ${most}`,
  };
  return `${who} rolls ${total} for the scar: ${words[how]}.`;
});

const mending = tell(scarMending, ({ creature, condition, weeksLeft }, { name }) => {
  return `${name(creature)}’s scar (${condition.name}) needs ${counted(weeksLeft, 'more week', 'more weeks')}.`;
});

const over = tell(
  scarOver,
  ({ creature, condition }, { name }) => `${name(creature)}’s scar heals: ${condition.name}.`,
);

const fate = tell(
  fateAsked,
  ({ about, total, good }) =>
    `Die of Fate (${about}): rolled ${total}, ${good ? 'in the party’s favor' : 'bad luck'}.`,
);

const food = tell(foodSought, ({ actor, total, found }, { name }) => {
  return `${name(actor)} forages for food (rolled ${total}): ${found === 0 ? 'nothing' : counted(found, 'ration')}.`;
});

const SOURCES = { fall: ' from a fall', fire: ' from fire', poison: ' from poison', other: '' } as const;

const harm = tell(harmDealt, ({ creature, source, why, thrown, armour, damage }, { name }) => {
  const off = armour > 0 ? `, Armor takes off ${armour}` : '';
  const cause = why ? ` from ${why}` : SOURCES[source];
  return `${name(creature)} takes ${damage} harm${cause} (rolled ${thrown}${off}).`;
});

const rest = tell(restTaken, ({ kind, hours, safe }) => {
  if (kind === 'night') return safe ? 'The party sleeps in a safe place.' : 'The party sleeps in the wild.';
  return `The party rests for ${counted(hours, 'hour')}.`;
});

const week = tell(
  weekOfCareBegan,
  ({ healer, price }) => `The party spends a week with ${healer}${price ? ` (price: ${price})` : ''}.`,
);

const aided = tell(
  restored,
  ({ creature, price }, { name }) =>
    `${name(creature)} receives extraordinary aid${price ? ` (price: ${price})` : ''}.`,
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
