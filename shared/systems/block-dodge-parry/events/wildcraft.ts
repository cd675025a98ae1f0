import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftItem, draftOf } from '../../../campaign/lookup.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { RARITIES, REGIONS } from '../wildcraft/herbs.ts';
import { RECIPE_IDS } from '../wildcraft/recipes.ts';
import { gain } from './draft.ts';

const region = z.enum(REGIONS);
const recipe = z.enum(RECIPE_IDS);

/** A character foraged for a watch; `total` is the number of ingredients found. */
export const herbsSought = defineEvent('herbs-sought', 'players', {
  actor: IdSchema,
  region,
  total: z.int(),
});

/** An ingredient was found; `holder` takes it, in the stack `item` if there is one. */
export const herbFound = defineEvent(
  'herb-found',
  'players',
  {
    actor: IdSchema,
    herb: z.string(),
    rarity: z.enum(RARITIES),
    region,
    total: z.int(),
    holder: IdSchema.optional(),
    item: IdSchema.optional(),
  },
  (campaign, { holder, item }) => {
    if (holder !== undefined && item !== undefined) draftItem(campaign, holder, item).count += 1;
  },
);

/** Ingredients became what a recipe makes; all of them are used up. */
export const potionBrewed = defineEvent(
  'potion-brewed',
  'players',
  {
    actor: IdSchema,
    recipe,
    potency: z.int(),
    against: z.int(),
    ingredients: z.array(z.strictObject({ item: IdSchema, units: z.int().min(1) })),
  },
  (campaign, { actor, ingredients }) => {
    const brewer = draftOf(campaign, actor);
    for (const { item, units } of ingredients) draftItem(campaign, actor, item).count -= units;
    brewer.items = brewer.items.filter(
      ({ id, count }) => count > 0 || !ingredients.some(({ item }) => item === id),
    );
  },
);

/** A character used a potion on a character. */
export const potionUsed = defineEvent('potion-used', 'players', {
  actor: IdSchema,
  target: IdSchema,
  item: IdSchema,
  recipe,
});

/** A potion lasts on a character: for the next rest, or until `endsAt`. */
export const potionLaid = defineEvent(
  'potion-laid',
  'players',
  {
    creature: IdSchema,
    condition: IdSchema,
    recipe,
    name: z.string(),
    restores: AttributeSchema.optional(),
    endsAt: z.number().optional(),
  },
  (campaign, { creature, condition, recipe: potion, name, restores, endsAt }) => {
    gain(campaign, creature, {
      id: condition,
      name,
      severity: 'minor',
      slots: 0,
      ...(endsAt === undefined ? {} : { endsAt }),
      details: { potion, ...(restores ? { restores } : {}) },
    });
  },
);

export const wildcraftEvents = [herbsSought, herbFound, potionBrewed, potionUsed, potionLaid];
