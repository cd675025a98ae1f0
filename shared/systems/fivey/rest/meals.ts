import { loseSome } from '../../../campaign/goods/lose.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision, Due } from '../../contract.ts';
import { hurt } from '../sheet/hitPoints.ts';
import { mealEaten, mealMissed } from '../events/rest.ts';
import { number, option, type Choice } from '../options.ts';
import { detailsOf, sheetOf } from '../sheet/sheet.ts';
import { dayOf } from '../../../time/calendar.ts';
import { HOUR } from '../../../time/scales.ts';
import { calendar, DAYLIGHT_HOURS } from '../words.ts';
import { today } from './day.ts';

/** Characters in the party who have to eat (FV-156). */
export const eaters = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => one.kind === 'character' && one.status !== 'dead');

/** Seconds from dawn to dusk, when the day’s meal is due. */
const UNTIL_DUSK = DAYLIGHT_HOURS * HOUR;

/** The day of a creature’s last meal, its own or one that came with lodging (FV-156). */
const lastMeal = (campaign: Campaign, creature: Creature): number =>
  Math.max(sheetOf(creature).ateOn, dayOf(calendar, detailsOf(campaign).lodgedUntil - UNTIL_DUSK));

/** Whether a living creature missed yesterday’s meal (FV-156). */
export const isHungry = (campaign: Campaign, creature: Creature): boolean =>
  creature.status !== 'dead' && lastMeal(campaign, creature) < today(campaign) - 1;

/** Those of the party who missed yesterday’s meal. */
export const hungry = (campaign: Campaign): Creature[] =>
  eaters(campaign).filter((one) => isHungry(campaign, one));

/** Those who have had no meal today (FV-156). */
export const unfedToday = (campaign: Campaign): Creature[] =>
  eaters(campaign).filter((one) => lastMeal(campaign, one) < today(campaign));

interface Food {
  holder: Creature;
  item: Item;
}

const isFood = ({ kind, count }: Item): boolean => kind === 'food' && count > 0;

/** Whose food it was, and whether it was their last. */
function eatenOf({ holder, item }: Food) {
  const last = item.count === 1 && holder.items.filter(isFood).length === 1;
  return { holder: holder.id, item: item.id, food: item.name, ...(last && { last }) };
}

/** Their own food, else a companion's. */
function foodFor(campaign: Campaign, eater: Creature): Food | undefined {
  for (const holder of [eater, ...eaters(campaign).filter(({ id }) => id !== eater.id)]) {
    const item = holder.items.find(isFood);
    if (item) return { holder, item };
  }
  return undefined;
}

const HUNGRY_REST: Record<Choice<'hungry-rest'>, (hasEaten: boolean) => boolean> = {
  'no-recovery': (hasEaten) => hasEaten,
  'no-penalty': () => true,
};

/** Whether someone’s night brings hit points back, fed or hungry. */
export const mayRecover = (campaign: Campaign, creature: Creature): boolean =>
  HUNGRY_REST[option(campaign, 'hungry-rest')](lastMeal(campaign, creature) >= today(campaign));

/** At the day’s end everyone has one meal; who finds none goes hungry, once a day, and will not recover tonight (FV-156, FV-S9). */
export function eatMeals(decision: Decision): void {
  for (const { id } of haveMeals(decision)) {
    decision.emit(mealMissed, { creature: id, day: today(decision.state) });
    decision.asDeedOf({ means: 'hunger' }, () =>
      hurt(decision, id, number(decision.state, 'hungry-toll'), 'hunger'),
    );
  }
}

/** Everyone who has not eaten today has one meal (FV-156). Returns those who found none. */
export function haveMeals(decision: Decision): Creature[] {
  const fed = detailsOf(decision.state).lodgedUntil >= decision.state.clock;
  const unfed: Creature[] = [];
  for (const { id } of unfedToday(decision.state)) {
    const eater = creatureAt(decision.state, id);
    const food = fed ? undefined : foodFor(decision.state, eater);
    if (!fed && !food) {
      unfed.push(eater);
      continue;
    }
    const eaten = food ? eatenOf(food) : {};
    decision.emit(mealEaten, { creature: id, day: today(decision.state), ...eaten });
    if (food) loseSome(decision, food.holder.id, food.item.id, { count: 1 });
  }
  return unfed;
}

/** A meal each at dusk, unless a lifestyle feeds them (FV-156). */
export function mealDue(campaign: Campaign, dusk: number): Due[] {
  const members = partyOf(campaign, true).some(({ kind }) => kind === 'character');
  if (!members || detailsOf(campaign).lodgedUntil >= dusk) return [];
  return [{ id: 'meal', at: dusk, order: 'ration', label: 'Meals', source: 'FV-156', fire: eatMeals }];
}
