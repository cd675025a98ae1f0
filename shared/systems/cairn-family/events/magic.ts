import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { itemRemoved } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftItem } from '../../../campaign/lookup.ts';
import { ItemSchema } from '../../../campaign/state.ts';

/** What a spell is cast from. */
export const SourceSchema = z.enum(['book', 'scroll', 'relic']);

/** A spell was cast; `works` is false where it fizzled. */
export const spellCast = defineEvent('spell-cast', 'players', {
  actor: IdSchema,
  item: IdSchema,
  /** Its number in the list, its name and what it does. */
  spell: z.int(),
  name: z.string(),
  line: z.string(),
  source: SourceSchema,
  targets: z.array(IdSchema),
  /** With time and care, so that it is stronger. */
  strong: z.boolean(),
  /** Whether it was cast in danger and passed its Save; left out if there was no Save. */
  passed: z.boolean().optional(),
  works: z.boolean(),
  /** Whom it does something for, where the spell decides that by target. */
  results: z.array(z.strictObject({ creature: IdSchema, works: z.boolean() })).optional(),
});

/** An item was put away to free a hand, for a spell or a weapon. */
export const handFreed = defineEvent(
  'hand-freed',
  'players',
  {
    actor: IdSchema,
    item: IdSchema,
    /** The weapon that takes the hands; left out for a spell. */
    weapon: IdSchema.optional(),
  },
  (campaign, { actor, item }) => {
    draftItem(campaign, actor, item).inUse = false;
  },
);

/** A relic spent one of its uses, or has all of them again. */
export const relicUsed = defineEvent(
  'relic-used',
  'players',
  { creature: IdSchema, item: IdSchema, left: z.int().min(0) },
  (campaign, { creature, item, left }) => {
    draftItem(campaign, creature, item).details['uses'] = left;
  },
);
/** A relic has all of its uses again. */
export const relicRecharged = defineEvent(
  'relic-recharged',
  'players',
  { creature: IdSchema, item: IdSchema, uses: z.int().min(0) },
  (campaign, { creature, item, uses }) => {
    draftItem(campaign, creature, item).details['uses'] = uses;
  },
);

/** The Warden said what went wrong with a spell. */
export const mishapSuffered = defineEvent('mishap-suffered', 'players', {
  creature: IdSchema,
  what: z.enum(['fatigue', 'book', 'injury', 'death', 'other']),
  words: z.string(),
});

/** A book or relic was lost by a mishap. */
export const bookLost = defineEvent(
  'book-lost',
  'players',
  { creature: IdSchema, item: ItemSchema },
  itemRemoved.evolve,
);

/** Cure Wounds did nothing: it was used today already, or there was nothing to restore. */
export const cureFailed = defineEvent('cure-failed', 'players', {
  creature: IdSchema,
  why: z.enum(['once-a-day', 'nothing-regained']),
});

export const magicEvents = [
  spellCast,
  handFreed,
  relicUsed,
  relicRecharged,
  mishapSuffered,
  bookLost,
  cureFailed,
];
