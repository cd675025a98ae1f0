import { z } from 'zod';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import type { ChoiceOf } from '../../common/options.ts';
import { shedFatigue } from '../../cairn-family/sheet/burden.ts';
import { bodyOf } from '../../cairn-family/sheet/attributes.ts';
import { eatRation, eatRations, hasEaten, today, useOne } from '../../cairn-family/days/days.ts';
import { named } from '../../../campaign/offer.ts';
import { saveAloud } from '../../cairn-family/checks/saves.ts';
import { mealBroughtUp, mealLessened, rationShared } from '../events/rest.ts';
import { MEALS, type Meal } from './meals.ts';
import { houseOption, type ownOptions } from '../options.ts';

/** What a meal comes to when fire or pot are missing; what stays raw is fresh unless it is meat (BDP-R21). */
export function servedAs(meal: Meal, fire: boolean, pot: boolean, meat: boolean): Meal {
  const cooked = meal === 'simple' || meal === 'fancy';
  if (cooked && !fire) return meat ? 'desperate' : 'fresh';
  return meal === 'fancy' && !pot ? 'simple' : meal;
}

/** Someone eats; desperate food may come up again and was no meal then (BDP-R19). */
export function eat(decision: Decision, id: string, meal: Meal): void {
  if (meal === 'desperate' && !saveAloud(decision, id, 'wil', 'to keep the meal down')) {
    decision.emit(mealBroughtUp, { creature: id, meal });
    return;
  }
  hasEaten(decision, id, meal);
  if (meal === 'simple') shedFatigue(decision, id, 1);
  if (meal === 'fancy') shedFatigue(decision, id);
}

/** Whether a ration takes a Fatigue. */
const CLEARS: Readonly<
  Record<ChoiceOf<typeof ownOptions, 'ration-fatigue'>, (first: boolean, fire: boolean) => boolean>
> = {
  each: () => true,
  'first-of-the-day': (first) => first,
  'over-a-fire': (_first, fire) => fire,
};

/** A ration of one’s own or of a companion, where there are enough for a day, counts as a simple meal (BDP-84, BDP-R20); gives back whether there were. */
function rationMeal(decision: Decision, id: string, fire: boolean): boolean {
  const first = bodyOf(creatureAt(decision.state, id)).ateOn < today(decision.state);
  if (!eatRation(decision, id)) return false;
  rationHelps(decision, id, first, fire);
  return true;
}

function rationHelps(decision: Decision, id: string, first: boolean, fire: boolean): void {
  if (CLEARS[houseOption(decision.state, 'ration-fatigue')](first, fire)) shedFatigue(decision, id, 1);
}

/** The day’s meal of those who have not eaten yet: a ration each, without a fire (BDP-84). */
export function dailyMeal(decision: Decision, diners: readonly Creature[]): void {
  for (const id of eatRations(decision, diners)) rationHelps(decision, id, true, false);
}

/** Everybody eats a ration; refuses with `no-ration` anyone who has none left to eat. */
function rationMeals(decision: Decision, diners: readonly Creature[], fire: boolean): void {
  for (const [index, { id, name }] of diners.entries()) {
    decision.emit(rationShared, { creature: id });
    if (!rationMeal(decision, id, fire))
      throw new Refusal('no-ration', `There is no ration left for ${name}.`, `creatures.${index}`);
  }
}

/** Desperate (BDP-81), fresh (BDP-82), simple (BDP-83) and fancy meals (BDP-85), or a ration each. */
const eatCommand = defineCommand({
  type: 'eat',
  title: 'Eat meal',
  about:
    'The daily meal: desperate (WIL Save), fresh, simple (needs fire, removes 1 Fatigue), fancy (needs fire and pot, removes all Fatigue), or one ration each.',
  when: ['world', 'site', 'downtime'],
  dice: [{ die: 'd20', for: 'Save, keeping it down' }],
  fields: z.strictObject({
    type: z.literal('eat'),
    creatures: severalIds(60),
    meal: z.enum([...MEALS, 'ration']),
    fire: z.boolean().default(false),
    pot: z.boolean().default(false),
    meat: z.boolean().default(false),
    /** What is used up, from the first one’s pack. */
    item: IdSchema.optional(),
  }),
  decide: (decision, { creatures, meal, fire, pot, meat, item }) => {
    const diners = creatures.map((id, index) => ableCreature(decision.state, id, `creatures.${index}`));
    if (meal === 'ration') {
      rationMeals(decision, diners, fire);
      return;
    }
    const served = servedAs(meal, fire, pot, meat);
    const [first] = diners;
    if (item !== undefined && first) useOne(decision, first.id, itemOf(first, item));
    if (served !== meal)
      decision.emit(mealLessened, { asked: meal, meal: served, without: fire ? 'pot' : 'fire' });
    for (const { id } of diners) eat(decision, id, served);
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : [
          {
            label: 'Eat meal…',
            detail: 'for everyone or for some',
            group: 'rest',
            command: { type: 'eat' },
            needs: [
              {
                name: 'creatures',
                label: 'Who',
                kind: 'choice',
                many: true,
                choices: partyOf(campaign).map(named),
                value: partyOf(campaign).map(({ id }) => id),
              },
              {
                name: 'meal',
                label: 'Meal',
                kind: 'choice',
                choices: [...MEALS, 'ration'].map((one) => ({ value: one, label: one })),
                value: 'simple',
              },
              { name: 'fire', label: 'Over a fire', kind: 'check', value: true },
              { name: 'pot', label: 'With a pot', kind: 'check', value: false, optional: true },
            ],
          },
        ],
});

export const foodCommands = [eatCommand];
