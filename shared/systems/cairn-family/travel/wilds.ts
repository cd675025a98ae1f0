/** Who is met in a new land until its referee writes other tables: lines as of any encounter table. */
export const wilds: readonly string[] = [
  '3x Villagers with a cart: 1d4 Villager',
  '2x Bandits: 1d4 Bandit',
  '2x Wolves: 1d4 Wolf',
  'Goblins: 1d6 Goblin',
  'Restless dead: 1d3 Restless dead',
  'An ogre: Ogre',
];
