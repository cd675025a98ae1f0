import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { house, root } from './house.ts';

const pure = 'shared is pure: pass chance, time and input in as arguments.';
const few = 'shared imports its own files, zod and honeycomb-grid only.';
const runs = 'Every test runs, always: finish it or delete it.';

/** Path of the file that breaks the house, its text, the rule that says so, and a word of what it says. */
const BREACHES: [path: string, text: string, rule: string, message: string][] = [
  ['shared/chance.ts', 'export const a = Math.random();', 'no-restricted-properties', pure],
  ['shared/clock.ts', 'export const a = Date.now();', 'no-restricted-properties', pure],
  ['shared/now.ts', 'export const a = new Date();', 'no-restricted-syntax', pure],
  ['shared/nowInWords.ts', 'export const a = Date();', 'no-restricted-syntax', pure],
  ['shared/node.ts', "export { readFileSync } from 'node:fs';", 'no-restricted-imports', few],
  ['shared/library.ts', "export { createMachine } from 'xstate';", 'no-restricted-imports', few],
  [
    'shared/any.ts',
    'export const a = (b: any): string => String(b);',
    '@typescript-eslint/no-explicit-any',
    '',
  ],
  [
    'shared/hiddenAny.ts',
    "export const a: string = JSON.parse('1');",
    '@typescript-eslint/no-unsafe-assignment',
    '',
  ],
  [
    'src-main/promise.ts',
    'export const a = (): void => { Promise.resolve(1); };',
    '@typescript-eslint/no-floating-promises',
    '',
  ],
  [
    'src-main/hosts/electron/preload.ts',
    "export { readFileSync } from 'node:fs';",
    'no-restricted-imports',
    'The sandboxed preload',
  ],
  [
    'src-main/hosts/electron/playersPreload.ts',
    "export { readFileSync } from 'node:fs';",
    'no-restricted-imports',
    'The sandboxed preload',
  ],
  [
    'test/only.test.ts',
    "import { it } from 'vitest';\nit.only('a', () => undefined);",
    'no-restricted-syntax',
    runs,
  ],
  [
    'test/skip.test.ts',
    "import { describe } from 'vitest';\ndescribe.skip.each([1])('a', () => undefined);",
    'no-restricted-syntax',
    runs,
  ],
  [
    'test/later.test.ts',
    "import { it } from 'vitest';\nit.concurrent.todo('a');",
    'no-restricted-syntax',
    runs,
  ],
];

interface Report {
  filePath: string;
  messages: { ruleId: string; message: string }[];
}

describe('the linter catches', () => {
  let folder = '';
  let reports: Report[] = [];
  beforeAll(() => {
    folder = house(Object.fromEntries(BREACHES.map(([path, text]) => [path, `${text}\n`])));
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/eslint/bin/eslint.js'), 'shared', 'src-main', 'test', '--format', 'json'],
      { cwd: folder, encoding: 'utf8' },
    );
    reports = JSON.parse(stdout) as Report[];
  });

  it.each(BREACHES)('%s: %s (%s)', (path, _text, rule, message) => {
    const report = reports.find(({ filePath }) => filePath.endsWith(path));
    expect(report?.messages).toContainEqual(
      expect.objectContaining({ ruleId: rule, message: expect.stringContaining(message) as string }),
    );
  });
});
