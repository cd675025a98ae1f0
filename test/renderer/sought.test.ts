import { expect, it } from 'vitest';
import type { TaleChapter } from '../../shared/api.ts';
import { soughtIn } from '../../src-renderer/log/told/sought.ts';

const sentence = (text: string, from: number, leftOut?: number) => ({
  runs: text === '' ? [] : [{ text, isNote: false }],
  from: [from],
  isSecret: false,
  reckoned: {},
  ...(leftOut !== undefined && { leftOut }),
});
const ford = sentence('They met Élan the goblin at the ford.', 1);
const mill = sentence('The mill is shut.', 2);
const night = sentence('Night fell at the ford.', 4);
const tale: TaleChapter[] = [
  { heading: 'Day 1', paragraphs: [[ford, mill, sentence('', 3, 1)], [mill]] },
  { heading: 'Day 2', paragraphs: [[mill, night]] },
];

it.each([
  ['ford', [[ford], [night]]],
  ['FORD  elan', [[ford]]],
  ['ford mill', []],
])('sentences with all the words of “%s” are left of a tale, and no empty paragraph or day', (text, left) => {
  const found = soughtIn(tale, text);
  expect(found.flatMap(({ paragraphs }) => paragraphs)).toEqual(left);
  expect(found).toHaveLength(left.length);
});

it('a tale in which nothing is sought is whole, with its marks', () => {
  expect(soughtIn(tale, ' ')).toBe(tale);
});
