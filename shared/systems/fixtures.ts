import type { Derived } from './contract.ts';

/** The IDs of a checklist from number 1 up to the last, without those that it leaves out. */
export const upTo = (prefix: string, last: number, unused: readonly number[] = []): string[] =>
  Array.from({ length: last }, (_, index) => index + 1)
    .filter((number) => !unused.includes(number))
    .map((number) => `${prefix}${number}`);

/** A command of any system. */
type Command = Readonly<{ type: string; [field: string]: unknown }>;

/**
 * What tests of whole evenings have to be told. `sample` is then a land of 120 hexes with all that a first evening needs,
 * `examples/` tells two evenings in it, and the manual has a page of how it is played.
 */
export interface EveningFixtures {
  /** Camp is made first, and the night is spent after it. */
  campsFirst?: true;
  /** What the party does in downtime: found by its words, or under a key; whether it is planned first; what the log tells. */
  downtime: { find?: string; key?: string; planned: boolean; told: string };
}

/** What the tests of every system have to be told of one: it stands beside the system, and no program reads it. */
export interface SystemFixtures {
  /** The ID of every rule, in the order of the checklist. */
  rules: readonly string[];
  /** The folder of rules that it shares with its family, beside its own. */
  family?: string;
  /**
   * Two stat blocks of its bestiary, one that a few blows fell, and one that stands for some rounds and of whom six are a danger
   * to the sample’s party, but fall in the end. And the name of one that it does not have, though by the kinds of faces it has
   * their like (`src-main/queries/forms/kin.ts`).
   */
  foes: { weak: string; tough: string; akin: string };
  /** The types of commands of which a program may expect to know the dice beforehand; they may be fewer than those that tell some. */
  knownDice: readonly string[];
  /** How many presses of a key a round of four characters against eight foes may cost; a strike and its target are two. */
  keysOfARound: number;
  /** The house rule by which every character acts in a first round, where not all do. */
  allAct?: { option: string; value: string };
  /** A turn is over once its blows have fallen: one that is taken back gives nobody the turn back. */
  actsAtOnce?: true;
  /** Each has a turn of their own: no two of a kind ever act together. */
  actsAlone?: true;
  /** Commands that rest or camp; none may be given in a fight. */
  rests: readonly string[];
  /** No blow kills: whoever falls gets up after the fight. */
  killsNobody?: true;
  /** How somebody comes to lie dying, each command with the faces of its dice; left out where nobody does. */
  laysDying?(creature: string): readonly { command: Command; faces?: readonly number[] }[];
  /** What programs are told of a character besides slots, lights and actions. */
  derives: readonly (keyof Derived)[];
  /** What its weak foe strikes with and what guards it, as a fight says it; none where the rules give no figures. */
  arms: readonly string[];
  /** Its commands without a form, and fields without a blank: they stand in a table of an offer, or on a screen of their own. */
  withoutForm: readonly string[];
  /** What the dead and the living give to strike at a foe. */
  strike(actor: string, target: string): Command;
  /** A figure of the sheet that no rule allows. */
  badFigure: Readonly<Record<string, unknown>>;
  /** Figures of a stat block of one’s own. */
  ownBlock: Readonly<Record<string, unknown>>;
  /** Whole evenings can be played with what it brings along; left out where `sample` is only something to try. */
  evenings?: EveningFixtures;
}
