import type { z } from 'zod';
import type { Amender, By, EventKind, Teller } from '../campaign/event.ts';
import type { Offer } from '../campaign/offer.ts';
import type { Campaign, Creature, Item, SystemId, Timer } from '../campaign/state.ts';
import type { Edge, Roll } from '../dice/dice.ts';
import type { HexLabel } from '../hex/coordinates.ts';
import type { BlockRules } from './blockRules.ts';
import type { BodyRulesOf } from './bodyRules.ts';
import type { Credit } from './credit.ts';
import type { DowntimeRules } from './downtimeRules.ts';
import type {
  Ask,
  Derived,
  DetailsKind,
  DetailsOf,
  FigureGroup,
  KnownDie,
  Mode,
  Odds,
  StatBlock,
  Slots,
  Summary,
  Words,
} from './figures.ts';
import type { FightPhaseOf, FightRulesOf } from './fightRules.ts';
import type { LightRules } from './lightRules.ts';
import type { MakingRules } from './makingRules.ts';
import type { Witness } from '../tale/fact.ts';
import type { Calendar } from '../time/calendar.ts';
import type { Scales } from '../time/scales.ts';
import type { RoadHabits } from './roadHabits.ts';
import type { NumberKind, OptionKind, Rule } from './ruleBook.ts';
import type { MoneyRulesOf, WareOf } from './moneyRules.ts';
import type { ReactionTableOf } from './reactionRules.ts';
import type { TravelRulesOf } from './travelRules.ts';

export type { Dying, HandRules, Holder, Wait } from './bodyRules.ts';
export type * from './figures.ts';
export type * from './lightRules.ts';
export type { Coin } from './moneyRules.ts';
export type { Disposition, ReactionRow } from './reactionRules.ts';
export type { Leg } from './travelRules.ts';

/** One command being decided: what a rule may look at, roll and say. */
export interface Decision {
  /** The current campaign, including everything emitted so far. */
  readonly state: Campaign;
  readonly system: System;
  /** Throws `count` dice of `sides`, summed with `bonus`. Recorded with the next event. */
  throwDice(purpose: string, count: number, sides: number, bonus?: number): Roll;
  /** Throws one percentile die that shows tens, from 10 to 100. */
  throwTens(purpose: string): Roll;
  /** Rolls one die, or two of which by `advantage` the higher counts, by `disadvantage` the lower. */
  throwEdge(purpose: string, sides: number, edge: Edge, bonus?: number): Roll;
  /** Throws a notation such as `2d6+1`; refuses what is none with `bad-dice`. */
  throwNotation(purpose: string, notation: string): Roll;
  /** Makes a fact of something and changes `state` at once; dice rolled since the last event go with it, `rules` decided it. */
  emit<Shape extends z.ZodRawShape>(
    kind: EventKind<Shape>,
    fields: z.input<z.ZodObject<Shape>>,
    header?: GivenHeader,
  ): void;
  /**
   * Emits a fact of each of several creatures, as `emit` one after the other; in a sandbox that changes `state` only once. None of
   * them looks at what another has changed.
   */
  emitEach<Shape extends z.ZodRawShape>(
    kind: EventKind<Shape>,
    each: readonly z.input<z.ZodObject<Shape>>[],
    header?: GivenHeader,
  ): void;
  /** Everything emitted inside is a line of this command's receipt; `fell` names what fell due and brings it. */
  asReceipt(happen: () => void, fell?: string): void;
  /** Whose deed this is, where it is somebody’s. */
  readonly deed: By | undefined;
  /** Who falls, dies or gets up inside does so `by` this; not by what merely falls due meanwhile. */
  asDeedOf(by: By, happen: () => void): void;
}

