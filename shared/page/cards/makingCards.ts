import type { Throw } from '../../dice/dice.ts';
import type { DrawnValue, MakingStep } from '../../systems/makingRules.ts';
import type { SheetFigure } from './sheetCards.ts';

/** A step of a new character, and what it gave. */
export interface MakingStepCard extends MakingStep {
  /** What was thrown or chosen, and as people read it; left out while the step is open. */
  value?: DrawnValue;
  shown?: string;
  /** It is as usual, not drawn. */
  isUsual: boolean;
  thrown: Throw[];
  throws: number;
}

/** A new character who is being made. */
export interface MakingCard {
  steps: MakingStepCard[];
  /** Something was drawn already. */
  begun: boolean;
  /** Why it can’t be finished yet, in words; empty where it can. */
  missing: string;
  /** What is left of the purse, below 0 where the gear is too dear; null where there is none, or nobody knows yet. */
  purse: { left: number; coins: string } | null;
  /** The sheet as it would be; null while something is missing. */
  sheet: {
    hitPoints: number;
    line: string;
    slots?: { used: number; total: number };
    groups: { title: string; figures: Pick<SheetFigure, 'label' | 'value'>[] }[];
    items: { name: string; detail: string; slots: number; count: number; die?: number }[];
  } | null;
}
