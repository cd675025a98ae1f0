import { z } from 'zod';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { conditionGained, itemChanged, itemRemoved } from '../../../campaign/events/creatures.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { DAY, HOUR } from '../../../time/scales.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { useOne } from '../../cairn-family/days/days.ts';
import { commandRules } from '../commandRules.ts';
import { eat } from '../food/food.ts';
import { foragingCommands, POTENCY, rarityOf } from './foraging.ts';
import { RECIPE_IDS, recipeOf, type Recipe, type RecipeId } from './recipes.ts';
import { healWound, isWound, levelOf, woundTypeOf } from '../wounds/wounds.ts';
import { houseNumber } from '../options.ts';

/** A bare id is one unit of it. */
const UsedSchema = z.union([
  IdSchema.transform((item) => ({ item, units: 1 })),
  z.strictObject({ item: IdSchema, units: z.int().min(1).max(20).default(1) }),
]);

interface Used {
  item: Item;
  units: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What ingredients bring together, each unit of a kind (BDP-89, BDP-R22). */
const potencyOf = (used: readonly Used[]): number =>
  sum(used.map(({ item, units }) => POTENCY[rarityOf(item) ?? 'common'] * units));

/** Potency must be reached, with two kinds at least and what the recipe asks of a region; what is beyond that is lost (BDP-91 to BDP-93, BDP-R22). */
function demandIngredients(recipe: Recipe, used: readonly Used[]): void {
  const potency = potencyOf(used);
  if (potency < recipe.potency)
    throw new Refusal(
      'too-weak',
      `${recipe.name} takes Potency ${recipe.potency}; this is ${potency} (BDP-91).`,
      'ingredients',
    );
  if (new Set(used.map(({ item }) => item.name)).size < 2)
    throw new Refusal('one-kind', `${recipe.name} takes two different ingredients (BDP-92).`, 'ingredients');
  const { region } = recipe;
  const local = sum(
    used.filter(({ item }) => item.details['region'] === region?.of).map(({ units }) => units),
  );
  if (region && local < region.units)
    throw new Refusal(
      'wrong-region',
      `${recipe.name} takes ${region.units} from the ${region.of}; here are ${local} (BDP-93).`,
      'ingredients',
    );
}

const POTION_DAYS = 7;

/** Potions, teas and salves work by themselves with time and fire (BDP-87, BDP-R23). */
const brew = defineCommand({
  type: 'brew',
  title: 'Brew',
  about:
    'Turns ingredients into what a recipe makes: an hour over a fire, good for a week, unless the campaign says otherwise.',
  when: ['world', 'site', 'downtime'],
  rules: commandRules.brew,
  fields: z.strictObject({
    type: z.literal('brew'),
    creature: IdSchema,
    recipe: z.enum(RECIPE_IDS),
    ingredients: z.array(UsedSchema).min(1).max(20),
    fire: z.boolean().default(true),
  }),
  decide: (decision, { creature: id, recipe: recipeId, ingredients, fire }) => {
    const brewer = ableCreature(decision.state, id);
    const recipe = recipeOf(recipeId);
    if (!fire) throw new Refusal('no-fire', 'Brewing takes time and a fire (BDP-R23).', 'fire');
    if (new Set(ingredients.map(({ item }) => item)).size < ingredients.length)
      throw new Refusal('bad-field', 'Name each thing once, with its units.', 'ingredients');
    const used = ingredients.map(({ item: itemId, units }, index) => {
      const item = itemOf(brewer, itemId, `ingredients.${index}.item`);
      if (!rarityOf(item))
        throw new Refusal(
          'no-ingredient',
          `${item.name} is no ingredient (BDP-88).`,
          `ingredients.${index}.item`,
        );
      if (units > item.count)
        throw new Refusal(
          'too-few',
          `${brewer.name} has ${item.count} of ${item.name.toLowerCase()}.`,
          `ingredients.${index}.units`,
        );
      return { item, units };
    });
    demandIngredients(recipe, used);
    passTime(decision, houseNumber(decision.state, 'brewing-hours') * HOUR);
    for (const { item, units } of used)
      if (units === item.count) decision.emit(itemRemoved, { creature: id, item });
      else
        decision.emit(itemChanged, {
          creature: id,
          item: item.id,
          from: { count: item.count },
          to: { count: item.count - units },
        });
    decision.emit(noteWritten, {}, `${brewer.name} brews: ${recipe.name}.`);
    takeItem(decision, id, {
      name: recipe.name,
      kind: 'remedy',
      slots: 0,
      count: 1,
      inUse: false,
      details: { recipe: recipeId, until: decision.state.clock + POTION_DAYS * DAY },
    });
  },
});

/** What happens when a potion is used on somebody (BDP-94 to BDP-102, BDP-R24 to BDP-R26). */
function work(decision: Decision, patient: string, { name, effect }: Recipe, id: RecipeId): void {
  const { name: who, conditions } = creatureAt(decision.state, patient);
  const taken = Object.fromEntries(conditions.map((one) => [one.id, one]));
  const lay = (called: string, details: Record<string, string>, endsAt?: number): void =>
    decision.emit(
      conditionGained,
      {
        creature: patient,
        condition: {
          id: freshId(id, 'potion', taken),
          name: called,
          details: { potion: id, ...details },
          ...(endsAt ? { endsAt } : {}),
        },
      },
      `${who}: ${called.toLowerCase()}.`,
    );
  if ('feeds' in effect) eat(decision, patient, 'simple');
  else if ('restores' in effect || 'tonic' in effect) {
    if (conditions.some(({ details }) => details['potion'] === id))
      throw new Refusal('already-there', `One dose of ${name} a rest (BDP-R25).`, 'patient');
    lay(name, 'restores' in effect ? { restores: effect.restores } : {});
  } else if ('lasts' in effect) lay(effect.lasts, {}, decision.state.clock + DAY);
  else {
    const wound = conditions.find(
      (one) => isWound(one) && levelOf(one) === 'light' && woundTypeOf(one).toLowerCase() === effect.heals,
    );
    if (!wound)
      throw new Refusal(
        'no-need',
        `${who} has no light ${effect.heals} that it would heal (BDP-46).`,
        'patient',
      );
    healWound(decision, patient, wound, name);
  }
}

const potions = (campaign: Campaign): { holder: Creature; item: Item }[] =>
  partyOf(campaign).flatMap((holder) =>
    holder.items
      .filter(({ details }) => RECIPE_IDS.some((id) => id === details['recipe']))
      .map((item) => ({ holder, item })),
  );

const apply = defineCommand({
  type: 'use-potion',
  title: 'Use a potion',
  about:
    'Salves and teas work through the next eight hours of sleep, a tonic betters it; others heal, feed or strengthen at once.',
  when: ['session'],
  rules: commandRules['use-potion'],
  fields: z.strictObject({
    type: z.literal('use-potion'),
    creature: IdSchema,
    item: IdSchema,
    patient: IdSchema,
  }),
  decide: (decision, { creature: id, item: itemId, patient }) => {
    const holder = ableCreature(decision.state, id);
    const item = itemOf(holder, itemId);
    const recipe = RECIPE_IDS.find((one) => one === item.details['recipe']);
    if (!recipe) throw new Refusal('no-potion', `${item.name} was not brewed by a recipe (BDP-87).`, 'item');
    if (Number(item.details['until'] ?? 0) < decision.state.clock)
      throw new Refusal('spoiled', `${item.name} has gone off (BDP-S12).`, 'item');
    if (creatureAt(decision.state, patient, 'patient').status === 'dead')
      throw new Refusal('not-able', 'Nothing helps the dead (BDP-52).', 'patient');
    decision.emit(
      noteWritten,
      {},
      `${holder.name} gives ${item.name} to ${creatureAt(decision.state, patient).name}.`,
    );
    work(decision, patient, recipeOf(recipe), recipe);
    useOne(decision, id, item);
  },
  offers: (campaign) =>
    potions(campaign)
      .filter(
        ({ item }) =>
          item.details['recipe'] === 'bitterbark-chew' || item.details['recipe'] === 'ironroot-brew',
      )
      .map(({ holder, item }) => ({
        label: `${holder.name}: ${item.name}`,
        group: 'care',
        actor: holder.id,
        command: { type: 'use-potion', creature: holder.id, item: item.id },
        needs: [choiceOf(partyOf(campaign), 'patient', 'To whom')],
      })),
});

export const wildcraftCommands = [...foragingCommands, brew, apply];
