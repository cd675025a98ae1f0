import type { Words } from '../contract.ts';

/** What Cairn calls things. */
export const words: Words = {
  referee: 'Warden',
  character: 'PC',
  hitPoints: 'HP',
  turn: 'turn',
  round: 'Round',
  watch: 'watch',
  difficulty: 'score',
  armour: 'Armor',
};
