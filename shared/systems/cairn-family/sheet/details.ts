import { z } from 'zod';
import type { Condition, Fight, Item, Timer } from '../../../campaign/state.ts';
import { reading } from '../../common/reading.ts';
import { strictDetails } from '../../../campaign/strictDetails.ts';
import type { DetailsKind, DetailsOf } from '../../contract.ts';
import { DeclaredSchema } from '../fight/deeds.ts';
import { AttributeSchema } from './attributeNames.ts';

const yes = z.boolean().default(false).catch(false);
const word = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const ids = z.array(z.string()).default([]).catch([]);

/** What a thing of these systems is, beside its name, size and die; a system may keep more. */
export const ItemDetailsSchema = z.object({
  /** Two dice of which the higher counts, and the hands it takes. */
  dice: z.array(z.number()).optional().catch(undefined),
  hands: z.int().min(0).max(2).default(0).catch(0),
  blast: yes,
  ranged: yes,
  /** What it takes off damage. */
  armour: z.number().default(1).catch(1),
  /** A weapon of magic, or what a spell is cast from. */
  magic: z
    .union([z.boolean(), z.enum(['book', 'scroll', 'relic'])])
    .default(false)
    .catch(false),
  /** The number of the spell in it. */
  spell: number,
  /** Uses of a relic, left and at most, and what brings them back. */
  uses: number,
  mostUses: number,
  recharge: word,
  /** What kind of meal it is. */
  meal: word,
  /** The part of the body that it covers. */
  protects: word,
});

/** What a condition means to the rules; a system may keep more. */
export const ConditionDetailsSchema = z.object({
  fatigue: yes,
  /** Taken on with no slot free. */
  overfull: yes,
  why: word,
  /** It keeps from acting: by a collapse, a failed Save, a mortal wound, a score that is spent. */
  helpless: yes,
  collapsed: yes,
  critical: yes,
  mortal: yes,
  spent: AttributeSchema.optional().catch(undefined),
  /** What someone goes without, and since when. */
  deprived: word,
  since: z.number().default(0).catch(0),
  /** Blows are impaired by it. */
  impairs: yes,
  /** Feet of a move, where it changes them. */
  pace: number,
  /** What spells laid on someone. */
  cured: word,
  dampened: word,
  ward: word,
  /** The number of a scar, what it waits for, and the weeks it has had of it. */
  scar: z.int().min(0).default(0).catch(0),
  waits: word,
  weeks: z.int().min(0).default(0).catch(0),
});
export type ConditionDetails = z.infer<typeof ConditionDetailsSchema>;

/** What a fight keeps: who is surprised, who needs no Save to act, who was too slow. */
export const FightDetailsSchema = z.object({
  surprised: word,
  ready: ids,
  late: ids,
});

/** What a fighter keeps: the deed declared and not yet done, and the feet moved in which round. */
export const CombatantDetailsSchema = z.object({
  declared: DeclaredSchema.nullable().default(null),
  moved: z.object({ round: z.int(), feet: z.int() }).optional().catch(undefined),
});

/** What a timer stands for. */
export const TimerDetailsSchema = z.object({ dying: yes });

const { shape: itemShape } = ItemDetailsSchema;
const { shape: conditionShape } = ConditionDetailsSchema;

/** What things hold in a game of the family; a system adds what it keeps more. */
export const familyDetailsOf = (
  more: Partial<Record<DetailsKind, z.core.$ZodShape[]>> = {},
): Record<DetailsKind, DetailsOf> => ({
  item: {
    schema: strictDetails(itemShape, ...(more.item ?? [])),
    example: { magic: 'relic', spell: 5, uses: 3, mostUses: 3, recharge: 'a night under open sky' },
  },
  condition: {
    schema: strictDetails(conditionShape, ...(more.condition ?? [])),
    example: { fatigue: true, why: 'a night without sleep' },
  },
  combatant: {
    schema: strictDetails(CombatantDetailsSchema.shape, ...(more.combatant ?? [])),
    example: { declared: null },
  },
  timer: { schema: strictDetails(TimerDetailsSchema.shape), example: { dying: true } },
});

const readItem = reading(ItemDetailsSchema);
const readCondition = reading(ConditionDetailsSchema);
const readFight = reading(FightDetailsSchema);
const readTimer = reading(TimerDetailsSchema);

export const itemDetails = ({ details }: Pick<Item, 'details'>): z.infer<typeof ItemDetailsSchema> =>
  readItem(details);
export const conditionDetails = ({ details }: Pick<Condition, 'details'>): ConditionDetails =>
  readCondition(details);
export const fightDetails = ({ details }: Pick<Fight, 'details'>): z.infer<typeof FightDetailsSchema> =>
  readFight(details);
export const timerDetails = ({ details }: Pick<Timer, 'details'>): z.infer<typeof TimerDetailsSchema> =>
  readTimer(details);
