import { expect, it } from 'vitest';
import { asking, numbered, plain, rankOf } from '../../shared/page/ranking.ts';

it.each([
  ['8 goblins', { count: '8', words: 'goblins' }],
  ['2d6 wolves', { count: '2d6', words: 'wolves' }],
  ['3 x ogre', { count: '3', words: 'ogre' }],
  ['goblin', { words: 'goblin' }],
  ['8', { words: '8' }],
  ['8th legion', { words: '8th legion' }],
])('reads how many are meant by “%s”', (typed, read) => expect(numbered(typed)).toEqual(read));

it.each([
  ['The way to Barrow of Kings', 'The way to The Barrow of Kings…'],
  ['the drowned', 'Drowned Tower'],
  ['drowned tow', 'The Drowned Tower'],
])('finds by “%s” what is called “%s” as if it began so', (typed, label) => {
  const rank = (text: string): number | undefined =>
    rankOf({ kind: 'screen', label, detail: '', behind: 3 }, asking(text));
  expect(rank(typed)).toBe(rank(label.slice(0, -1)));
});

it.each([
  ['Überfluß', 'UBERFLUSS'],
  ['Málin', 'malin'],
  ['Ægir', 'aegir'],
  ['ﬁnd', 'find'],
])('“%s” is found by “%s”', (written, typed) => expect(plain(written)).toBe(plain(typed)));
