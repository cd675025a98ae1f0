import type { AnyCommand } from '../campaign/offer.ts';
import type { Campaign, Creature } from '../campaign/state.ts';

/** What a party wants of a night. */
export interface NightWishes {
  /** They sleep under a roof, among people. */
  bed: boolean;
  /** They look for food meanwhile, where the night has time for it. */
  forage: boolean;
}

/**
 * What a party on the road does by a system's own commands, for journeys that nobody is asked about: a forecast. All of it
 * follows from the campaign alone; a command that is refused is passed over.
 */
export interface RoadHabits {
  /** What comes next of the night, from camp to daybreak. */
  night(campaign: Campaign, wishes: NightWishes): AnyCommand;
  /** What does the hurt and the weary good by day; undefined where nothing would. Left out where nothing ever does. */
  tend?(campaign: Campaign): AnyCommand | undefined;
  /** What has to be said before a walk after dark; left out where nothing has. */
  march?: AnyCommand;
  /** A search for food by day; `night` where it is one of the night. Left out where the rules have no food to be found. */
  forage?: 'night' | ((campaign: Campaign) => AnyCommand | undefined);
  /** How those run from a fight whose turn it is; left out where the rules roll for nothing, and a fight is broken off. */
  flee?(actors: readonly string[]): AnyCommand;
  /** Options under which high dice bring nothing bad on the road; left out where they never do. */
  calm?: Campaign['options'];
  /** The event that says how the way was sought, and its field that says whether it was found; left out where it never is. */
  sought?: { event: string; found: string };
  /**
   * The hour by which the day’s meal has to be eaten, those of the party who have to, the event that says who ate, and who has gone
   * without once it is over; left out where nobody has to eat. `wears` where a meal rolls the die of food that has one.
   */
  meal?: {
    hour: number;
    eaters(campaign: Campaign): readonly Creature[];
    eaten: string;
    missed(campaign: Campaign): readonly string[];
    wears?: true;
  };
}
