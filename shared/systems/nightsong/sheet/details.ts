import { z } from 'zod';
import type { Combatant, Condition, Fight, Item, Timer } from '../../../campaign/state.ts';
import { reading } from '../../common/reading.ts';
import { strictDetails } from '../../../campaign/strictDetails.ts';

/** What a thing of Nightsong is, beside its name, size and die. */
export const ItemDetailsSchema = z.object({
  /** It strikes from afar. */
  ranged: z.boolean().default(false),
  /** It strikes all around where it lands. */
  blast: z.boolean().default(false),
  /** Dice of further strikes in the same action. */
  plus: z.array(z.int().min(2).max(20)).default([]),
  /** What it shoots, and what a quiver holds. */
  ammunition: z.string().optional(),
  holds: z.string().optional(),
  /** A shard: the words of its Spell, and its Damage die where it strikes. */
  spell: z.string().optional(),
  harm: z.int().optional(),
});

export const TAGS = ['str', 'dex', 'pre', 'con', 'attack', 'cast', 'act', 'move', 'travel'] as const;
/** What a Condition may hinder or rule out: Checks of an Ability, or deeds of a kind. */
export type Tag = (typeof TAGS)[number];
export const TagSchema = z.enum(TAGS);

/** What a Condition of Nightsong does, and what it waits for. */
export const ConditionDetailsSchema = z.object({
  /** Rest alone does not clear it. */
  needs: z.enum(['food', 'care']).optional(),
  hinders: z.array(TagSchema).default([]),
  bars: z.array(TagSchema).default([]),
});

/** What somebody in a fight has done in it. */
export const CombatantDetailsSchema = z.object({
  /** The Rounds of the last action, the last move and the last block. */
  doneIn: z.int().nullable().default(null),
  movedIn: z.int().nullable().default(null),
  blockedIn: z.int().nullable().default(null),
  /** Whom they strike at in melee. */
  foe: z.string().nullable().default(null),
  /** Things that have to be thrown for wear. */
  used: z.array(z.string()).default([]),
});

export const FIRST_SIDES = ['party', 'others'] as const;

/** What a fight of Nightsong keeps. */
export const FightDetailsSchema = z.object({
  /** What the Referee said about surprise when it began. */
  surprised: z.enum(['nobody', 'party', 'others', 'both', 'contest', 'their-contest']).default('nobody'),
  /** Single characters and NPCs that the Referee named as surprised when it began. */
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

/** What the details of things hold, with an example of each. */
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
const combatantDetails = reading(CombatantDetailsSchema);
const fightDetails = reading(FightDetailsSchema);
const timerDetails = reading(TimerDetailsSchema);

export const ofItem = ({ details }: Pick<Item, 'details'>) => itemDetails(details);
export const ofCondition = ({ details }: Condition) => conditionDetails(details);
export const ofCombatant = ({ details }: Combatant) => combatantDetails(details);
export const ofFight = ({ details }: Fight) => fightDetails(details);
export const ofTimer = ({ details }: Timer) => timerDetails(details);
