import { z } from 'zod';
import { EncounterRowSchema } from '../../hex/land.ts';
import { ItemSchema, MOST_ITEMS } from '../goods/items.ts';
import { IdSchema, PLAIN } from '../ids.ts';

/** The most rooms of a site, exits of a room, and notes that a room remembers. */
export const MOST_ROOMS = 300;
export const MOST_EXITS = 20;
export const MOST_DONE = 100;

/** One line that a person can read. */
export const Line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `this can have at most ${most} characters`)
    .regex(PLAIN, 'this can’t have control characters');
export const Text = z.string().max(10_000);
const Place = z.int().min(-1000).max(1000);
const Side = z.int().min(1).max(200);
const Share = z.number().min(0).max(1);

/** A short word by which a room is called on paper: “12”, “4b”. */
export const NumberSchema = Line(12).min(1, 'a number is missing');
export const LevelNameSchema = Line(40).min(1, 'a level needs a name');

export const EXIT_KINDS = ['open', 'door', 'stuck', 'locked', 'secret'] as const;

/** A way out of a room. The same door is an exit of the rooms on both of its sides. */
export const ExitSchema = z.strictObject({
  to: IdSchema,
  kind: z.enum(EXIT_KINDS).default('open'),
  note: Line(200).default(''),
  /** Of a secret exit: the party knows it. */
  found: z.boolean().optional(),
  /** Of a stuck or locked door: it stands open. */
  opened: z.boolean().optional(),
});

export const LIGHTS = ['dark', 'dim', 'lit'] as const;

/** What happened in a room, in a few words. */
export const DoneSchema = z.strictObject({
  at: z.number().min(0),
  note: Line(300).min(1, 'a note is empty'),
});

/** Squares of the grid: the corner at the top left, then how many across and down. */
export const BoxSchema = z.strictObject({ x: Place, y: Place, w: Side, h: Side });
/** A point on the level’s picture, as parts of its width and height. */
export const PinSchema = z.strictObject({ x: Share, y: Share });

export const RoomSchema = z.strictObject({
  id: IdSchema,
  number: NumberSchema,
  name: Line(200).default(''),
  level: LevelNameSchema.default('1'),
  box: BoxSchema.optional(),
  pin: PinSchema.optional(),
  /** The party can come in here from outside. */
  entrance: z.boolean().optional(),
  /** Markdown: what is read to the players, and what only the referee knows. */
  aloud: Text.default(''),
  secret: Text.default(''),
  /** Left out, it is as in the whole site. */
  light: z.enum(LIGHTS).optional(),
  exits: z.array(ExitSchema).max(MOST_EXITS).default([]),
  /** Who is here and was not yet met. */
  inhabitants: z.array(EncounterRowSchema).max(20).default([]),
  /** Creatures of the campaign that were met here or died here. */
  here: z.array(IdSchema).max(1000).default([]),
  treasure: z.array(ItemSchema).max(MOST_ITEMS).default([]),
  trap: z.strictObject({ text: Text, sprung: z.boolean().optional() }).optional(),
  /** Names of random tables. */
  tables: z.array(z.string().max(200)).max(20).default([]),
  /** The moment of the clock at which the party was last here. */
  visited: z.number().min(0).optional(),
  done: z.array(DoneSchema).max(MOST_DONE).default([]),
});

export const LevelSchema = z.strictObject({
  name: LevelNameSchema,
  /** The name of a picture in the campaign’s folder of pictures, on which rooms are pinned. */
  picture: z.string().max(200).optional(),
});

/** The key of a site: its rooms by id, and those of its levels that have a place in the order, or a picture. */
export const PlanSchema = z.strictObject({
  levels: z.array(LevelSchema).max(20).default([]),
  rooms: z.record(IdSchema, RoomSchema).default({}),
});

/** The plans of a campaign, by the ids of their sites. */
export const PlansSchema = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), PlanSchema).default({});

export type Plan = z.infer<typeof PlanSchema>;
export type Room = z.infer<typeof RoomSchema>;
export type Exit = z.infer<typeof ExitSchema>;
