import { counted, inSentence } from '../../../text/words.ts';
import { tell, type Teller } from '../../../campaign/event.ts';
import { restEnds } from '../../../campaign/tell/people.ts';
import { mealEaten } from '../../cairn-family/events/days.ts';
import { ATTRIBUTE_NAMES } from '../../cairn-family/sheet/attributes.ts';
import {
  careFound,
  drinkMissed,
  goodHandsFound,
  mealBroughtUp,
  mealLessened,
  nightBegan,
  potionIdle,
  rationShared,
  scoreTrained,
  skinFilled,
  tonicWorked,
  waterDrunk,
} from '../events/rest.ts';
import { herbFound, herbsSought, potionBrewed, potionLaid, potionUsed } from '../events/wildcraft.ts';
import { daysInWords } from '../rest/daysInWords.ts';
import { PROFESSIONS } from '../rest/professions.ts';
import { recipeOf } from '../wildcraft/recipes.ts';

const forPrice = (price: string): string => (price ? ` (price: ${price})` : '');

const night = tell(nightBegan, ({ quality }) => `The party lies down for a night of ${quality} sleep.`);

const tonic = tell(tonicWorked, ({ creature, from, to }, { name }) =>
  from && to ? `${name(creature)}’s tonic works: ${to} sleep instead of ${from}.` : undefined,
);

const idle = tell(potionIdle, ({ creature, name: potion, attribute, why }, { name }) => {
  const because = {
    deprived: `${name(creature)} is Deprived`,
    'nothing-lost': `${name(creature)} has lost no ${attribute ? ATTRIBUTE_NAMES[attribute] : 'points'}`,
    comfortable: `${name(creature)} already sleeps comfortably`,
  }[why];
  return `${because}: ${potion} does nothing and is not used up.`;
});

const goodHands = tell(
  goodHandsFound,
  ({ healer, price, days }) =>
    `The party spends ${daysInWords(days)} in the care of ${healer}${forPrice(price)}.`,
);

const care = tell(careFound, ({ creature, scores, price }, { name }) => {
  const what = scores.map((one) => PROFESSIONS[one]).join(' and ');
  return `${name(creature)} gets a day of care: ${what}${forPrice(price)}.`;
});

const trained = tell(
  scoreTrained,
  ({ creature, attribute, days, max }, { name }) =>
    `${name(creature)} trains for ${daysInWords(days)}: max ${ATTRIBUTE_NAMES[attribute]} is now ${max}.`,
);

const drunk = tell(waterDrunk, ({ creature, holder, total, from, to }, { name }) => {
  const state = to === from ? `stays at d${from}` : to === 0 ? 'now empty' : `d${from} → d${to}`;
  const skin = creature === holder ? 'a waterskin' : `${name(holder)}’s waterskin`;
  return `${name(creature)} drinks from ${skin} (rolled ${total}, ${state}).`;
});

const missed = tell(drinkMissed, ({ creature }, { name }) => `${name(creature)} has nothing to drink.`);

const filled = tell(skinFilled, ({ creature }, { name }) => `${name(creature)} refills a waterskin.`);

const lessened = tell(
  mealLessened,
  ({ asked, meal, without }) =>
    `Without ${without === 'pot' ? 'a pot' : 'a fire'}, the meal is ${meal} instead of ${asked}.`,
);

const broughtUp = tell(mealBroughtUp, ({ creature }, { name }) => `${name(creature)} vomits the meal.`);

const eaten = tell(mealEaten, ({ creature, meal }, { name }) =>
  meal === undefined ? undefined : `${name(creature)} eats a ${meal} meal.`,
);

const ration = tell(rationShared, ({ creature }, { name }) => `${name(creature)} eats a ration.`);

const sought = tell(
  herbsSought,
  ({ actor, region, total }, { name }) =>
    `${name(actor)} forages (${region}) and finds ${counted(total, 'ingredient')}.`,
);

const found = tell(herbFound, ({ herb, rarity, total, holder, item }, { name }) => {
  const what = `${herb.toLowerCase()} (${rarity}, rolled ${total})`;
  if (holder === undefined) return `Found and left behind, as no one has a free slot: ${what}.`;
  return `${name(holder)} takes ${item === undefined ? '' : 'another '}${what}.`;
});

const brewed = tell(
  potionBrewed,
  ({ actor, recipe, potency, against }, { name }) =>
    `${name(actor)} brews ${recipeOf(recipe).name} (potency ${potency}, needed ${against}).`,
);

const used = tell(potionUsed, ({ actor, target, item }, { name, item: thing }) => {
  const dose = `a dose of ${inSentence(thing(actor, item))}`;
  return actor === target ? `${name(actor)} uses ${dose}.` : `${name(actor)} gives ${name(target)} ${dose}.`;
});

/** Only a potion that works at once is told; the others wait for a rest. */
const laid = tell(potionLaid, ({ creature, name: called, endsAt }, { name }) =>
  endsAt === undefined ? undefined : `For a day, ${name(creature)} has ${inSentence(called)}.`,
);

export const careTellers: readonly Teller[] = [
  night,
  restEnds('Sleep restores no HP; catching breath does.'),
  tonic,
  idle,
  goodHands,
  care,
  trained,
  drunk,
  missed,
  filled,
  lessened,
  broughtUp,
  eaten,
  ration,
  sought,
  found,
  brewed,
  used,
  laid,
];
