/** For whom a map leaves the screen. */
export interface MapFor {
  whose: 'referee' | 'players';
  label: string;
  /** Whose it is, as a file is called. */
  owner: string;
  /** What is said where there is nothing to draw. */
  empty: string;
}

export const MAPS: readonly MapFor[] = [
  {
    whose: 'referee',
    label: 'for the referee',
    owner: 'referee’s',
    empty: 'There is no land yet. Close this, press Ctrl+M and paint some.',
  },
  {
    whose: 'players',
    label: 'for the players',
    owner: 'players’',
    empty:
      'The players know nothing of this land yet. They know a hex when the party enters it, or when you mark it as known.',
  },
];
