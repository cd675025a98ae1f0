import { z } from 'zod';
import type { Creature, Item } from '../../../campaign/state.ts';
import { readerOf } from '../../common/reading.ts';

/** What a rule asks a thing to be, whatever it is called at the table. */
const SORTS = [
  'torch',
  'lamp',
  'leather',
  'fresh-ingredients',
  'gadget',
  'holy-symbol',
  'living-relic',
  'walking-stick',
  'herb-pouch',
  'skeleton-key',
  'loaded-dice',
  'locket-of-advice',
  'memento',
  'clothes-of-an-alter-ego',
  'heirloom',
] as const;
export const SortSchema = z.enum(SORTS);
export type Sort = z.infer<typeof SortSchema>;

/** What FIVEY keeps of a thing beside what all systems keep. */
export const ItemDetails = z.strictObject({
  sort: SortSchema.optional(),
  /** Weapons: the kind of harm, or the element of a dragon’s tooth. */
  type: z.string().optional(),
  element: z.string().optional(),
  ranged: z.boolean().optional(),
  thrown: z.boolean().optional(),
  twoHanded: z.boolean().optional(),
  reload: z.boolean().optional(),
  loaded: z.boolean().optional(),
  /** Paces that it reaches, or flies. */
  reach: z.number().optional(),
  range: z.number().optional(),
  /** The die in both hands, where its own line gives one. */
  bothHands: z.number().optional(),
  /** What it is shot with by name; ammunition itself says so. */
  ammunition: z.union([z.string(), z.boolean()]).optional(),
  /** Single shots left of a unit. */
  shots: z.number().optional(),
  /** Armour: its defense class and the STR it asks for. */
  defense: z.number().optional(),
  strength: z.number().optional(),
  metal: z.boolean().optional(),
  /** The spell of a vessel, what a gadget does. */
  spell: z.string().optional(),
  function: z.string().optional(),
});

/** What it keeps of a condition. */
export const ConditionDetails = z.strictObject({
  /** The clock of the spell that laid it on someone. */
  spell: z.string().optional(),
  /** Whether one who is charmed speaks for all, and what was thought before. */
  forAll: z.boolean().optional(),
  before: z.string().optional(),
  /** Feet of a fall that a spell bears. */
  feet: z.number().optional(),
  /** Who helps, or whose blow may still fell someone. */
  by: z.string().optional(),
  /** The round in which someone hid. */
  round: z.number().optional(),
  /** The kind of harm that a blessing keeps off. */
  resists: z.string().optional(),
});

/** What it keeps of a timer: whether it is a spell’s, a nymph’s return, or the time of the dying. */
export const TimerDetails = z.strictObject({
  spell: z.boolean().optional(),
  returns: z.boolean().optional(),
  dies: z.boolean().optional(),
});

/** What it keeps of someone in a fight. */
export const CombatantDetails = z.strictObject({
  /** Actions of this turn that are spent, and what was done with them. */
  spent: z.number().optional(),
  done: z.array(z.string()).optional(),
  /** The round whose turn is missed. */
  misses: z.number().optional(),
  /** Shots in this fight by the name of their ammunition. */
  shotsOf: z.record(z.string(), z.number()).optional(),
});

const Slots = z.array(z.strictObject({ label: z.string(), who: z.array(z.string()) }));

const Skilled = z.array(z.string()).optional();

/** Details of a fight: which side is surprised, the order that was rolled, and whose skill fits each contest. */
export const FightDetails = z.strictObject({
  surprised: z.string().optional(),
  order: Slots.optional(),
  skilledAtSurprise: Skilled,
  inspiredAtSurprise: Skilled,
  skilledAtInitiative: Skilled,
});

/** What the details of things hold, with an example of each. */
export const thingDetails = {
  item: { schema: ItemDetails, example: { type: 'slash', twoHanded: true, reach: 2 } },
  condition: { schema: ConditionDetails, example: { resists: 'fire' } },
  combatant: { schema: CombatantDetails, example: { spent: 1, done: ['attack'] } },
  timer: { schema: TimerDetails, example: { spell: true } },
};

export const itemDetail = readerOf(ItemDetails);

/** The one thing of a creature’s that a rule asks for; undefined where there is none. */
export const ownOf = ({ items }: Creature, sort: Sort): Item | undefined =>
  items.find((one) => itemDetail(one, 'sort') === sort);
export const conditionDetail = readerOf(ConditionDetails);
export const timerDetail = readerOf(TimerDetails);
export const combatantDetail = readerOf(CombatantDetails);
export const fightDetail = readerOf(FightDetails);
