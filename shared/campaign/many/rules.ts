import type { AnyCommand, Offer } from '../offer.ts';
import type { Campaign, Creature } from '../state.ts';

/** What a player may decide before a blow is rolled. */
export interface MayAnswer {
  /** In words: "block with a Shield". */
  does: string;
  /** What it adds to the command of the blow. */
  adds: Omit<AnyCommand, 'type'>;
}

/** What someone does unless the referee says otherwise. Its words are made only where somebody reads them. */
export interface UsualAct {
  command: AnyCommand;
  /**
   * Whom it may be aimed at, by their ids, which its command’s `target` says, or `targets` where it strikes many at once; left out
   * where it is aimed at nobody.
   */
  aim?: { many: boolean; at: readonly string[] };
  /** The same as an offer. */
  offer(): Offer;
}

/** What a system says so that many can act at once. */
export interface ManyRules {
  /** What someone who may act now does unless the referee says otherwise; undefined where that is nothing. */
  usualAct(campaign: Campaign, id: string): UsualAct | undefined;
  /** Whether someone whose turn is not over has done something in it; left out where one act is the whole turn. */
  hasBegun?(campaign: Campaign, id: string): boolean;
  /** What the player of a target may decide before an attacker’s usual blow is rolled. */
  mayAnswer?(campaign: Campaign, target: Creature, attacker: Creature): MayAnswer | undefined;
  /** Whether a player must answer for a creature before the fight goes on. */
  isAsked?(creature: Creature): boolean;
}
