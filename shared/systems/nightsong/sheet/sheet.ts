import { z } from 'zod';
import { slotsOf } from '../../../campaign/goods/items.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ConditionSchema, ItemSchema, type Campaign, type Creature } from '../../../campaign/state.ts';
import { HexLabelSchema } from '../../../hex/land.ts';
import { reading } from '../../common/reading.ts';

export const ABILITIES = ['str', 'dex', 'pre', 'con'] as const;
export type Ability = (typeof ABILITIES)[number];
export const AbilitySchema = z.enum(ABILITIES);
export const ABILITY_NAMES = {
  str: 'Strength',
  dex: 'Dexterity',
  pre: 'Presence',
  con: 'Constitution',
} as const;

export const HIGHEST_SCORE = 6;
const OUT_OF_RANGE = 'Choose a score from −3 to +6 (NS-6)';
const Score = z.int().min(-3, OUT_OF_RANGE).max(HIGHEST_SCORE, OUT_OF_RANGE);
export const MOST_FOCUS = 3;

const NEW_OUT_OF_RANGE = 'Choose a score from −3 to +3 for a new character (NS-6)';
const NewScore = z.int().min(-3, NEW_OUT_OF_RANGE).max(3, NEW_OUT_OF_RANGE);
/** The scores of a new character. */
export const NewScoresSchema = z.strictObject({ str: NewScore, dex: NewScore, pre: NewScore, con: NewScore });

/** What a creature has beyond hit points, items and Conditions (NS-6). Derived values are never stored. */
export const SheetSchema = z.strictObject({
  str: Score,
  dex: Score,
  pre: Score,
  con: Score,
  /** Points of Focus left this session. */
  focus: z.int().min(0).max(MOST_FOCUS).default(0),
  /** The chance, in percent, to pass a morale check. */
  resolve: z.int().min(0).max(100).default(50),
  /** The last days (counted from 1) with a meal and with a Long Rest. */
  ateOn: z.int().default(0),
  restedOn: z.int().default(0),
  /** Rounds until a dying character dies; outside a fight, a countdown timer has the minutes. */
  dyingRounds: z.int().min(1).nullable().default(null),
  advancements: z.int().min(0).default(0),
});
export type Sheet = z.infer<typeof SheetSchema>;

/** A Condition gained by a roll, with what undoes it. */
const PriceSchema = z.strictObject({
  creature: IdSchema,
  condition: IdSchema,
  before: ConditionSchema.nullable(),
  dropped: z.array(ItemSchema),
});
export type Price = z.infer<typeof PriceSchema>;

/** What an attack is made with, by name: one or two Weapons, a Spell Shard, or a feat in words; unarmed without any. */
export const meansFields = {
  weapon: z.string().optional(),
  second: z.string().optional(),
  spell: z.string().optional(),
  feat: z.string().optional(),
};
const MeansSchema = z.strictObject(meansFields);
export type Means = z.infer<typeof MeansSchema>;

/** The weapon or spell that struck, by its name; undefined for a feat and for bare hands. */
export const meansName = ({ weapon, spell }: Means): string | undefined => weapon ?? spell;

const EdgeSchema = z.enum(['normal', 'advantage', 'disadvantage']);
const Faces = z.array(z.int());

/** What a Check is made for. */
export const PURPOSES = ['action', 'request', 'feat', 'strain', 'rescue'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The last roll, which Focus may still change. */
const LastRollSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('check'),
    actor: IdSchema,
    ability: AbilitySchema,
    about: z.string(),
    dr: z.int(),
    faces: Faces,
    edge: EdgeSchema,
    nuanced: z.boolean(),
    focus: z.boolean(),
    /** Focus would change nothing about it. */
    futile: z.boolean().default(false),
    purpose: z.enum(PURPOSES),
    /** The dying character who is helped on a success. */
    helps: IdSchema.nullable().default(null),
    prices: z.array(PriceSchema),
  }),
  z.strictObject({
    kind: z.literal('attack'),
    actor: IdSchema,
    target: IdSchema,
    means: MeansSchema,
    dice: Faces,
    sets: z.array(Faces),
    edge: EdgeSchema,
    focus: z.boolean(),
    futile: z.boolean().default(false),
    /** The Armor roll; null when there was none. */
    armour: z.int().nullable(),
    net: z.int(),
    blocked: z.boolean(),
    /** A 1 does not miss, because a Spell always takes effect. */
    sure: z.boolean().default(false),
  }),
  /** One side of an opposed Check. */
  z.strictObject({
    kind: z.literal('opposed'),
    actor: IdSchema,
    target: IdSchema,
    ability: AbilitySchema,
    about: z.string(),
    faces: Faces,
    edge: EdgeSchema,
    focus: z.boolean(),
    futile: z.boolean(),
  }),
]);
export type LastRoll = z.infer<typeof LastRollSchema>;
export type LastCheck = Extract<LastRoll, { kind: 'check' }>;
export type LastAttack = Extract<LastRoll, { kind: 'attack' }>;
export type LastOpposed = Extract<LastRoll, { kind: 'opposed' }>;

/** What a campaign of Nightsong keeps beyond the shared state. */
export const DetailsSchema = z.strictObject({
  lastRoll: LastRollSchema.nullable().default(null),
  /** Further rolls of the same action: a Spell’s Damage, the others in a blast, the other side of an opposed Check. */
  otherRolls: z.array(LastRollSchema).default([]),
  /** Watches lost by getting lost between two hexes. */
  lost: z
    .strictObject({ from: HexLabelSchema, to: HexLabelSchema, watches: z.int().min(1) })
    .nullable()
    .default(null),
});

const readSheet = reading(SheetSchema);
const readDetails = reading(DetailsSchema);
export const sheetOf = (creature: Creature): Sheet => readSheet(creature.sheet);
export const detailsOf = (campaign: Campaign): z.infer<typeof DetailsSchema> => readDetails(campaign.details);

/** The score as players write it: `+2`, `−1`, `+0`. */
export const signed = (score: number): string => (score < 0 ? `−${-score}` : `+${score}`);

/** All Slots of a creature: 10 + STR, also after STR rises (NS-7, NS-15, NS-38, NS-98). */
export const capacity = (creature: Creature): number => 10 + sheetOf(creature).str;

/** Slots filled by conditions alone. */
export const burdened = ({ conditions }: Creature): number => slotsOf(conditions);

/** Slots filled by items, each by its size, and by conditions (NS-39). */
export const slotsUsed = (creature: Creature): number => slotsOf(creature.items) + burdened(creature);
