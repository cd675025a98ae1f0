import { z } from 'zod';
import { find, IdSchema } from '../../../campaign/ids.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { reading } from '../../common/reading.ts';
import { CHART } from '../sheet/dieSizes.ts';

export const ACTIONS = ['attack', 'technique', 'defend', 'help', 'run', 'retrieve', 'other'] as const;
export type Action = (typeof ACTIONS)[number];

/** What a command says about the action someone decides on. */
export const actionFields = {
  action: z.enum(ACTIONS),
  /** attack: the weapon’s item; left out: the one in hand, or bare hands. */
  weapon: IdSchema.optional(),
  /** technique: its name, and how many dice go into it. */
  technique: z.string().trim().max(60).optional(),
  dice: z.int().min(1).max(20).optional(),
  /** help: whom, with what. retrieve: which thing. */
  target: IdSchema.optional(),
  task: z.string().trim().max(200).optional(),
  item: IdSchema.optional(),
  /** The initiative die, where it is another one than the action’s usual. */
  die: z.enum(CHART).optional(),
};
export type WantedAction = z.infer<z.ZodObject<typeof actionFields>>;

/** What someone decided on this round, with the die it is rolled for initiative by. */
export const declaredFields = { ...actionFields, die: z.string() };
export const DeclaredSchema = z.strictObject(declaredFields);
export type Declared = z.infer<typeof DeclaredSchema>;

const Round = z.int().min(0).nullable().default(null);

/** What this system keeps of someone in a fight. Rounds say when something was last so. */
export const CombatTurnSchema = z.strictObject({
  declared: DeclaredSchema.nullable().default(null),
  /** The count of initiative at which they act, and the die that gave it. */
  count: z.int().nullable().default(null),
  die: z.string().nullable().default(null),
  actedIn: Round,
  /** Squares moved this turn, and how many of them before the action. */
  walked: z.int().min(0).default(0),
  walkedFirst: z.int().min(0).default(0),
  defendsSince: Round,
  runsIn: Round,
  helpedIn: Round,
  bledIn: Round,
  /** Damage that AR has soaked, and in which round. */
  soaked: z.int().min(0).default(0),
  soakedIn: Round,
  /** They have not been awake since before the fight. */
  asleep: z.boolean().default(false),
});
export type CombatTurn = z.infer<typeof CombatTurnSchema>;

/** A round begins: nothing is decided, nothing done. */
export const freshCombatTurn = {
  declared: null,
  count: null,
  die: null,
  actedIn: null,
  walked: 0,
  walkedFirst: 0,
} as const satisfies Partial<CombatTurn>;

const NOBODY = CombatTurnSchema.parse({});
const read = reading(CombatTurnSchema);

/** What this system keeps of someone in the fight; of those who are in none, a blank. */
export function combatTurnOf({ fight }: Campaign, id: string): CombatTurn {
  const combatant = fight && find(fight.combatants, id);
  return combatant ? read(combatant.details) : NOBODY;
}

/** What someone decided on this round. */
export const declaredBy = (campaign: Campaign, id: string): Declared | undefined =>
  combatTurnOf(campaign, id).declared ?? undefined;
