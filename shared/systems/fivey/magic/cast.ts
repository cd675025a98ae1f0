import type { Creature } from '../../../campaign/state.ts';
import { passive, skilledBonus, type Stat } from '../sheet/sheet.ts';

/** A spell as it is cast. */
export interface Cast {
  caster: Creature;
  targets: Creature[];
  /** [L], from 1. */
  level: number;
  spell: string;
  /** Skilled in it, or attuned to the vessel. */
  skilled: boolean;
  /** Targets whose skill fits withstanding it. */
  skilledTargets: readonly string[];
  /** The charmed one speaks for all who are met. */
  speaks: boolean;
}

/** The stats with which spells are cast and withstood (FV-215). */
export const SPELL_STAT: Stat = 'int';
export const SPELL_SAVE: Stat = 'dex';

/** What a spell is withstood against: 10 and the caster’s stat, doubled by a skill (FV-215). */
export const spellDc = ({ caster, skilled }: Cast): number =>
  passive(skilledBonus(caster, SPELL_STAT, skilled));
