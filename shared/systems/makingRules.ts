import type { Drawn } from '../campaign/making/draft.ts';
import type { AnyCommand } from '../campaign/offer.ts';
import type { Campaign } from '../campaign/state.ts';

/** What a step of a new character gives: a figure, a word, or names of gear. */
export type DrawnValue = number | string | string[];

/** A row of a step’s table, with the totals that give it where it is rolled. */
export interface MakingRow {
  value: number | string;
  label: string;
  detail?: string;
  from?: number;
  to?: number;
}

/** One step of a new character: by dice, from a table, or typed. */
export interface MakingStep {
  id: string;
  title: string;
  /** What it belongs to, as the screen heads it: “Abilities”, “Gear”. */
  part: string;
  kind: 'number' | 'choice' | 'many' | 'text' | 'look';
  about?: string;
  /** What is thrown for it, as a notation; left out where it is only chosen. */
  dice?: string;
  /** What the total of the dice is multiplied by. */
  times?: number;
  rows?: readonly MakingRow[];
  /** Bounds of a figure. */
  least?: number;
  most?: number;
  /** What holds where nothing is chosen. */
  usual?: DrawnValue;
  /** It may stay open. */
  optional?: boolean;
}

/** How this system’s book makes a character, step by step. */
export interface MakingRules {
  /** The steps in order; what was drawn so far decides which there are. */
  steps(campaign: Campaign, drawn: Drawn): readonly MakingStep[];
  /** Steps that the rules want rolled again, and why. */
  again?(drawn: Drawn): { steps: readonly string[]; why: string } | undefined;
  /** Coins that are left once the gear is paid for, below 0 where it is too dear; undefined while nobody knows. Left out where none are given. */
  purse?(campaign: Campaign, drawn: Drawn): number | undefined;
  /** The system’s own command that makes the character of what was drawn; every step that isn’t optional is. */
  command(drawn: Drawn): AnyCommand;
}
