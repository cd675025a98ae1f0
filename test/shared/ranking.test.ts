import { expect, it } from 'vitest';
import { numbered } from '../../shared/page/ranking.ts';

it.each([
  ['8 goblins', { count: '8', words: 'goblins' }],
  ['2d6 wolves', { count: '2d6', words: 'wolves' }],
  ['3 x ogre', { count: '3', words: 'ogre' }],
  ['goblin', { words: 'goblin' }],
  ['8', { words: '8' }],
  ['8th legion', { words: '8th legion' }],
])('reads how many are meant by “%s”', (typed, read) => expect(numbered(typed)).toEqual(read));