/** What is said with an event of itself; the rules may be looked up later, and only where a log is kept. */
export interface GivenHeader {
  secret?: boolean;
  rules?: readonly string[] | (() => readonly string[]);
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
  /** Among its offers may be some that help the dying; no other kind has such offers. */
  helps?: true;
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
export const DUE_ORDER = [
  'light',
  'timer',
  'ration',
  'condition',
  'encounter-clock',
  'night',
  'festival',
] as const;
export type DueOrder = (typeof DUE_ORDER)[number];

export type BodyRules = BodyRulesOf<Decision>;
export type FightPhase = FightPhaseOf<Decision>;
export type FightRules = FightRulesOf<Decision>;
export type MoneyRules = MoneyRulesOf<Decision>;
export type ReactionTable = ReactionTableOf<Decision>;
export type TravelRules = TravelRulesOf<Decision>;
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
  /** What tables argue about, and the numbers that a house may change. */
  options: readonly OptionKind[];
  numbers: readonly NumberKind[];
  /** Every rule by its ID, in the order of the checklist. `Rule` says what a row has to name. */
  book: readonly Rule[];
  /** The words of the log for its own events, and for shared events where it says them in its own way. */
  tell: readonly Teller[];
  /** What is worth telling of its own events, when a session is told as a tale; left out where nothing is. */
  tale?: readonly Witness[];
  /** Commands that put its own events of a receipt right; left out where none need any. */
  amends?: readonly Amender[];
  /** What `Creature.sheet` holds in this system; an example of figures that may be given for some of a sheet. */
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
  /** A small land with a party in it, to begin with: at least two characters, some of their things, and somebody to meet. */
  sample: () => readonly { type: string; [field: string]: unknown }[];
  fight: FightRules;
  reaction: ReactionTable;
  /** Names of the random tables and their results, numbered from 1. */
  tables: Readonly<Record<string, readonly string[]>>;
  /** Who can be met; at least two kinds. */
  statBlocks: readonly StatBlock[];
  /** Who is met in a new land until its referee says more: lines of an encounter table. Left out where nobody is. */
  wilds?: readonly string[];
  ownBlocks: BlockRules;
  /**
   * Makes a creature of a stat block, another one each time; it is not yet in the campaign. Dice for its hit points are rolled
   * where the block has some, unless `hitPoints` says how many there are at most.
   */
  creatureOf(decision: Decision, block: StatBlock, name: string, hitPoints?: number): Omit<Creature, 'id'>;
  travel: TravelRules;
  /** How a party lives on the road while nobody is asked. */
  habits: RoadHabits;
  light: LightRules;
  bodies: BodyRules;
  money: MoneyRules;
  /** Long stays between adventures; left out where the rules have none. */
  downtime?: DowntimeRules;
  /** What someone may ask of those met, and how likely it is granted; left out where there is no such rule. */
  asks?(campaign: Campaign, speaker: Creature): Ask[];
  /** After every exploration turn in a site: the encounter check. */
  explorationTurn(decision: Decision): void;
  /**
   * The odds of the encounter check that comes next; null where none comes. Left out where the rules never check. On the road they
   * go by the region of the hex entered, and by what a leg goes by (`TravelRules.leg`).
   */
  odds?(campaign: Campaign, to?: HexLabel): Odds | null;
  /** The die of a die-driven timer after it showed `face`. */
  wear(die: number, face: number): number;
  /** Dice that things of this system may have, and the rule that says so; left out where any will do. */
  itemDice?: { sides: readonly number[]; rule: string };
  /**
   * What comes due by the system’s nature: meals, nightfall, diseases, and daybreak, which turns the weather (`turnWeather`). What comes
   * after `until` may be left out.
   */
  dues(campaign: Campaign, until: number): Due[];
  /** After a timer has come due. */
  timerDue?(decision: Decision, timer: Timer): void;
  sessionOpens?(decision: Decision): void;
  sessionCloses?(decision: Decision): void;
  summary(creature: Creature, campaign: Campaign): Summary;
  /** The slots of that summary; undefined for those whose slots the rules don’t count. */
  slots(creature: Creature, campaign: Campaign): Slots | undefined;
  /** The sheet in reading order: abilities first, then derived values, then what only this system has. */
  figures(creature: Creature, campaign: Campaign): FigureGroup[];
  /** Figures for programs; slots and lights are known without it. */
  derived?(creature: Creature, campaign: Campaign): Derived;
  /** What matters of a thing in a few words: "d6, two hands", "Armour 1". */
  itemLine(item: Item): string;
  making?: MakingRules;
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
