import { z } from 'zod';
import { noteWritten } from '../../campaign/events/campaign.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt, itemOf } from '../../campaign/look.ts';
import { partyOf } from '../../campaign/state.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { shedFatigue } from '../helpers/burden.ts';
import { hasEaten, useOne } from '../helpers/days.ts';
import { named } from '../../campaign/offer.ts';
import { saveAloud } from '../helpers/saves.ts';
import { commandRules } from './commandRules.ts';

/** From the worst meal to the best (BDP-81 to BDP-85). */
const MEALS = ['desperate', 'fresh', 'simple', 'fancy'] as const;
type Meal = (typeof MEALS)[number];

/** What a meal comes to when fire or pot are missing (BDP-R21). */
export function servedAs(meal: Meal, fire: boolean, pot: boolean, meat: boolean): Meal {
  const cooked = meal === 'simple' || meal === 'fancy';
  if (cooked && !fire) return meat ? 'desperate' : 'fresh';
  return meal === 'fancy' && !pot ? 'simple' : meal;
}

/** Somebody eats; desperate food may come up again and was no meal then (BDP-80 to BDP-85, BDP-R18, BDP-R19). */
export function eat(decision: Decision, id: string, meal: Meal): void {
  const { name } = creatureAt(decision.state, id);
  if (meal === 'desperate' && !saveAloud(decision, id, 'wil', 'keeping it down')) {
    decision.emit(noteWritten, {}, `${name} cannot keep it down.`);
    return;
  }
  hasEaten(decision, id, `${name} has a ${meal} meal.`);
  if (meal === 'simple') shedFatigue(decision, id, 1);
  if (meal === 'fancy') shedFatigue(decision, id);
}

const eatCommand = defineCommand({
  type: 'eat',
  title: 'Eat',
  about:
    'A meal of the day: desperate (WIL Save), fresh, simple (fire; a Fatigue less) or fancy (fire and pot; no Fatigue left).',
  when: ['world', 'site', 'downtime'],
  rules: commandRules.eat,
  fields: z.strictObject({
    type: z.literal('eat'),
    who: z.array(IdSchema).min(1).max(60),
    meal: z.enum(MEALS),
    fire: z.boolean().default(false),
    pot: z.boolean().default(false),
    meat: z.boolean().default(false),
    /** What is used up, from the first one’s pack. */
    item: IdSchema.optional(),
  }),
  decide: (decision, { who, meal, fire, pot, meat, item }) => {
    const diners = who.map((id, index) => ableCreature(decision.state, id, `who.${index}`));
    const [first] = diners;
    if (item !== undefined && first) useOne(decision, first.id, itemOf(first, item));
    const served = servedAs(meal, fire, pot, meat);
    if (served !== meal)
      decision.emit(noteWritten, {}, `Without ${fire ? 'a pot' : 'fire'} the ${meal} meal is ${served}.`);
    for (const { id } of diners) eat(decision, id, served);
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : [
          {
            label: 'Eat',
            detail: 'a meal for all, or for some',
            key: 'j',
            group: 'rest',
            command: { type: 'eat' },
            needs: [
              {
                name: 'who',
                label: 'Who',
                kind: 'choice',
                many: true,
                choices: partyOf(campaign).map(named),
                value: partyOf(campaign).map(({ id }) => id),
              },
              {
                name: 'meal',
                label: 'What',
                kind: 'choice',
                choices: MEALS.map((one) => ({ value: one, label: one })),
                value: 'simple',
              },
              { name: 'fire', label: 'Over a fire', kind: 'check', value: true },
              { name: 'pot', label: 'In a pot', kind: 'check', value: false, optional: true },
            ],
          },
        ],
});

export const foodCommands = [eatCommand];
