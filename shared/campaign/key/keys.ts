import { z } from 'zod';
import { IdSchema } from '../ids.ts';
import { Line, Text } from './plan.ts';

/** One of several places in a hex. */
export const KeyedPlaceSchema = z.strictObject({
  name: Line(200).min(1, 'a place needs a name'),
  aloud: Text.default(''),
  secret: Text.default(''),
});

/** What is written about a hex or a whole site, beside its note. */
export const KeySchema = z.strictObject({
  /** Markdown: what is read to the players, and what only the referee knows. */
  aloud: Text.default(''),
  secret: Text.default(''),
  places: z.array(KeyedPlaceSchema).max(20).default([]),
  /** How it was when the party left: the moment, who lived there, and what the place was called. */
  left: z
    .strictObject({ at: z.number().min(0), who: z.array(IdSchema).max(200), place: z.string().max(200) })
    .optional(),
});

/** The keys of hexes by their labels, and of sites by their ids. */
export const KeysSchema = z
  .record(z.string().regex(/^(\d{4}|\d{6}|[a-z][a-z0-9-]*)$/), KeySchema)
  .default({});

export type Key = z.infer<typeof KeySchema>;
