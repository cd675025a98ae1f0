import { z } from 'zod';
import { defineEvent, type EventKind } from '../../campaign/event.ts';
import { conditionGained, conditionLost } from '../../campaign/events/creatures.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { draftOf } from '../../campaign/lookup.ts';
import { ConditionSchema } from '../../campaign/state.ts';
import { AttributeSchema } from '../cairn-family/sheet/attributeNames.ts';

/** A hit left a scar: its number in the table, its name, its place, and the hit points lost. */
export const scarGained = defineEvent(
  'scar-gained',
  'players',
  {
    creature: IdSchema,
    scar: z.int().min(1).max(12),
    name: z.string(),
    place: z.string().optional(),
    lost: z.int(),
    /** What stays on the sheet; left out if nothing does. */
    condition: ConditionSchema.optional(),
  },
  (campaign, { creature, condition }) => {
    if (condition) conditionGained.evolve(campaign, { creature, condition });
  },
);

/** What a scar's dice are compared with, and what they change. */
export const ScarRollSchema = z.enum(['higher-maximum', 'higher-score', 'adds-to-maximum', 'new-maximum']);

/** A scar’s dice were rolled: `against` is the old value, `to` and `most` are the new ones. */
export const scarRolled = defineEvent(
  'scar-rolled',
  'players',
  {
    creature: IdSchema,
    of: z.union([z.literal('hit-points'), AttributeSchema]),
    how: ScarRollSchema,
    total: z.int(),
    against: z.int(),
    changed: z.boolean(),
    to: z.int(),
    most: z.int(),
  },
  (campaign, { creature, of, to, most }) => {
    const scarred = draftOf(campaign, creature);
    if (of === 'hit-points') scarred.hitPoints = { now: to, max: most };
    else scarred.sheet[of] = { now: to, max: most };
  },
);

/** A scar that takes several weeks to heal has some left. */
export const scarMending = defineEvent(
  'scar-mending',
  'players',
  { creature: IdSchema, condition: ConditionSchema, weeksLeft: z.int() },
  conditionGained.evolve,
);

/** A scar healed; its second roll follows. */
export const scarOver = defineEvent(
  'scar-over',
  'players',
  { creature: IdSchema, condition: ConditionSchema },
  conditionLost.evolve,
);

/** The Die of Fate answered a question. */
export const fateAsked = defineEvent('fate-asked', 'players', {
  about: z.string(),
  total: z.int(),
  good: z.boolean(),
  /** Good for the party, or not. */
  answer: z.enum(['yes', 'no']).optional(),
});

/** A character foraged: the Die of Fate, and how many rations were found. */
export const foodSought = defineEvent('food-sought', 'players', {
  actor: IdSchema,
  total: z.int(),
  against: z.int(),
  found: z.int(),
});

/** Dangers outside of a fight. */
export const DANGERS = ['fall', 'fire', 'poison', 'other'] as const;

/** Harm outside of a fight: what was rolled, what Armor took off, what goes to the score. */
export const harmDealt = defineEvent('harm-dealt', 'players', {
  creature: IdSchema,
  source: z.enum(DANGERS),
  why: z.string(),
  attribute: AttributeSchema,
  thrown: z.int(),
  armour: z.int(),
  damage: z.int(),
});

/** The party rested some hours by day, or lay down for the night. */
export const restTaken = defineEvent('rest-taken', 'players', {
  kind: z.enum(['hours', 'night']),
  hours: z.int(),
  safe: z.boolean(),
});

/** A week with a healer began. */
export const weekOfCareBegan = defineEvent('week-of-care-began', 'players', {
  healer: z.string(),
  price: z.string(),
});

/** A character received extraordinary aid. */
export const restored = defineEvent('restored', 'players', { creature: IdSchema, price: z.string() });

/** The events of Cairn alone. */
export const cairnEvents: readonly EventKind[] = [
  scarGained,
  scarRolled,
  scarMending,
  scarOver,
  fateAsked,
  foodSought,
  harmDealt,
  restTaken,
  weekOfCareBegan,
  restored,
];
