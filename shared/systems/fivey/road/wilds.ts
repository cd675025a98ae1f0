/** Who is met in a new land until its referee writes other tables: lines as of any encounter table. */
export const wilds: readonly string[] = [
  '3x Travellers: 1d4 Commoner',
  '2x Goblins: 1d4 Goblin',
  '2x Orcs: 1d3 Orc',
  'A bear: Bear',
  'Skeletons: 1d4 Skeleton',
  'An ogre: Ogre',
];
