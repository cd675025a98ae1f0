import { loseSome } from '../../../campaign/goods/lose.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { dayOf } from '../../../time/calendar.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { mealEaten } from '../events/gear.ts';
import { isLastFood, wearItem } from '../gear/stepDice.ts';
import { endConditions } from '../harm/conditions.ts';
import { ofCondition } from '../sheet/details.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { calendar } from '../words.ts';

/** The hour of the daily meal. */
export const MEAL_HOUR = 18;

/** Characters in the party who have to eat. */
export const eaters = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => one.kind === 'character' && one.status !== 'dead');

/** A meal: who eats it, out of whose pack. */
interface Portion {
  eater: string;
  holder: Creature;
  item: Item;
}

const portionOf = (eater: string, holder: Creature): Portion[] => {
  const item = holder.items.find((one) => one.kind === 'food' && one.die !== 0);
  return item ? [{ eater, holder, item }] : [];
};

/** What a companion can spare. */
const sharedWith = (campaign: Campaign, eater: string): Portion | undefined =>
  partyOf(campaign).flatMap((holder) => portionOf(eater, holder))[0];

/** Characters eat, each out of another pack: the uses count, then come their rolls. */
function eatPortions(decision: Decision, portions: readonly Portion[]): void {
  const { state } = decision;
  const today = dayOf(calendar, state.clock);
  const eaten = portions.map(({ eater, holder, item }) => {
    const rolled = item.die !== undefined;
    const last = !rolled && isLastFood(holder, item);
    const day = Math.max(today, sheetOf(creatureAt(state, eater)).ateOn);
    return { creature: eater, day, food: item.name, holder: holder.id, rolled, ...(last && { last }) };
  });
  decision.emitEach(mealEaten, eaten, by(decision, 'use'));
  for (const { eater, holder, item } of portions) {
    if (item.die !== undefined) wearItem(decision, holder.id, item.id, { eater, rule: 'use' });
    else loseSome(decision, holder.id, item.id, { count: 1 });
    endConditions(decision, eater, (one) => ofCondition(one).needs === 'food');
  }
}

/** A character eats: the use counts, then comes one roll of the rations’ die, or one of a counted supply is used (NS-R3). */
export function eat(decision: Decision, eater: string, holderId: string, itemId: string): void {
  const holder = creatureAt(decision.state, holderId);
  eatPortions(decision, [{ eater, holder, item: itemOf(holder, itemId) }]);
}

/** Characters who have not eaten today. */
export const unfed = (campaign: Campaign): Creature[] => {
  const today = dayOf(calendar, campaign.clock);
  return eaters(campaign).filter((one) => sheetOf(one).ateOn < today);
};

/** Characters who have not eaten today and have something to eat. */
export const hungry = (campaign: Campaign): Creature[] =>
  unfed(campaign).filter((one) => portionOf(one.id, one).length > 0 || sharedWith(campaign, one.id));

/** The daily meal of everyone who has not eaten today: first of those with food of their own, then a companion’s. */
export function meal(decision: Decision): void {
  const all = unfed(decision.state);
  const own = all.flatMap((one) => portionOf(one.id, one));
  eatPortions(decision, own);
  for (const { id } of all.filter((one) => !own.some(({ eater }) => eater === one.id))) {
    const shared = sharedWith(decision.state, id);
    if (shared) eatPortions(decision, [shared]);
  }
}
