import { z } from 'zod';
import { HexLabelSchema, LandSchema } from '../hex/land.ts';
import { MapFileSchema } from './charting/mapFile.ts';
import { CacheSchema, Count, Die, ItemSchema, MOST_ITEMS } from './goods/items.ts';
import {
  GroupSchema,
  LARGEST,
  MomentSchema,
  MOST_GROUPS,
  PartySchema,
  PLACES,
  WeatherSchema,
} from './groups/group.ts';
import { IdSchema, NameSchema } from './ids.ts';
import { KeysSchema } from './key/keys.ts';
import { Line, PlansSchema } from './key/plan.ts';
import { ToPrepareSchema } from './prepare/toPrepare.ts';
import { MOST_REGARDS, PersonaShape, RegardSchema, RelationSchema } from './people/persona.ts';
import { NewcomerSchema } from './making/draft.ts';
import { RetellingsSchema } from './retelling/retold.ts';
import { PricesSchema } from './shop/prices.ts';
import { RandomTableSchema } from './tables/tableRows.ts';
import { ReckoningSchema } from '../time/reckoning/schema.ts';

export { ItemSchema, LARGEST, MomentSchema, NameSchema, PLACES };

/** The id of a rule system; which ones there are, the registry says. */
export const SystemIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'not the id of a rule system');
export type SystemId = z.infer<typeof SystemIdSchema>;

export const NoteSchema = z.string().max(10_000);
export const AttitudeSchema = z.string().trim().max(100);

/** A condition of a creature; it fills slots if the system says so. */
export const ConditionSchema = z.strictObject({
  id: IdSchema,
  name: NameSchema,
  severity: z.enum(['minor', 'major']).default('minor'),
  slots: z.int().min(0).max(1000).default(0),
  /** The moment of the clock at which it ends by itself. */
  endsAt: MomentSchema.optional(),
  details: z.record(z.string(), z.json()).default({}),
});

/** A drawn face: what it is of, and which one of those. */
export const FaceSchema = z.string().regex(/^[a-z]{1,20}:\d{1,6}$/, 'a face is written as goblin:48');

export const CreatureSchema = z.strictObject({
  id: IdSchema,
  name: NameSchema,
  kind: z.enum(['character', 'person', 'monster']),
  /** Name of the stat block it was made from. */
  statBlock: z.string().max(200).optional(),
  hitPoints: z.strictObject({ now: z.int(), max: z.int().min(0) }),
  /** `down` is out of action but alive. */
  status: z.enum(['up', 'down', 'dead', 'fled']).default('up'),
  items: z.array(ItemSchema).max(MOST_ITEMS).default([]),
  /** Coins that are carried, where the system’s sheet has no figure for them. */
  coins: Count.optional(),
  conditions: z.array(ConditionSchema).max(100).default([]),
  /** The system's own figures; checked against the system's schema. */
  sheet: z.record(z.string(), z.json()),
  /** Markdown, as all notes are. */
  note: NoteSchema.default(''),
  /** What they think of the party: the row of the last reaction roll, or the referee's word. */
  attitude: AttitudeSchema.optional(),
  /** What they thought of it and from when on, the last of all at the end. */
  regards: z.array(RegardSchema).max(MOST_REGARDS).optional(),
  /** What they know of the party. */
  knows: NoteSchema.optional(),
  faction: IdSchema.optional(),
  ...PersonaShape,
  /** The name of a picture in the campaign’s folder of pictures. */
  portrait: z.string().max(200).optional(),
  /** The face that was chosen among the drawn ones, as `goblin:48`; else it follows from the id. */
  face: FaceSchema.optional(),
  /** Where a person lives or a monster lairs. */
  hex: HexLabelSchema.optional(),
});

/** People who want something together. */
export const FactionSchema = z.strictObject({
  id: IdSchema,
  name: NameSchema,
  note: NoteSchema.default(''),
  attitude: AttitudeSchema.default(''),
  knows: NoteSchema.default(''),
  /** Where they have a hand. */
  hexes: z.array(HexLabelSchema).max(500).default([]),
});

