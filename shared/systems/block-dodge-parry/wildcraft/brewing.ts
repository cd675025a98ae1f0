import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import { DAY, HOUR } from '../../../time/scales.ts';
import { defineCommand } from '../../contract.ts';
import { potionBrewed } from '../events/wildcraft.ts';
import { houseNumber } from '../options.ts';
import { herbOf } from './details.ts';
import { POTENCY } from './herbs.ts';
import { pack } from './pack.ts';
import { RECIPE_IDS, recipeOf, type Recipe } from './recipes.ts';

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

/** What ingredients bring together, each unit of a kind. */
const potencyOf = (used: readonly Used[]): number =>
  sum(used.map(({ item, units }) => POTENCY[herbOf(item)?.ingredient ?? 'common'] * units));

/**
 * Potency must be reached (BDP-91), with two kinds at least (BDP-92) and what the recipe asks of a region (BDP-93); each unit counts, and
 * what is beyond that is lost (BDP-R22). Gives back the Potency.
 */
function demandIngredients(recipe: Recipe, used: readonly Used[]): number {
  const potency = potencyOf(used);
  if (potency < recipe.potency)
    throw new Refusal(
      'too-weak',
      `${recipe.name} needs potency ${recipe.potency}; these ingredients have ${potency}. Add more.`,
      'ingredients',
    );
  if (new Set(used.map(({ item }) => item.name)).size < 2)
    throw new Refusal(
      'one-kind',
      `${recipe.name} needs two different ingredients. Add another kind.`,
      'ingredients',
    );
  const { region } = recipe;
  const local = sum(
    used
      .filter(({ item }) => region !== undefined && herbOf(item)?.region === region.of)
      .map(({ units }) => units),
  );
  if (region && local < region.units)
    throw new Refusal(
      'wrong-region',
      `${recipe.name} needs ${counted(region.units, 'ingredient')} from the ${region.of}; there are ${local}. Add more.`,
      'ingredients',
    );
  return potency;
}

/** What a brewer puts in; refuses what is no ingredient, what there is too little of, and the same thing twice. */
function ingredientsOf(brewer: Creature, ingredients: readonly z.infer<typeof UsedSchema>[]): Used[] {
  if (new Set(ingredients.map(({ item }) => item)).size < ingredients.length)
    throw new Refusal('bad-field', 'Choose each ingredient once, with its number of units.', 'ingredients');
  return ingredients.map(({ item: itemId, units }, index) => {
    const item = itemOf(brewer, itemId, `ingredients.${index}.item`);
    if (!herbOf(item))
      throw new Refusal(
        'no-ingredient',
        `${item.name} is not an ingredient. Choose an ingredient.`,
        `ingredients.${index}.item`,
      );
    if (units > item.count)
      throw new Refusal(
        'too-few',
        `${brewer.name} has only ${item.count} of ${item.name}. Use fewer.`,
        `ingredients.${index}.units`,
      );
    return { item, units };
  });
}

const POTION_DAYS = 7;

/** Potions, teas and salves (BDP-87) work by themselves with time and fire (BDP-R23). */
const brew = defineCommand({
  type: 'brew',
  title: 'Brew potion',
  about:
    'Makes a recipe from ingredients: one hour over a fire (house rules can change this). It keeps for a week.',
  when: ['world', 'site', 'downtime'],
  fields: z.strictObject({
    type: z.literal('brew'),
    actor: IdSchema,
    recipe: z.enum(RECIPE_IDS),
    ingredients: z.array(UsedSchema).min(1).max(20),
    fire: z.boolean().default(true),
  }),
  decide: (decision, { actor: id, recipe: recipeId, ingredients, fire }) => {
    const brewer = ableCreature(decision.state, id, 'actor');
    const recipe = recipeOf(recipeId);
    if (!fire) throw new Refusal('no-fire', 'Brewing needs a fire. Light one first.', 'fire');
    const used = ingredientsOf(brewer, ingredients);
    const potency = demandIngredients(recipe, used);
    passTime(decision, houseNumber(decision.state, 'brewing-hours') * HOUR);
    decision.emit(potionBrewed, {
      actor: id,
      recipe: recipeId,
      potency,
      against: recipe.potency,
      ingredients: used.map(({ item, units }) => ({ item: item.id, units })),
    });
    const potion = {
      name: recipe.name,
      kind: 'remedy' as const,
      slots: 0,
      count: 1,
      inUse: false,
      details: { recipe: recipeId, until: decision.state.clock + POTION_DAYS * DAY },
    };
    pack(decision, id, potion, { place: 'made' });
  },
});

export const brewingCommands = [brew];
