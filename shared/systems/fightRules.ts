import type { ManyRules } from '../campaign/many/rules.ts';
import type { Campaign, Creature, PhaseId } from '../campaign/state.ts';

/** A phase of the fight: what happens when it begins. The next one follows by itself unless this one waits for a combatant. */
export interface FightPhaseOf<Decision> {
  id: PhaseId;
  label: string;
  /** Sets the slots or rolls what is rolled. Gives back true when the referee must act before the fight goes on. */
  begin(decision: Decision): boolean;
}

/** How a fight goes: its phases as data, and what happens at their edges. */
export interface FightRulesOf<Decision> {
  /** Phases before the first round, and those of every round, in order. `morale` and `aftermath` are everybody's. */
  opening: readonly FightPhaseOf<Decision>[];
  round: readonly FightPhaseOf<Decision>[];
  /** Length of a round on the campaign's clock in seconds; 0 where rounds do not move it. */
  roundSeconds: number;
  /** At the end of every round. */
  roundEnds?(decision: Decision): void;
  /** The event by which a combatant declares; left out where nobody does. */
  declaring?: string;
  /** When a combatant's turn begins (their slot comes up). */
  slotBegins?(decision: Decision, who: readonly string[]): void;
  /** When the slot of those who cannot act comes up; left out where they have no turn. */
  helplessTurn?(decision: Decision, who: readonly string[]): void;
  /** What foes do by one key, and many of a kind at once. */
  many: ManyRules;
  /** When all of a slot have acted: carries out what they declared; gives back whether there was anything. */
  slotEnds?(decision: Decision): boolean;
  /** Rolls the morale check of the others; gives back whether they hold. */
  morale?(decision: Decision): boolean;
  /** Ids of the reasons to check morale that exist now, `id:creature` for one about a creature; each is asked for once. */
  moraleReasons?(campaign: Campaign): string[];
  /** What each reason is called, by its id; `{name}` stands for the creature that it is about. */
  moraleWords?: Readonly<Record<string, string>>;
  /** Whether a combatant is out of the fight, so that the helpless can be struck; left out: all who can’t act are. */
  isBeaten?(creature: Creature, campaign: Campaign): boolean;
  /** When the fight is over, before it is settled. */
  ends?(decision: Decision): void;
  /** What is to be settled when the fight is over, and how a line of it is settled. */
  aftermath(campaign: Campaign): { id: string; label: string }[];
  settle(decision: Decision, id: string): void;
}
