import { z } from 'zod';
import { inHands } from '../../../campaign/goods/hands.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { number, option, type Choice } from '../options.ts';
import { isNight } from '../rest/day.ts';
import { itemDetail } from './details.ts';
import { hands } from './hands.ts';

export const STATS = ['cha', 'dex', 'int', 'str'] as const;
export type Stat = (typeof STATS)[number];
export const StatSchema = z.enum(STATS);
export const STAT_NAMES: Record<Stat, string> = { cha: 'CHA', dex: 'DEX', int: 'INT', str: 'STR' };

/** What the text calls wisdom. */
export const WISDOM: Stat = 'int';

const Stats = z.strictObject({
  cha: z.int().min(1).max(5),
  dex: z.int().min(1).max(5),
  int: z.int().min(1).max(5),
  str: z.int().min(1).max(5),
});

/** A character's own figures, or a monster's (FV-12). Everything derived is computed, never kept. */
export const SheetSchema = z.strictObject({
  stats: Stats,
  level: z.int().min(0).max(5),
  experience: z.int().min(0),
  templates: z.array(z.string()).max(2),
  titles: z.array(z.string()),
  skills: z.array(z.string()),
  feats: z.array(z.string()),
  /** The one item that counts as a skill. */
  attuned: z.string().nullable(),
  inspiration: z.int().min(0),
  crowns: z.int().min(0),
  /** Rest actions left this night. */
  restActions: z.int().min(0),
  /** The day on which the last meal was had. */
  ateOn: z.int().min(0),
  /** Gains of a new level that the player has not chosen yet. */
  toChoose: z.int().min(0),
  /** Days on which feats of once a day were used. */
  usedOn: z.record(z.string(), z.int()),
  /** Kinds of harm that are halved or doubled. */
  resists: z.array(z.string().max(40)).max(20).optional(),
  vulnerable: z.array(z.string().max(40)).max(20).optional(),
  /** Who is known through which title. */
  bonds: z.record(z.string(), z.string()).optional(),
  /** The player’s word for inspiration. */
  inspirationName: z.string().max(200).optional(),
  monster: z
    .strictObject({
      bracket: z.enum(['M', 'G', 'E', 'L', 'B']),
      hitDice: z.int().min(1),
      defense: z.int().min(1),
      ability: z.int().min(0).max(5),
    })
    .nullable(),
});
export type Sheet = z.infer<typeof SheetSchema>;

export const BLANK_SHEET: Sheet = {
  stats: { cha: 1, dex: 1, int: 1, str: 1 },
  level: 0,
  experience: 0,
  templates: [],
  titles: [],
  skills: [],
  feats: [],
  attuned: null,
  inspiration: 0,
  crowns: 0,
  restActions: 0,
  ateOn: 0,
  toChoose: 0,
  usedOn: {},
  monster: null,
};

/** One of a contest. */
const ContestantSchema = z.strictObject({
  actor: z.string(),
  total: z.int(),
  /** Already changed by a die. */
  closed: z.boolean().default(false),
});
export type Contestant = z.infer<typeof ContestantSchema>;

const TotalSchema = z.strictObject({ actor: z.string(), total: z.int() });
export type Total = z.infer<typeof TotalSchema>;

const InitiativeStakeSchema = z.strictObject({
  kind: z.literal('initiative'),
  ours: z.array(TotalSchema),
  theirs: z.array(TotalSchema),
  /** Everyone of the opposition, in the order in which they act. */
  all: z.array(z.string()),
});
export type InitiativeStake = z.infer<typeof InitiativeStakeSchema>;

