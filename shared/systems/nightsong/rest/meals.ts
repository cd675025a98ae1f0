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

interface Food {
  holder: Creature;
  item: Item;
}

/** The eater’s own food, else a companion’s. */
function foodFor(campaign: Campaign, eater: Creature): Food | undefined {
  const holders = [creatureAt(campaign, eater.id), ...partyOf(campaign).filter(({ id }) => id !== eater.id)];
  for (const holder of holders) {
    const item = holder.items.find((one) => one.kind === 'food' && one.die !== 0);
    if (item) return { holder, item };
  }
  return undefined;
}

/** A character eats: the use counts, then comes one roll of the rations’ die, or one of a counted supply is used (NS-R3). */
export function eat(decision: Decision, eater: string, holder: string, itemId: string): void {
  const item = itemOf(creatureAt(decision.state, holder), itemId);
  const today = dayOf(calendar, decision.state.clock);
  const day = Math.max(today, sheetOf(creatureAt(decision.state, eater)).ateOn);
  const rolled = item.die !== undefined;
  const last = !rolled && isLastFood(creatureAt(decision.state, holder), item);
  decision.emit(
    mealEaten,
    { creature: eater, day, food: item.name, holder, rolled, ...(last && { last }) },
    by(decision, 'use'),
  );
  if (rolled) wearItem(decision, holder, itemId, { eater, rule: 'use' });
  else loseSome(decision, holder, itemId, { count: 1 });
  endConditions(decision, eater, (one) => ofCondition(one).needs === 'food');
}

/** Characters who have not eaten today and have something to eat. */
export const hungry = (campaign: Campaign): Creature[] =>
  eaters(campaign).filter(
    (one) => sheetOf(one).ateOn < dayOf(calendar, campaign.clock) && foodFor(campaign, one) !== undefined,
  );

/** The daily meal of everyone who has not eaten today: one roll for each eater. */
export function meal(decision: Decision): void {
  const today = dayOf(calendar, decision.state.clock);
  for (const eater of eaters(decision.state).filter((one) => sheetOf(one).ateOn < today)) {
    const food = foodFor(decision.state, creatureAt(decision.state, eater.id));
    if (food) eat(decision, eater.id, food.holder.id, food.item.id);
  }
}
