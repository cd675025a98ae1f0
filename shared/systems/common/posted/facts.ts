/** An attack as a text gives it. */
export interface Attack {
  name: string;
  /** Sides of each die. */
  dice: number[];
  /** What is added to the dice. */
  plus: number;
  /** How often in a round: `2 × claw`. */
  times: number;
  /** `ranged`, `blast`. */
  traits: string[];
  /** Kind of harm: `piercing`; empty where none is said. */
  harm: string;
}

/** A thing worn that has a die of its own: `Leather D4`. */
export interface Protection {
  name: string;
  die: number;
}

export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha', 'wil', 'awr'] as const;
export type Ability = (typeof ABILITIES)[number];

/** All that texts say of creatures, whatever game they are for, with what each is. */
export interface Facts extends Record<Ability, number | string> {
  hp: number;
  /** Dice that make its hit points, as a figure: `HD 1-1` is 1, `HD 1/2` is 0.5. */
  hitDice: number;
  /** Armour class, counted upwards from 10 at the end of reading, however it stands. */
  ac: number;
  /** A class of defense under the name of DC. */
  dc: number;
  /** Points of armour. */
  armour: number;
  wears: Protection;
  shield: Protection;
  /** Of 100. */
  resolve: number;
  /** What 2d6 must not exceed. */
  morale: number;
  /** Feet in a round. */
  speed: number;
  /** In the system's own measure. */
  movement: number;
  challenge: number;
  rank: string;
  experience: number;
  attack: Attack;
  resists: string;
  immune: string;
  vulnerable: string;
  critical: string;
  detachment: true;
  darkSight: true;
  undead: true;
  kind: 'monster' | 'person';
  /** The name of a trait that a paragraph is about. */
  trait: string;
  /** Words that stand by themselves. */
  words: string;
  /** What no system has a place for. */
  aside: string;
}
export type FactKind = keyof Facts;

/** One thing that a text says, and the words that say it. */
export interface Fact<Kind extends FactKind = FactKind> {
  kind: Kind;
  value: Facts[Kind];
  text: string;
  /** Whether the words leave no doubt: `AC 12ish` does. */
  sure: boolean;
}

/** The game that a text was written for: later or earlier editions of the oldest one, or the system at hand. */
export type Game = 'fifth' | 'old' | 'own';

/** What a text says of a creature, in its order. */
export interface Posted {
  name: string;
  game: Game;
  facts: readonly Fact[];
}

const is = <Kind extends FactKind>(fact: Fact, kind: Kind): fact is Fact & Fact<Kind> => fact.kind === kind;

/** All facts of a kind. */
export const every = <Kind extends FactKind>({ facts }: Posted, kind: Kind): Fact<Kind>[] =>
  facts.filter((fact) => is(fact, kind));

/** The first fact of a kind: what is said twice counts once. */
export const first = <Kind extends FactKind>(posted: Posted, kind: Kind): Fact<Kind> | undefined =>
  every(posted, kind)[0];

/** Whether it is a block of the systems at hand with hit points; what it leaves out is then as usual. */
export const isOwnBlock = (posted: Posted): boolean =>
  posted.game === 'own' && first(posted, 'hp') !== undefined;
