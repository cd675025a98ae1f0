import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { mutations } from '../../scripts/mutations/table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(mutations)('the mutation “$name” can be tried', ({ file, text, instead, tests }) => {
  const pieces = readFileSync(join(root, file), 'utf8').split(text);
  expect(pieces).toHaveLength(2);
  expect(instead).not.toBe(text);
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
});

it('no two mutations have one name', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});
