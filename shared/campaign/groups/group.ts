import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { Count } from '../goods/items.ts';
import { IdSchema, NameSchema } from '../ids.ts';

/** The largest number that comes in, of either sign: as a moment of the clock it is 31,000 years away. */
export const LARGEST = 1_000_000_000_000;
export const MomentSchema = z.number().min(0).max(LARGEST);
export const WeatherSchema = z.strictObject({ name: z.string().max(100), hard: z.boolean() });
/** Where the party is outside encounters. */
export const PLACES = ['downtime', 'world', 'site'] as const;

export const PartySchema = z.strictObject({
  members: z.array(IdSchema),
  /** What this group of a split party is called. */
  called: NameSchema.optional(),
  /** Members whose players are not at the table, and their places in the marching order: nothing happens to them. */
  absent: z.array(z.strictObject({ creature: IdSchema, at: Count })).optional(),
  hex: HexLabelSchema.nullable(),
  trail: z.array(HexLabelSchema),
  /** The hex where they think they are, while that is not `hex`: they are astray. */
  believed: HexLabelSchema.optional(),
  /** Where they thought they were in the steps before, since they went astray: one for each of the last of `trail` but the very last. */
  believedBefore: z.array(HexLabelSchema).optional(),
  /** A hex under way: where to, and the seconds already walked towards it. Who strays comes to `really` and doesn’t know it. */
  underWay: z
    .strictObject({ to: HexLabelSchema, walked: z.number(), really: HexLabelSchema.optional() })
    .optional(),
  /** The way that they mean to go: the hexes still to come, as they know the way. */
  route: z.array(HexLabelSchema).max(500).optional(),
  /** `room` is the room of the site’s plan in which they are. */
  site: z
    .strictObject({
      id: z.string(),
      explorationTurns: Count,
      encounterClock: Count,
      room: IdSchema.optional(),
    })
    .nullable(),
});

export const MOST_GROUPS = 12;

/** A group of a split party that waits, at its own place and moment, while another one is played. */
export const GroupSchema = z.strictObject({
  id: IdSchema,
  party: PartySchema,
  clock: MomentSchema,
  weather: WeatherSchema,
  place: z.enum(PLACES),
  /** Which of the system’s details each group has for itself, and what they are for this one. */
  own: z.array(z.string().max(60)).max(20),
  details: z.record(z.string(), z.json()),
});
export type Group = z.infer<typeof GroupSchema>;
