import { z } from 'zod';
import type { Condition, Item } from '../../../campaign/state.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { recognizing } from '../../common/reading.ts';
import { RARITIES, REGIONS } from './herbs.ts';
import { RECIPE_IDS } from './recipes.ts';

export const HerbDetails = z.object({
  ingredient: z.enum(RARITIES),
  region: z.enum(REGIONS).optional().catch(undefined),
});
export const PotionDetails = z.object({ recipe: z.enum(RECIPE_IDS), until: z.number().default(0) });
export const LaidDetails = z.object({
  potion: z.enum(RECIPE_IDS),
  /** The score that it gives back in the next rest. */
  restores: AttributeSchema.optional(),
});

const asHerb = recognizing(HerbDetails);
const asBrew = recognizing(PotionDetails);
const asPotion = recognizing(LaidDetails);

/** What an ingredient keeps; undefined for any other thing. */
export const herbOf = ({ details }: Item): z.infer<typeof HerbDetails> | undefined => asHerb(details);
/** What a potion, tea or salve keeps: its recipe, and until when it is good; undefined for any other thing. */
export const brewOf = ({ details }: Item): z.infer<typeof PotionDetails> | undefined => asBrew(details);
/** What a potion that works on someone keeps; undefined for any other condition. */
export const potionOf = ({ details }: Condition): z.infer<typeof LaidDetails> | undefined =>
  asPotion(details);