/** What hangs on a roll, so that an inspiration die changes it as well. */
const StakeSchema = z.discriminatedUnion('kind', [
  /** Hit points that come back when the roll succeeds. */
  z.strictObject({ kind: z.literal('harm'), back: z.int().min(0) }),
  /** Damage that was suffered with so many hit points; a kind of harm is resisted. */
  z.strictObject({
    kind: z.literal('suffered'),
    had: z.int(),
    damageType: z.string().optional(),
    weather: z.boolean().optional(),
  }),
  /** Armour that is put on or taken off. */
  z.strictObject({ kind: z.literal('armour'), item: z.string() }),
  /** Who might see someone hide, with the DC of each. */
  z.strictObject({
    kind: z.literal('hiding'),
    skilled: z.boolean(),
    observers: z.array(z.strictObject({ creature: z.string(), against: z.int() })),
  }),
  InitiativeStakeSchema,
  /** The die is added to what was regained, earned or invested. */
  z.strictObject({ kind: z.literal('healing') }),
  z.strictObject({ kind: z.literal('crowns') }),
  z.strictObject({ kind: z.literal('experience') }),
  z.strictObject({ kind: z.literal('capital'), institution: z.string() }),
  z.strictObject({
    kind: z.literal('study'),
    purpose: z.enum(['skill', 'feat', 'research']),
    subject: z.string(),
    stat: StatSchema,
    skilled: z.boolean(),
  }),
]);
export type Stake = z.infer<typeof StakeSchema>;

/** A roll that an inspiration die may still change. */
const LastRollSchema = z.strictObject({
  /** `roll`: any other roll, whose `stake` says what hangs on it. */
  what: z.enum(['check', 'contest', 'request', 'attack', 'roll']),
  actor: z.string(),
  total: z.int(),
  dc: z.int(),
  success: z.boolean(),
  target: z.string().nullable().optional(),
  weapon: z.string().nullable().optional(),
  /** What a hit did before armour and resistance, and whether a skill fitted the weapon. */
  damage: z.int().optional(),
  skilled: z.boolean().optional(),
  /** All of a contest; `creature` is the best of those who lost. */
  parties: z.array(ContestantSchema).optional(),
  stake: StakeSchema.optional(),
});
export type LastRoll = z.infer<typeof LastRollSchema>;

export const InstitutionSchema = z.strictObject({
  owner: z.string(),
  capital: z.int().min(0),
  /** Credit spent this tennite. */
  spent: z.int().min(0).optional(),
});

export type Institution = z.infer<typeof InstitutionSchema>;

/** What FIVEY keeps of a campaign beside its characters. */
export const DetailsSchema = z.strictObject({
  /** The day whose night was traded for a march; 0 for none. */
  marchedOn: z.int().min(0),
  /** Until when a lifestyle feeds everyone. */
  lodgedUntil: z.number(),
  lastRoll: LastRollSchema.nullable(),
  /** Rolls of others by the same act, which a die may still change as well. */
  otherRolls: z.array(LastRollSchema).optional(),
  institutions: z.record(z.string(), InstitutionSchema),
  /** When an hour of the table was last made an hour of the game. */
  hourEndedAt: z.number().optional(),
  /** A hex towards which the way was lost. */
  lost: z.strictObject({ from: z.string(), to: z.string() }).nullable().optional(),
});
export type Details = z.infer<typeof DetailsSchema>;

/** Known to fit: what came in was checked by these schemas, the rest is made here. Not read by `reading`: events change it. */
export const sheetOf = (creature: Creature): Sheet => creature.sheet as Sheet;
export const detailsOf = (campaign: Campaign): Details => campaign.details as Details;

/** Initiative and attacks are past when the fight is, a request with its encounter, a night’s rest by day. */
const isPast = ({ what, stake }: LastRoll, { clock, fight, encounter, mode }: Campaign): boolean => {
  if (stake?.kind === 'initiative' || what === 'attack') return !fight;
  if (what === 'request') return !encounter?.request;
  return stake?.kind === 'healing' && mode.now === 'world' && !isNight(clock);
};

/** All rolls that an inspiration die may still change. */
export function openRolls(campaign: Campaign): LastRoll[] {
  const { lastRoll, otherRolls = [] } = detailsOf(campaign);
  return [...(lastRoll ? [lastRoll] : []), ...otherRolls].filter((roll) => !isPast(roll, campaign));
}

/** A stat's bonus; a monster's general ability serves for all of them, and for wisdom and power (FV-229). */
export function bonusOf(creature: Creature, stat: Stat): number {
  const { stats, monster } = sheetOf(creature);
  return monster ? monster.ability : stats[stat];
}

/** Whether a skill, a title or attunement can fit what someone does: a monster has its one ability instead. */
export const hasSkills = (creature: Creature): boolean => sheetOf(creature).monster === null;

