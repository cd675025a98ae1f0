import type { Campaign } from '../campaign/state.ts';
import type { Edge, Roll } from '../dice/dice.ts';

export interface ReactionRow {
  id: string;
  label: string;
  from: number;
  to: number;
  text: string;
  /** How friendly it is: −2 hostile, −1 wary, 0 uncertain, 1 friendly, 2 very friendly; custom tables leave it out. */
  mood?: number;
}

/** What those who are met think of the party. */
export interface ReactionTableOf<Decision> {
  title: string;
  /** Its rule; a custom table has none. */
  rule?: string;
  rows: readonly ReactionRow[];
  /** Rolls the reaction; `advantage` speaks for the party. `disposition` is what the referee knows of them beforehand. */
  roll(decision: Decision, edge: Edge, disposition: Disposition): { roll: Roll; row: ReactionRow };
  /** The rows where options of the campaign move their ranges; left out where they never do. */
  rowsIn?(campaign: Campaign): readonly ReactionRow[];
  /** Chance of each row, in the order of `rows`; they add up to 1. Without a campaign every option is as it starts. */
  odds(edge: Edge, disposition: Disposition, campaign?: Campaign): number[];
  /** Chance of each total from `least` up, where rows are ranges of totals; left out where they are not. */
  spread?(edge: Edge): { least: number; chances: number[] };
}

export type Disposition = 'friendly' | 'neutral' | 'hostile';
