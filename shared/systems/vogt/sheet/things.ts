import { z } from 'zod';
import type { Item } from '../../../campaign/state.ts';
import { reading } from '../../common/reading.ts';
import { CHART, sizeInWords, sizeOf } from './dieSizes.ts';

const Maybe = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** What this system keeps of an item; what does not fit is ignored. */
export const ThingSchema = z.object({
  /** Damage dice, as on the chart or any others, and the type of their damage. */
  dice: Maybe(z.string().regex(/^(0|\d{1,2}d\d{1,3})$/)),
  damage: Maybe(z.string().max(40)),
  /** Its own initiative die, if it has one. */
  initiative: Maybe(z.enum(CHART)),
  hands: Maybe(z.int().min(0).max(8)),
  ranged: Maybe(z.boolean()),
  /** It hits all targets of the attack. */
  wide: Maybe(z.boolean()),
  /** What it adds to AR while it is worn. */
  ar: Maybe(z.int().min(0).max(20)),
  /** It is in a quick slot. */
  quick: Maybe(z.boolean()),
  /** How many of it share a slot. */
  bundle: Maybe(z.int().min(1).max(1000)),
});
export type Thing = z.infer<typeof ThingSchema>;

const read = reading(ThingSchema);

/** What this system keeps of a thing, typed. */
export const thingOf = ({ details }: Pick<Item, 'details'>): Thing => read(details);

/** What matters about an item: "1d8, slash, quick slot". */
export function itemLine(item: Item): string {
  const { dice, damage, hands, ranged, ar, quick, bundle } = thingOf(item);
  return [
    dice === undefined ? '' : sizeInWords(sizeOf(dice)),
    damage ?? '',
    hands === 2 ? 'two-handed' : '',
    ranged ? 'ranged' : '',
    ar === undefined ? '' : `AR ${ar}`,
    quick ? 'quick slot' : '',
    bundle !== undefined && bundle > 1 ? `${bundle} per slot` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
