import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';
import { bonusOf, passive, sheetOf, statFrom } from '../sheet/sheet.ts';

/** A spell as it is cast. */
export interface Cast {
  caster: Creature;
  targets: Creature[];
  /** [L], from 1. */
  level: number;
  spell: string;
  /** Skilled in it, or attuned to the vessel. */
  skilled: boolean;
  /** Whoever is charmed speaks for all who are met. */
  speaks: boolean;
}

/** The rule of casting and withstanding (FV-215). */
export const CASTING = 'FV-215';

/** What a spell is withstood against: 10 and the caster’s stat, a skill counted where the campaign says so (FV-215). */
export function spellDc({ state }: Decision, { caster, skilled }: Cast): number {
  const doubled = skilled && !sheetOf(caster).monster && rulingOf(state, 'passive-doubled');
  return passive(bonusOf(caster, statFrom(state, 'spell-stat')) * (doubled ? 2 : 1));
}
