import type { GameView } from '../../../shared/api.ts';
import { knownLand } from '../knownLand.ts';

/** A map as it leaves the screen: for whom, and the land that they know. */
export interface MapFor {
  whose: string;
  label: string;
  land: (table: GameView) => GameView['land'];
}

export const MAPS: readonly MapFor[] = [
  { whose: 'referee’s', label: 'for the referee', land: ({ land }) => land },
  { whose: 'players’', label: 'for the players', land: ({ land }) => knownLand(land) },
];
