import type { DrawnLand } from '../../../shared/drawing/map/scene.ts';
import type { GameView } from '../../../shared/api.ts';
import { knownLand } from '../../../shared/hex/knownLand.ts';

/** A map as it leaves the screen: for whom, and the land that they know. */
export interface MapFor {
  whose: 'referee' | 'players';
  label: string;
  land: (land: GameView['land']) => DrawnLand;
}

export const MAPS: readonly MapFor[] = [
  { whose: 'referee', label: 'for the referee', land: (land) => land },
  { whose: 'players', label: 'for the players', land: knownLand },
];
