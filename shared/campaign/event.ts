import { z } from 'zod';
import type { Roll } from '../dice/dice.ts';
import { IdSchema } from './ids.ts';
import type { Offer } from './offer.ts';
import type { Campaign, OptionValue } from './state.ts';

/** A roll of a line that is read back; like an event, it may say more than this version knows. */
export const RollSchema = z.looseObject({
  for: z.string(),
  dice: z.array(z.tuple([z.int(), z.int()])),
  kept: z.array(z.int()).optional(),
  bonus: z.number().optional(),
  total: z.number(),
});

/** A line in its parts: lines under one head are told as one, “Declared. Orc 1 and 2: attack Mae.” */
export const PartSchema = z.object({ head: z.string(), who: z.string(), says: z.string() });
export type Part = z.infer<typeof PartSchema>;

/** Who brought something about, and the name of the weapon, spell, technique or thing that did it. */
export const BySchema = z.strictObject({ actor: IdSchema.optional(), means: z.string().optional() });
export type By = z.infer<typeof BySchema>;

/** What every event carries beside its own fields. */
export interface EventHeader {
  /** The line of the log; events that players and referee need not read have none. */
  text?: string;
  /** Its line in parts, where many such lines are told as one. */
  inParts?: Part;
  /** Only the referee may see it. */
  secret?: boolean;
  /** IDs of the rules that made it happen. */
  rules?: readonly string[];
  /** The dice rolled for it. */
  rolls?: Roll[];
  /** It happened because time passed: a line of the receipt. */
  receipt?: true;
  /** The name of what fell due by itself and brought it; it is then a line of the receipt as well. */
  fell?: string;
}

export interface HexwatchEvent extends EventHeader {
  seq: number;
  type: string;
  /** The clock right after it, in seconds. */
  at: number;
  [field: string]: unknown;
}

export const EventHeaderSchema = z.object({
  seq: z.int().min(1),
  type: z.string(),
  at: z.number(),
  text: z.string().max(20_000).optional(),
  inParts: PartSchema.optional(),
  secret: z.boolean().optional(),
  rules: z.array(z.string()).optional(),
  rolls: z.array(RollSchema).optional(),
  receipt: z.literal(true).optional(),
  fell: z.string().optional(),
});

const IN_HEADER: ReadonlySet<string> = new Set(Object.keys(EventHeaderSchema.shape));

/** What an event says beside its header: who, what, against what, by how much. */
export const fieldsOf = (event: HexwatchEvent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !IN_HEADER.has(name)));

/**
 * Who may read what events of a kind say: the players too, or the referee alone; both where a field decides it. What is only
 * prepared is the referee’s.
 */
export type Audience<Field extends string = string> =
  | 'players'
  | 'referee'
  | { playersIf: Field }
  | { playersUnless: Field };

/** One kind of event: who may read it, its own fields, and the only way in which it changes a campaign. */
export interface EventKind<Shape extends z.ZodRawShape = z.ZodRawShape> {
  type: string;
  audience: Audience;
  fields: z.ZodObject<Shape>;
  evolve(campaign: Campaign, event: z.infer<z.ZodObject<Shape>>): void;
}

/** What a teller may look at beside the event: the campaign before and after it. */
export interface Telling {
  campaign: Campaign;
  before: Campaign;
  rolls: readonly Roll[];
  /** The name of a creature, also of one that the event removed; the id if there is no such creature. */
  name(creature: string): string;
  /** What a reason to check morale is called. */
  morale(reason: string): string;
  /** An option or a number of the house by its name, and what it is set to in words. */
  houseRule(option: string, value: OptionValue): { name: string; label: string };
  /** So many coins in the system’s words: “3 crowns”. */
  coins(count: number): string;
  /** The name of a thing that the creature has or had; the id where there is none of that id. */
  item(creature: string, item: string): string;
}

/** A line of the log, and its parts where many such lines are told as one. */
export interface Told {
  text: string;
  inParts: Part;
}
type Words = string | Told | undefined;

/** Words for one kind of event. */
export interface Teller {
  type: string;
  words(event: Record<string, unknown>, telling: Telling): Words;
}

/** Says how an event of this kind reads in the log; undefined where players and referee need not read it. */
export const tell = <Shape extends z.ZodRawShape>(
  { type }: EventKind<Shape>,
  words: (event: z.infer<z.ZodObject<Shape>>, telling: Telling) => Words,
): Teller => ({ type, words: words as Teller['words'] });

/** Commands that put one kind of event right when it stands in a receipt and the referee says otherwise. */
export interface Amender {
  type: string;
  offers(event: Record<string, unknown>): Offer[];
}

/** Whether players may read an event: its kind says so, and it is no secret. Nobody knows that of a kind from elsewhere. */
export function isForPlayers(kind: EventKind | undefined, event: HexwatchEvent): boolean {
  if (!kind || event.secret === true) return false;
  const { audience } = kind;
  if (typeof audience === 'string') return audience === 'players';
  return 'playersIf' in audience
    ? event[audience.playersIf] === true
    : event[audience.playersUnless] !== true;
}

/** How an event evolves a campaign that only says what happened. */
export const unchanged = (): void => undefined;

/**
 * Declares a kind of event, and whose it is. `evolve` changes the draft it is given and nothing else; it must not fail on an event
 * that fits `fields`, nor look at anything but the campaign and the event. It is left out where nothing changes.
 */
export function defineEvent<Shape extends z.ZodRawShape>(
  type: string,
  audience: Audience<NoInfer<keyof Shape & string>>,
  shape: Shape,
  evolve: (campaign: Campaign, event: z.infer<z.ZodObject<Shape>>) => void = unchanged,
): EventKind<Shape> {
  return { type, audience, fields: z.object(shape), evolve };
}
