import { z } from 'zod';
import type { Creature } from '../../../campaign/state.ts';
import {
  ATTRIBUTES,
  ATTRIBUTE_NAMES,
  bodyOf,
  bodyShape,
  type Attribute,
} from '../../cairn-family/sheet/attributes.ts';
import { reading } from '../../common/reading.ts';
import { LostSchema } from '../../cairn-family/travel/road.ts';

/**
 * Three abilities (BDP-2): STR for power of the body and against poison (BDP-3), DEX for speed and balance (BDP-4), WIL for dealing with
 * others and with spells (BDP-5). Derived values are never stored.
 */
export const SheetSchema = z.strictObject({
  ...bodyShape,
  /** Where skill may come from by itself. */
  skills: z.array(z.string().min(1).max(100)).max(30).default([]),
});
export const dress = (figures: Creature['sheet']): Creature['sheet'] => SheetSchema.parse(figures);
const read = reading(SheetSchema);
export const skillsOf = (creature: Creature): string[] => read(creature.sheet).skills;

/** What a campaign keeps beside the common state. */
export const DetailsSchema = z.strictObject({ lost: LostSchema, lodgedUntil: z.number().default(-1) });

const HIGH = 15;
const LOW = 6;
const PRAISE = { str: 'tough', dex: 'deft', wil: 'resolute' } as const;

export type Weight = 'helps' | 'hinders' | 'neither';

/** A score of 15 or more can help, one of 6 or less can hinder (BDP-6, BDP-17). */
export function weightOf(creature: Creature, attribute: Attribute): Weight {
  const { now } = bodyOf(creature)[attribute];
  return now >= HIGH ? 'helps' : now <= LOW ? 'hinders' : 'neither';
}

/** "tough", "low WIL": how the scores of someone stand out. */
export const tagsOf = (creature: Creature): string[] =>
  ATTRIBUTES.flatMap((one) => {
    const weight = weightOf(creature, one);
    return weight === 'helps' ? [PRAISE[one]] : weight === 'hinders' ? [`low ${ATTRIBUTE_NAMES[one]}`] : [];
  });