/** Anything that runs down, fills up or falls due by itself or by hand. */
export const TimerSchema = z.strictObject({
  id: IdSchema,
  name: NameSchema,
  kind: z.enum(['countdown', 'die', 'progress']),
  /** Its place in the fixed order in which things fall due at one moment. */
  order: z.enum(['light', 'timer', 'condition', 'encounter-clock']).default('timer'),
  secret: z.boolean().default(false),
  /** countdown: the moment of the clock at which it is due. */
  dueAt: MomentSchema.optional(),
  /** countdown in rounds that don't move the clock: so many seconds nearer with each. */
  perRound: z.number().min(1).max(LARGEST).optional(),
  /** die: sides now (0 is spent), rolled every so many seconds, next at. */
  die: Die.optional(),
  every: z.number().min(1).max(LARGEST).optional(),
  nextAt: MomentSchema.optional(),
  /** progress: segments filled and in all. */
  filled: Count.optional(),
  segments: z.int().min(2).max(100).optional(),
  /** What happens when it is due, in a few words. */
  ends: Line(200).optional(),
  /** Where it comes from. */
  creature: IdSchema.optional(),
  item: IdSchema.optional(),
  details: z.record(z.string(), z.json()).default({}),
});

/** Which side of an encounter was caught off guard. */
export const SIDES_SURPRISED = ['nobody', 'party', 'others', 'both'] as const;
export type SideSurprised = (typeof SIDES_SURPRISED)[number];

export const EncounterSchema = z.strictObject({
  id: IdSchema,
  title: NameSchema,
  creatures: z.array(IdSchema),
  where: z.enum(['world', 'site', 'downtime']),
  began: z.number(),
  distance: z.string().max(200).optional(),
  /** Who was caught off guard. */
  surprised: z.array(IdSchema).optional(),
  /** Who of the party leads the talk. */
  speaker: IdSchema.optional(),
  /** Without a total the referee knew it, and nothing was rolled. */
  reaction: z.strictObject({ row: z.string(), label: z.string(), total: z.number().optional() }).optional(),
  request: z.strictObject({ granted: z.boolean() }).optional(),
  /** The custom table that reactions are rolled on; without one it is the system’s. */
  reactionTable: IdSchema.optional(),
  details: z.record(z.string(), z.json()).default({}),
});

export const CombatantSchema = z.strictObject({
  side: z.enum(['party', 'others']),
  /** Has had this round's turn. */
  acted: z.boolean().default(false),
  /** Whom they are about to strike in this round, once that one's player has been asked. */
  aim: IdSchema.optional(),
  /** The system's own figures of this turn and fight: actions spent, shots, cover … */
  details: z.record(z.string(), z.json()).default({}),
});

/** A stretch of the round in which `who` act, in any order among themselves. */
export const SlotSchema = z.strictObject({ label: z.string(), who: z.array(IdSchema) });

/** The steps that a fight may have; which of them, and in what order, a system says. */
export const PHASES = ['surprise', 'declare', 'initiative', 'turns', 'morale', 'aftermath'] as const;
const NowSchema = z.enum([...PLACES, 'notice', 'meeting', ...PHASES]);

/** What kind of moment this is: the one truth from which the chart is restored. */
export const ModeSchema = z.strictObject({
  /** No session is open; the next one goes on with `now`. */
  closed: z.boolean(),
  now: NowSchema,
  /** What an encounter comes back to. */
  place: z.enum(PLACES),
  /** While morale is checked: the phase that the check came in, and that goes on after it. */
  phase: z.enum(PHASES).optional(),
});

export const FightSchema = z.strictObject({
  round: z.int().min(0),
  combatants: z.record(IdSchema, CombatantSchema),
  slots: z.array(SlotSchema),
  /** Index of the slot that acts now. */
  slot: z.int().min(0),
  leader: IdSchema.optional(),
  /** Why the others must check their morale now, by ids; empty when they need not. */
  moraleDue: z.array(z.string()).default([]),
  /** The reasons that have been counted once already. */
  moraleSeen: z.array(z.string()).default([]),
  moraleChecks: Count.default(0),
  outcome: z.string().optional(),
  /** What is left to be settled after the fight, line by line. */
  aftermath: z.array(z.strictObject({ id: z.string(), label: z.string(), done: z.boolean() })).default([]),
  details: z.record(z.string(), z.json()).default({}),
});

