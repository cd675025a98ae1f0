import type { Offer } from '../campaign/offer.ts';
import type { Roll } from '../dice/dice.ts';
import type { Looks } from './encounterView.ts';

export interface FightView {
  round: number;
  /** The way of this round, from what is done to what is to come. */
  steps: StepView[];
  slots: { label: string; now: boolean; who: CombatantView[] }[];
  /** Those of the party who have no part in it: they lay there when it began, or stand apart. */
  beside: CombatantView[];
  morale: string[];
  /** What is done in a round is declared before. */
  declares: boolean;
  /** The blows of the last rounds in which there were any, oldest first. */
  blows: BlowView[];
  outcome: string;
  aftermath: { id: string; label: string; done: boolean }[];
}

export interface StepView {
  id: string;
  label: string;
  state: 'done' | 'now' | 'to come';
  /** What it waits for: "at 4 lost, 3 so far". */
  why?: string;
}

/** A blow, or several together, at one target. Figures that a system does not have are left out. */
export interface BlowView {
  seq: number;
  /** Those of one round have the same number; the highest is the last. */
  round: number;
  target: string;
  /** Who struck, with their dice; where several struck together, those of each. */
  strikers: { id: string; rolls: Roll[] }[];
  /** What was rolled to hit, and what it had to reach. */
  total?: number;
  against?: number;
  hit: boolean;
  /** All that made the damage, which is their sum; left out where it missed, or where nobody wrote it down. */
  terms?: { what: string; by: number; sides?: number | undefined }[];
  /** Why it did nothing, where neither roll nor terms say so. */
  idle?: string;
  /** What got through; hit points before and after. */
  damage: number;
  from?: number;
  left?: number;
  /** What followed, in the words of the log: a death, else the last of it. */
  then: string;
  /** It is all of the last act, which can be undone. */
  last: boolean;
  /** Takes back what it did and leaves the rest; where the game remembers it, and it did something. */
  back?: Offer;
}

/** Somebody of the party between life and death, at any moment of the game. */
export interface DyingView {
  id: string;
  name: string;
  /** What is left, and what it counts: 3 "rounds left". Nothing runs down without it. */
  left?: { count: number; unit: string };
  line: string;
  help: Offer[];
  /** Who has declared to help; nobody else is offered then. */
  coming: string[];
  /** Who stands but can't help now. */
  cannot: string[];
  /** Why nobody can, where the rules give them no way. */
  noHelp?: string;
  /** The timer that runs, where one does. */
  timer?: string;
}

export interface CombatantView extends Looks {
  id: string;
  name: string;
  side: 'party' | 'others';
  /** Which of their side they are, in the order they joined, from 1: theirs until the fight ends. */
  number: number;
  status: 'up' | 'down' | 'dead' | 'fled';
  hitPoints: { now: number; max: number };
  line: string;
  /** What they strike with and what guards them: "short sword d6", "Armor 1". */
  arms: string[];
  marks: string[];
  acted: boolean;
  /** They have no action left in this turn, which goes on until it is ended. */
  spent: boolean;
  /** What is decided in this turn is carried out when all have decided. */
  waits: boolean;
  now: boolean;
  /** What they are one of: "Goblin". */
  kind: string;
  /** What they declared or did last in this round. */
  deed: string;
  offers: Offer[];
}
