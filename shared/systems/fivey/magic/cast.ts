import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';
import { bonusOf, passive, sheetOf, statFrom } from '../sheet/sheet.ts';

/** A spell as it is cast. */
export interface Cast {
  caster: Creature;
  targets: Creature[];
  /** [L], from 1 (FV-214). */
  level: number;
  spell: string;
  /** Skilled in it, or attuned to the vessel (FV-28). */
  skilled: boolean;
  /** Whoever is charmed speaks for all who are met (FV-218). */
  speaks: boolean;
}

/** What a spell is withstood against: 10 and the caster’s stat, a skill counted where the campaign says so (FV-23, FV-215). */
export function spellDc({ state }: Decision, { caster, skilled }: Cast): number {
  const doubled = skilled && !sheetOf(caster).monster && rulingOf(state, 'passive-doubled');
  return passive(bonusOf(caster, statFrom(state, 'spell-stat')) * (doubled ? 2 : 1));
}
