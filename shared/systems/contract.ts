import type { z } from 'zod';
import type { Amender, By, EventHeader, EventKind, Teller } from '../campaign/event.ts';
import type { ManyRules } from '../campaign/many/rules.ts';
import type { Offer } from '../campaign/offer.ts';
import type { Campaign, Creature, Item, PhaseId, SystemId, Timer } from '../campaign/state.ts';
import type { Edge, Roll } from '../dice/dice.ts';
import type { HexLabel } from '../hex/coordinates.ts';
import type { BlockRules } from './blockRules.ts';
import type { Credit } from './credit.ts';
import type { DowntimeRules } from './downtimeRules.ts';
import type {
  Ask,
  Coin,
  Derived,
  DetailsKind,
  DetailsOf,
  Dying,
  FigureGroup,
  HandRules,
  KnownDie,
  Leg,
  LightKind,
  Mode,
  Odds,
  ReactionRow,
  StatBlock,
  Summary,
  Wait,
  Words,
} from './figures.ts';
import type { MakingRules } from './makingRules.ts';
import type { Witness } from '../tale/fact.ts';
import type { Calendar } from '../time/calendar.ts';
import type { Scales } from '../time/scales.ts';
import type { NumberKind, OptionKind, Rule } from './ruleBook.ts';
import type { ShopRules, WareOf } from './wares.ts';

export type * from './figures.ts';

/** One command being decided: what a rule may look at, roll and say. */
export interface Decision {
  /** The current campaign, including everything emitted so far. */
  readonly state: Campaign;
  readonly system: System;
  /** Throws `count` dice of `sides`, summed with `bonus`. Recorded with the next event. */
  throwDice(purpose: string, count: number, sides: number, bonus?: number): Roll;
  /** Throws one percentile die that shows tens, from 10 to 100. */
  throwTens(purpose: string): Roll;
  /** Rolls one die, or two of which the better or worse counts. */
  throwEdge(purpose: string, sides: number, edge: Edge, bonus?: number): Roll;
  /** Throws a notation such as `2d6+1`; refuses what is none with `bad-dice`. */
  throwNotation(purpose: string, notation: string): Roll;
  /** Makes a fact of something and changes `state` at once; dice rolled since the last event go with it, `rules` decided it. */
  emit<Shape extends z.ZodRawShape>(
    kind: EventKind<Shape>,
    fields: z.input<z.ZodObject<Shape>>,
    header?: Pick<EventHeader, 'secret' | 'rules'>,
  ): void;
  /** Everything emitted inside is a line of this command's receipt; `fell` names what fell due and brings it. */
  asReceipt(happen: () => void, fell?: string): void;
  /** Whose deed this is, where it is somebody’s. */
  readonly deed: By | undefined;
  /** Who falls, dies or gets up inside does so `by` this; not by what merely falls due meanwhile. */
  asDeedOf(by: By, happen: () => void): void;
}

/** One kind of command: its schema, where it may be given, how it is decided, and how it is offered. */
export interface CommandKind<Type extends string = string, Shape extends z.ZodRawShape = z.ZodRawShape> {
  type: Type;
  title: string;
  about: string;
  /** What its fields mean, for who writes scripts; no screen shows it. */
  fieldNotes?: string | undefined;
  when: readonly Mode[];
  fields: z.ZodObject<Shape>;
  /** IDs of the rules it applies, from the book; the first is the one that a refusal names. */
  rules: readonly string[];
  /** The dice that it throws first wherever it throws any, in order. */
  dice?: readonly KnownDie[] | undefined;
  decide(decision: Decision, command: z.infer<z.ZodObject<Shape>>): void;
  /** Ready-made commands of this kind for the present moment; none where it cannot be given. */
  offers?:
    | ((campaign: Campaign, system: System) => Offer<z.input<z.ZodObject<Shape>> & { type: Type }>[])
    | undefined;
}

/** Something that will fall due at a moment of the clock. */
export interface Due {
  id: string;
  at: number;
  order: DueOrder;
  label: string;
  secret?: boolean;
  /** Where it comes from, for the referee who wonders. */
  source?: string;
  fire(decision: Decision): void;
}

/** What happens first when several things fall due at one moment. */
export const DUE_ORDER = ['light', 'timer', 'ration', 'condition', 'encounter-clock', 'night'] as const;
export type DueOrder = (typeof DUE_ORDER)[number];

export interface ReactionTable {
  title: string;
  /** Its rule; a custom table has none. */
  rule?: string;
  rows: readonly ReactionRow[];
  /** Rolls the reaction. `disposition` is what the referee knows of them beforehand. */
  roll(decision: Decision, edge: Edge, disposition: Disposition): { roll: Roll; row: ReactionRow };
  /** The rows where options of the campaign move their ranges; left out where they never do. */
  rowsIn?(campaign: Campaign): readonly ReactionRow[];
  /** Chance of each row, in the order of `rows`; they add up to 1. Without a campaign every option is as it starts. */
  odds(edge: Edge, disposition: Disposition, campaign?: Campaign): number[];
  /** Chance of each total from `least` up, where rows are ranges of totals; left out where they are not. */
  spread?(edge: Edge): { least: number; chances: number[] };
}

