import type { Decision } from '../contract.ts';
import type { Attribute } from './sheet/attributes.ts';

/** Where two systems that are otherwise one game (Cairn; Block, Dodge, Parry) go different ways. */
export interface Family {
  /** What someone is who has lost all of a score: unable to act. STR is death everywhere. */
  spent: Readonly<Record<'dex' | 'wil', string>>;
  /** A Critical Damage Save failed; `by` is who dealt the damage, `cause` what with: "sword", "a fall". */
  critical(decision: Decision, creature: string, attribute: Attribute, by?: string, cause?: string): void;
  /** A Critical Damage Save was passed. */
  spared?(decision: Decision, creature: string): void;
  /** Damage left someone at exactly 0 hit points; `lost` is how many they had. */
  scar?(decision: Decision, creature: string, lost: number): void;
  /** A blow of a fight got through to someone, and all of its moment have taken their damage. */
  shaken?(decision: Decision, creature: string): void;
  /** Attacks are about to be rolled at someone, who may meet them at a price: impairs them at once, or turns damage aside later. */
  meetsBlow?(decision: Decision, creature: string): 'impairs' | 'turns' | undefined;
  /** A blow that would hurt is turned aside at a price; gives back what still lands. */
  guard?(decision: Decision, creature: string, damage: number): number;
}
