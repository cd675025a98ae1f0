import type { DrawnLand } from '../../../shared/drawing/map/scene.ts';
import type { GameView } from '../../../shared/api.ts';
import { knownLand } from '../../../shared/hex/knownLand.ts';

/** A map as it leaves the screen: for whom, and the land that they know. */
export interface MapFor {
  whose: 'referee' | 'players';
  label: string;
  /** Whose it is, as a file is called. */
  owner: string;
  /** What is said where there is nothing to draw. */
  empty: string;
  land: (land: GameView['land']) => DrawnLand;
}

export const MAPS: readonly MapFor[] = [
  {
    whose: 'referee',
    label: 'for the referee',
    owner: 'referee’s',
    empty: 'There is no land yet. Close this, press Ctrl+M and paint some.',
    land: (land) => land,
  },
  {
    whose: 'players',
    label: 'for the players',
    owner: 'players’',
    empty:
      'The players know nothing of this land yet. They know a hex when the party enters it, or when you mark it as known.',
    land: knownLand,
  },
];
