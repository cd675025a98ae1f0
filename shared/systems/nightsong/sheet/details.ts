import { z } from 'zod';
import type { Condition, Fight, Item, Timer } from '../../../campaign/state.ts';
import { readerOf, reading } from '../../common/reading.ts';
import { strictDetails } from '../../../campaign/strictDetails.ts';

/** What Nightsong keeps of an item beyond its name, size and die. */
export const ItemDetailsSchema = z.object({
  /** A ranged weapon. */
  ranged: z.boolean().default(false),
  /** It hits everyone around the point where it lands. */
  blast: z.boolean().default(false),
  /** Further dice of a plus attack. */
  plus: z.array(z.int().min(2).max(20)).default([]),
  /** The ammunition of a weapon, and what a quiver contains. */
  ammunition: z.string().optional(),
  holds: z.string().optional(),
  /** For a shard: the text of its Spell, and its Damage die if it has one. */
  spell: z.string().optional(),
  harm: z.int().optional(),
});

export const TAGS = ['str', 'dex', 'pre', 'con', 'attack', 'cast', 'act', 'move', 'travel'] as const;
/** What a Condition may hinder or make impossible: Checks of an Ability, or a kind of action. */
export type Tag = (typeof TAGS)[number];
export const TagSchema = z.enum(TAGS);

/** What a Condition of Nightsong does, and what it needs to end. */
export const ConditionDetailsSchema = z.object({
  /** Rest alone does not clear it. */
  needs: z.enum(['food', 'care']).optional(),
  hinders: z.array(TagSchema).default([]),
  bars: z.array(TagSchema).default([]),
});

/** What a combatant has done in the fight. */
export const CombatantDetailsSchema = z.object({
  /** The Rounds of the last action, the last move and the last block. */
  doneIn: z.int().nullable().default(null),
  movedIn: z.int().nullable().default(null),
  blockedIn: z.int().nullable().default(null),
  /** The foe they attack in melee. */
  foe: z.string().nullable().default(null),
  /** Items to roll for wear after the fight. */
  used: z.array(z.string()).default([]),
});

export const FIRST_SIDES = ['party', 'others'] as const;

/** What a fight of Nightsong keeps. */
export const FightDetailsSchema = z.object({
  /** What the Referee said about surprise at the start. */
  surprised: z.enum(['nobody', 'party', 'others', 'both', 'contest', 'their-contest']).default('nobody'),
  /** Single characters and NPCs that the Referee named as surprised at the start. */
  caught: z.array(z.string()).default([]),
  /** Those who act last in the first Round. */
  late: z.array(z.string()).default([]),
  /** The side that goes first each Round, where the Referee or the Die of Fate said so. */
  first: z.enum(FIRST_SIDES).optional(),
});

/** What a timer of Nightsong stands for. */
export const TimerDetailsSchema = z.object({
  dying: z.boolean().default(false),
  danger: z.enum(['pursuer', 'faction']).optional(),
  statBlock: z.string().optional(),
});

/** The schemas of the details, with an example of each. */
export const thingDetails = {
  item: { schema: strictDetails(ItemDetailsSchema.shape), example: { ranged: true, ammunition: 'arrows' } },
  condition: {
    schema: strictDetails(ConditionDetailsSchema.shape),
    example: { needs: 'care', hinders: ['str'], bars: ['travel'] },
  },
  combatant: {
    schema: strictDetails(CombatantDetailsSchema.shape),
    example: { doneIn: 2, movedIn: 1, foe: 'goblin' },
  },
  timer: {
    schema: strictDetails(TimerDetailsSchema.shape),
    example: { danger: 'pursuer', statBlock: 'Wolf' },
  },
};

const itemDetails = reading(ItemDetailsSchema);
const conditionDetails = reading(ConditionDetailsSchema);
const fightDetails = reading(FightDetailsSchema);
const timerDetails = reading(TimerDetailsSchema);

export const ofItem = ({ details }: Pick<Item, 'details'>) => itemDetails(details);
export const ofCondition = ({ details }: Condition) => conditionDetails(details);
/** One thing that a combatant has done in the fight. */
export const combatantDetail = readerOf(CombatantDetailsSchema);
export const ofFight = ({ details }: Fight) => fightDetails(details);
export const ofTimer = ({ details }: Timer) => timerDetails(details);
