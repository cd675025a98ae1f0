import { expect, it } from 'vitest';
import { readTableFile } from '../../src-renderer/tables/draft.ts';

const file = (name: string, text: string, size = text.length) => ({
  name,
  size,
  text: () => Promise.resolve(text),
});

it('a file of tables is a draft under its own name', async () => {
  expect(await readTableFile(file('Old road.csv', 'a'))).toEqual({ text: 'a', as: 'csv', name: 'Old road' });
  expect(await readTableFile(file('signs.md', 'a'))).toEqual({ text: 'a', as: 'md', name: 'signs' });
});

it.each([
  ['empty', file('none.md', ''), '“none.md” is empty.'],
  ['no text', file('picture.txt', 'a\0b'), '“picture.txt” is not a text file.'],
  [
    'too large',
    file('all.md', 'a', 3_000_000),
    '“all.md” is too large for tables: half a megabyte can be read.',
  ],
])('a file that is %s is refused in words', async (_how, given, fault) => {
  expect(await readTableFile(given)).toEqual({ fault });
});
