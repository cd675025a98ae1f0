/** Who is met in a new land until its referee writes other tables: lines as of any encounter table. */
export const wilds: readonly string[] = [
  '3x Pilgrims on their way: 1d4 Pilgrim',
  '2x Bandits: 1d4 Bandit',
  '2x Wolves: 1d4 Wolf',
  'Giant spiders: 1d2 Giant spider',
  'Restless dead: 1d3 Restless dead',
  'An ogre: Ogre',
];
