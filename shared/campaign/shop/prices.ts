import { z } from 'zod';
import { Count } from '../goods/items.ts';
import { NameSchema } from '../ids.ts';

/** The name of a ware; none that every object has by nature. */
export const WareNameSchema = NameSchema.refine((name) => !(name in {}), 'choose another name');

/** The most prices that a campaign can set. */
export const MOST_PRICES = 500;

export const PricesSchema = z.record(WareNameSchema, Count);