export type Disposition = 'friendly' | 'neutral' | 'hostile';

/** A phase of the fight: what happens when it begins. The next one follows by itself unless this one waits for a combatant. */
export interface FightPhase {
  id: PhaseId;
  label: string;
  /** Sets the slots or rolls what is rolled. Gives back true when the referee must act before the fight goes on. */
  begin(decision: Decision): boolean;
}

export interface FightRules {
  /** Phases before the first round, and those of every round, in order. `morale` and `aftermath` are everybody's. */
  opening: readonly FightPhase[];
  round: readonly FightPhase[];
  /** Length of a round on the campaign's clock in seconds; 0 where rounds do not move it. */
  roundSeconds: number;
  /** At the end of every round. */
  roundEnds?(decision: Decision): void;
  /** The event by which a combatant declares; left out where nobody does. */
  declaring?: string;
  /** When a combatant's turn begins (their slot comes up). */
  slotBegins?(decision: Decision, who: readonly string[]): void;
  /** When the slot of those who cannot act comes up; left out where they have no turn. */
  helplessTurn?(decision: Decision, who: readonly string[]): void;
  /** Left out where everyone acts on their own. */
  many?: ManyRules;
  /** When all of a slot have acted: carries out what they declared; gives back whether there was anything. */
  slotEnds?(decision: Decision): boolean;
  /** Rolls the morale check of the others; gives back whether they hold. */
  morale?(decision: Decision): boolean;
  /** Ids of the reasons to check morale that exist now, `id:creature` for one about a creature; each is asked for once. */
  moraleReasons?(campaign: Campaign): string[];
  /** What each reason is called, by its id; `{name}` stands for the creature that it is about. */
  moraleWords?: Readonly<Record<string, string>>;
  /** Whether a combatant is out of the fight, so that the helpless can be struck; left out: all who can’t act are. */
  isBeaten?(creature: Creature, campaign: Campaign): boolean;
  /** When the fight is over, before it is settled. */
  ends?(decision: Decision): void;
  /** What is to be settled when the fight is over, and how a line of it is settled. */
  aftermath(campaign: Campaign): { id: string; label: string }[];
  settle(decision: Decision, id: string): void;
}

export type Ware = WareOf<Decision>;