/** Refuses `no-skill` where a monster is said to be skilled: its ability is never doubled (FV-229). */
export function demandSkills(creature: Creature, skilled: boolean): void {
  if (skilled && !hasSkills(creature))
    throw new Refusal(
      'no-skill',
      `${creature.name} is a monster: its one ability serves for everything and is never doubled (FV-229). Leave out “skilled”.`,
      'skilled',
    );
}

/** A stat’s bonus, doubled by a fitting skill; refuses `no-skill` for a monster. */
export function skilledBonus(creature: Creature, stat: Stat, skilled: boolean): number {
  demandSkills(creature, skilled);
  return bonusOf(creature, stat) * (skilled ? 2 : 1);
}

/** Whether someone is attuned to a thing, which is as good as a skill. */
export const isAttuned = (creature: Creature, { id }: Item): boolean =>
  hasSkills(creature) && sheetOf(creature).attuned === id;

/** A bonus turned into a DC for others (FV-23). */
export const passive = (bonus: number): number => 10 + bonus;

export const armourOf = (creature: Creature): Item | undefined =>
  creature.items.find(({ kind, inUse }) => kind === 'armour' && inUse);
/** The shield in hand. */
export const shieldOf = (creature: Creature): Item | undefined =>
  inHands(hands, creature).find(({ kind }) => kind === 'shield');

/** The armour's own figure, else 10 + DEX (STR for a barbarian who is stronger), and 1 for a shield (FV-90, FV-114). */
export function defenseOf(creature: Creature): number {
  const { monster, stats, feats } = sheetOf(creature);
  if (monster) return monster.defense;
  const armour = armourOf(creature);
  const bare = 10 + (feats.includes('Rage') ? Math.max(stats.dex, stats.str) : stats.dex);
  return (itemDetail(armour, 'defense') ?? bare) + (shieldOf(creature) ? 1 : 0);
}

export const SLOTS = 20;

/** Armour and two-handed weapons may fill more than one slot (FV-S14). */
const isLarge = (item: Item): boolean =>
  item.kind === 'armour' || (item.kind === 'weapon' && itemDetail(item, 'twoHanded') === true);

const slotsOf = (item: Item, campaign: Campaign): number =>
  isLarge(item) && item.slots > 0 ? Math.max(item.slots, number(campaign, 'large-slots')) : item.slots;

/** Slots that are filled; things of a pocket fill none, crowns where the campaign says so (FV-81, FV-82, FV-S14). */
export function slotsUsed(creature: Creature, campaign: Campaign): number {
  const crowns = number(campaign, 'crowns-a-slot');
  const purse = crowns > 0 ? Math.floor(sheetOf(creature).crowns / crowns) : 0;
  return creature.items.reduce((sum, item) => sum + slotsOf(item, campaign), purse);
}

/** Paces that a load costs: none, or two for more than one pack full (FV-83). */
const SLOWED: Record<Choice<'encumbrance'>, (slots: number) => number> = {
  off: () => 0,
  on: (slots) => (slots > SLOTS / 2 ? 2 : 0),
};

/** Paces an action of moving carries one: 6, less 2 for armour too heavy, less 2 when encumbered (FV-83, FV-92, FV-121). */
export function movementOf(creature: Creature, campaign: Campaign): number {
  const armour = armourOf(creature);
  const tooHeavy = (itemDetail(armour, 'strength') ?? 0) > sheetOf(creature).stats.str;
  const load = SLOWED[option(campaign, 'encumbrance')](slotsUsed(creature, campaign));
  return 6 - (tooHeavy ? 2 : 0) - load;
}

/** Rest actions a night gives: one, and one more to those who sleep lightly. */
export const restActionsOf = (creature: Creature): number =>
  sheetOf(creature).feats.includes('Sleepwalker') ? 2 : 1;

/** Sides and bonus of the healing rate: d6 + level, d8 for the battle-hardened. */
export const healingOf = (creature: Creature): { sides: number; bonus: number } => ({
  sides: sheetOf(creature).feats.includes('Battle-Hardened') ? 8 : 6,
  bonus: sheetOf(creature).level,
});

/** `+ 3` or `− 1`, for arithmetic in the log. */
export const signed = (number: number): string => (number < 0 ? `− ${-number}` : `+ ${number}`);
