import { tell, type Teller } from '../../../campaign/event.ts';
import { mealEaten } from '../../cairn-family/events/days.ts';
import { ATTRIBUTE_NAMES } from '../../cairn-family/sheet/attributes.ts';
import {
  careFound,
  careGiven,
  drinkMissed,
  goodHandsFound,
  mealBroughtUp,
  mealLessened,
  nightBegan,
  potionIdle,
  rationShared,
  salveWorked,
  scoreTrained,
  skinFilled,
  tonicWorked,
  waterDrunk,
} from '../events/rest.ts';
import { herbFound, herbsSought, potionBrewed, potionLaid, potionUsed } from '../events/wildcraft.ts';
import { daysAtHead, daysInWords } from '../rest/daysInWords.ts';
import { PROFESSIONS } from '../rest/professions.ts';
import { recipeOf } from '../wildcraft/recipes.ts';

const forPrice = (price: string): string => (price ? `, for ${price}` : '');

const night = tell(nightBegan, ({ quality }) => `The party sleeps: ${quality} sleep.`);

const salve = tell(salveWorked, ({ name, thrown }) =>
  thrown === undefined ? undefined : `${name}: ${thrown}.`,
);

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
  ({ healer, price, days }) => `${daysAtHead(days)} in ${healer}${forPrice(price)}.`,
);

const care = tell(careFound, ({ creature, scores, price }, { name }) => {
  const where = scores.map((one) => PROFESSIONS[one]).join('; ');
  return `${name(creature)} spends a day with ${where}${forPrice(price)}.`;
});

const given = tell(careGiven, ({ creature, thrown }, { name }) => `${name(creature)}, care: ${thrown}.`);

const trained = tell(
  scoreTrained,
  ({ creature, attribute, days, max }, { name }) =>
    `${name(creature)} trains for ${daysInWords(days)}: ${ATTRIBUTE_NAMES[attribute]} at most ${max}.`,
);

const drunk = tell(waterDrunk, ({ holder, total, from, to }, { name }) => {
  const state = to === from ? `holds at d${from}` : to === 0 ? 'is empty' : `d${from} → d${to}`;
  return `${name(holder)}’s waterskin: ${total}, ${state}.`;
});

const missed = tell(drinkMissed, ({ creature }, { name }) => `${name(creature)} has nothing to drink.`);

const filled = tell(skinFilled, ({ creature }, { name }) => `${name(creature)} fills the waterskin.`);

const lessened = tell(
  mealLessened,
  ({ asked, meal, without }) =>
    `Without ${without === 'pot' ? 'a pot' : 'fire'} the ${asked} meal is ${meal}.`,
);

const broughtUp = tell(mealBroughtUp, ({ creature }, { name }) => `${name(creature)} cannot keep it down.`);

const eaten = tell(mealEaten, ({ creature, meal }, { name }) =>
  meal === undefined ? undefined : `${name(creature)} has a ${meal} meal.`,
);

const ration = tell(rationShared, ({ creature }, { name }) => `${name(creature)} eats a ration.`);

const sought = tell(
  herbsSought,
  ({ actor, region, total }, { name }) => `${name(actor)} forages (${region}): ${total} to be found.`,
);

const found = tell(herbFound, ({ herb, rarity, total, holder, item }, { name }) => {
  const whose =
    holder === undefined
      ? ' Nobody has room for it.'
      : item === undefined
        ? ''
        : ` ${name(holder)} has one more.`;
  return `${herb}, ${rarity}: ${total}.${whose}`;
});

const brewed = tell(
  potionBrewed,
  ({ actor, recipe, potency, against }, { name }) =>
    `${name(actor)} brews ${recipeOf(recipe).name} (potency ${potency}, needed ${against}).`,
);

const used = tell(
  potionUsed,
  ({ actor, target, item }, { name, item: thing }) =>
    `${name(actor)} gives ${thing(actor, item)} to ${name(target)}.`,
);

const laid = tell(
  potionLaid,
  ({ creature, name: called }, { name }) => `${name(creature)}: ${called.toLowerCase()}.`,
);

export const careTellers: readonly Teller[] = [
  night,
  salve,
  tonic,
  idle,
  goodHands,
  care,
  given,
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