/** A rule system: data first, functions where data cannot say it. */
export interface System {
  id: SystemId;
  name: string;
  credit: Credit;
  words: Words;
  scales: Scales;
  /** The scales where options of the campaign set some of them; left out where none do. */
  scalesIn?(campaign: Campaign): Scales;
  calendar: Calendar;
  /** The hour at which it grows dark where an option of the campaign moves it; else the calendar's. */
  duskIn?(campaign: Campaign): number;
  /** What tables argue about, and the numbers that a house may change. */
  options: readonly OptionKind[];
  numbers: readonly NumberKind[];
  /** Every rule by its ID, in the order of the checklist. */
  book: readonly Rule[];
  /** The words of the log for its own events, and for shared events where it says them in its own way. */
  tell: readonly Teller[];
  /** What is worth telling of its own events, when a session is told as a tale; left out where nothing is. */
  tale?: readonly Witness[];
  /** Commands that put its own events of a receipt right; left out where none need any. */
  amends?: readonly Amender[];
  /** What `Creature.sheet` and `Campaign.own` hold in this system; an example of figures that may be given for some of a sheet. */
  sheet: z.ZodObject;
  sheetExample: Creature['sheet'];
  /** `ofGroup` names those that each group of a split party has for itself. */
  details: { schema: z.ZodType; start: Campaign['details']; ofGroup?: readonly string[] };
  /** What the `details` of things hold; of a kind that is left out anything is taken. */
  detailsOf?: Readonly<Partial<Record<DetailsKind, DetailsOf>>>;
  events: readonly EventKind[];
  commands: readonly CommandKind[];
  /** The dice that commands of all systems roll first in this one, by their type. */
  dice?: Readonly<Record<string, readonly KnownDie[]>>;
  sample: () => readonly { type: string; [field: string]: unknown }[];
  fight: FightRules;
  reaction: ReactionTable;
  /** Names of the random tables and their results, numbered from 1. */
  tables: Readonly<Record<string, readonly string[]>>;
  statBlocks: readonly StatBlock[];
  /** Who is met in a new land until its referee says more: lines of an encounter table. Left out where nobody is. */
  wilds?: readonly string[];
  ownBlocks: BlockRules;
  /**
   * Makes a creature of a stat block; it is not yet in the campaign. Dice for its hit points are rolled where the block has
   * some, unless `hitPoints` says how many there are at most.
   */
  creatureOf(decision: Decision, block: StatBlock, name: string, hitPoints?: number): Omit<Creature, 'id'>;
  travel: {
    /** What the way into a neighbouring hex costs. */
    leg(campaign: Campaign, to: HexLabel): Leg;
    /** Whether the road can be walked at this hour at all; left out where it always can. */
    open?(campaign: Campaign): boolean;
    /** Seconds the party can still walk today; refuses with a reason when there are none. */
    limit(decision: Decision, to: HexLabel): number;
    /** After a stretch of road; `arrived` tells whether the hex was reached. Encounter checks belong here. */
    walked(decision: Decision, to: HexLabel, arrived: boolean, leg: Leg): void;
    /** Before the stretch: weather, losing the way. */
    setsOut?(decision: Decision, to: HexLabel): void;
  };
  /** Long stays between adventures; left out where the rules have none. */
  downtime?: DowntimeRules;
  /** What someone may ask of those met, and how likely it is granted; left out where there is no such rule. */
  asks?(campaign: Campaign, speaker: Creature): Ask[];
  /** After every exploration turn in a site: the encounter check. */
  explorationTurn(decision: Decision): void;
  /** The odds of the encounter check that comes next; null where none comes. Left out where the rules never check. */
  odds?(campaign: Campaign, to?: HexLabel): Odds | null;
  /** Takes hit points off a creature by the system's rules, with all that follows (dying, death). */
  hurt(decision: Decision, creature: string, amount: number, why: string): void;
  heal(decision: Decision, creature: string, amount: number, why: string): void;
  /** What ends when hit points are put right above 0; left out where they alone put nobody down. */
  backOnFeet?(decision: Decision, creature: string): void;
  /** The die of a die-driven timer after it showed `face`. */
  wear(die: number, face: number): number;
  /** What a lit light is: a countdown or a die, in seconds; undefined for things that give no light. */
  lightOf(item: Pick<Item, 'name' | 'die' | 'details'>, campaign: Campaign): LightKind | undefined;
  /** Dice that things of this system may have, and the rule that says so; left out where any will do. */
  itemDice?: { sides: readonly number[]; rule: string };
  /** What hands hold; left out where nothing takes any. */
  hands?: HandRules;
  /** Slots that a condition fills by default; left out where conditions fill none. */
  conditionSlots?: number;
  /** What comes due by this system's own nature: meals, nightfall, diseases. */
  dues(campaign: Campaign): Due[];
  /** What no time brings: hurts that last until they are cared for. Left out where there are none. */
  waits?(campaign: Campaign): Wait[];
  /** After a timer has come due. */
  timerDue?(decision: Decision, timer: Timer): void;
  sessionOpens?(decision: Decision): void;
  sessionCloses?(decision: Decision): void;
  summary(creature: Creature, campaign: Campaign): Summary;
  /** How a creature lies dying; undefined for all others. Left out where nobody does. */
  dying?(creature: Creature, campaign: Campaign): Dying | undefined;
  /** The sheet in reading order: abilities first, then derived values, then what only this system has. */
  figures(creature: Creature, campaign: Campaign): FigureGroup[];
  /** Figures for programs; slots and lights are known without it. */
  derived?(creature: Creature, campaign: Campaign): Derived;
  /** What matters of a thing in a few words: "d6, two hands", "Armour 1". */
  itemLine(item: Item): string;
  /** The coin that the text counts in; left out where it names none, and coins are coins. */
  coins?: Coin;
  shop: ShopRules<Decision>;
  making?: MakingRules;
  /** "7 of 12 hours gone": what the day still holds. */
  dayBudget(campaign: Campaign): string;
}

type KeyOf<Union> = Union extends unknown ? keyof Union : never;

/**
 * Makes offers of one kind: a field or a blank that the kind lacks does not compile. It is a conditional type because only
 * such a one knows, in the call of `defineCommand`, of the fields given there; and it knows of them where a parameter is
 * named, be it `_campaign`.
 */
type OffersOf<Shape, Made extends Pick<Offer, 'command'>> = Shape extends z.ZodRawShape
  ? (
      campaign: Campaign,
      system: System,
    ) => (Offer<z.input<z.ZodObject<Shape>>> &
      Made & { command: Record<Exclude<KeyOf<Made['command']>, keyof Shape>, never> })[]
  : never;

/** Declares a kind of command; see CommandKind. */
export function defineCommand<
  const Type extends string,
  Shape extends z.ZodRawShape,
  Made extends Pick<Offer, 'command'> = Pick<Offer, 'command'>,
>(
  kind: Omit<CommandKind<Type, Shape>, 'rules' | 'offers'> & { offers?: OffersOf<Shape, Made> | undefined },
): CommandKind<Type, Shape>;
export function defineCommand(kind: Omit<CommandKind, 'rules'>): CommandKind {
  return { rules: [], ...kind };
}

/** A command of this kind; fields with a default may be left out. */
export type CommandOf<Kind extends CommandKind> = Kind extends CommandKind ? z.input<Kind['fields']> : never;