/** An encounter that was put aside, with its fight where one was on; `now` and `phase` of the mode are where it goes on. */
export const ShelvedSchema = z.strictObject({
  id: IdSchema,
  encounter: EncounterSchema,
  fight: FightSchema.nullable(),
  now: NowSchema,
  phase: ModeSchema.shape.phase,
});

/** A stat block of one's own. */
export const KeptBlockSchema = z.strictObject({
  id: IdSchema,
  name: NameSchema,
  /** Several of it, where the rules for plurals don’t make the word. */
  many: NameSchema.optional(),
  /** As the system keeps them; checked against the system’s schema. */
  figures: z.record(z.string(), z.json()),
  note: NoteSchema.default(''),
  /** A picture of the campaign’s folder, or a drawn face, that all of this kind have. */
  portrait: z.string().max(200).optional(),
  face: FaceSchema.optional(),
  /** Name of the block that it is a variant of. */
  from: NameSchema.optional(),
});

export const OptionValueSchema = z.union([z.boolean(), z.number(), z.string()]);
export const OptionsSchema = z.record(z.string().max(60), OptionValueSchema);

export const CampaignSchema = z.strictObject({
  name: NameSchema,
  system: SystemIdSchema,
  /** House rules: what this table plays otherwise, by the stable ids of options and their choices, or a number. */
  options: OptionsSchema,
  /** Of the session that is open, or was last. */
  session: z.strictObject({ number: Count }),
  mode: ModeSchema,
  clock: z.number(),
  weather: WeatherSchema,
  land: LandSchema,
  mapFile: MapFileSchema.optional(),
  /** The group in play: the whole party where it is not split. */
  party: PartySchema,
  /** The groups of a split party that wait. */
  groups: z.array(GroupSchema).max(MOST_GROUPS).default([]),
  creatures: z.record(IdSchema, CreatureSchema),
  timers: z.record(IdSchema, TimerSchema),
  encounter: EncounterSchema.nullable(),
  fight: FightSchema.nullable(),
  shelf: z.array(ShelvedSchema).max(50).default([]),
  factions: z.record(IdSchema, FactionSchema).default({}),
  relations: z.array(RelationSchema).max(1000).default([]),
  tables: z.record(IdSchema, RandomTableSchema).default({}),
  bestiary: z.record(IdSchema, KeptBlockSchema).default({}),
  caches: z.record(IdSchema, CacheSchema).default({}),
  plans: PlansSchema,
  keys: KeysSchema,
  /** What wares cost in this campaign, by their names, in the system’s smallest coin; what is left out costs what the rules say. */
  prices: PricesSchema.default({}),
  /** Who is being made, step by step. */
  newcomer: NewcomerSchema,
  /** Sentences of tales and recaps in the referee’s own words. */
  retold: RetellingsSchema.optional(),
  toPrepare: ToPrepareSchema,
  /** What only the system keeps; checked against the system's schema. */
  details: z.record(z.string(), z.json()),
  /** How days are named; left out, as the rules do. */
  calendar: ReckoningSchema.optional(),
});

export type Campaign = z.infer<typeof CampaignSchema>;
export type Creature = z.infer<typeof CreatureSchema>;
export type Item = z.infer<typeof ItemSchema>;
export type Cache = z.infer<typeof CacheSchema>;
export type Condition = z.infer<typeof ConditionSchema>;
export type Timer = z.infer<typeof TimerSchema>;
export type Encounter = z.infer<typeof EncounterSchema>;
export type Faction = z.infer<typeof FactionSchema>;
export type KeptBlock = z.infer<typeof KeptBlockSchema>;
export type Shelved = z.infer<typeof ShelvedSchema>;
export type Fight = z.infer<typeof FightSchema>;
export type Combatant = z.infer<typeof CombatantSchema>;
export type OptionValue = z.infer<typeof OptionValueSchema>;
export type PhaseId = (typeof PHASES)[number];
export type CampaignMode = z.infer<typeof ModeSchema>;
