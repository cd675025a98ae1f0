/** Who is met in a new land until its referee writes other tables: lines as of any encounter table. */
export const wilds: readonly string[] = [
  '3x Townspeople with a cart: 1d4 Townsperson',
  '2x A patrol: 1d3 Guard',
  '2x Marauders: 1d4 Marauder',
  '2x Dire hounds: 1d3 Dire hound',
  'A stone ogre: Stone ogre',
];
