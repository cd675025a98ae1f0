import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { house, root } from './house.ts';

const pure = 'shared is pure: pass chance, time and input in as arguments.';
const few =
  'shared imports its own files, zod and honeycomb-grid only, d3 for charts and flatqueue for the road.';
const runs = 'Every test runs, always: finish it or delete it.';

/** Path of the file that breaks the house, its text, the rule that says so, and a word of what it says. */
const BREACHES: [path: string, text: string, rule: string, message: string][] = [
  ['shared/chance.ts', 'export const a = Math.random();', 'eslint(no-restricted-properties)', pure],
  ['shared/clock.ts', 'export const a = Date.now();', 'eslint(no-restricted-properties)', pure],
  ['shared/now.ts', 'export const a = new Date();', 'eslint-js(no-restricted-syntax)', pure],
  ['shared/nowInWords.ts', 'export const a = Date();', 'eslint-js(no-restricted-syntax)', pure],
  ['shared/node.ts', "export { readFileSync } from 'node:fs';", 'eslint-js(no-restricted-imports)', few],
  ['shared/library.ts', "export { createMachine } from 'xstate';", 'eslint-js(no-restricted-imports)', few],
  ['shared/any.ts', 'export const a = (b: any): string => String(b);', 'typescript(no-explicit-any)', ''],
  [
    'shared/hiddenAny.ts',
    "export const a: string = JSON.parse('1');",
    'typescript(no-unsafe-assignment)',
    '',
  ],
  [
    'src-main/promise.ts',
    'export const a = (): void => { Promise.resolve(1); };',
    'typescript(no-floating-promises)',
    '',
  ],
  [
    'src-main/hosts/electron/preload.ts',
    "export { readFileSync } from 'node:fs';",
    'eslint-js(no-restricted-imports)',
    'The sandboxed preload',
  ],
  [
    'src-main/hosts/electron/playersPreload.ts',
    "export { readFileSync } from 'node:fs';",
    'eslint-js(no-restricted-imports)',
    'The sandboxed preload',
  ],
  [
    'test/only.test.ts',
    "import { it } from 'vitest';\nit.only('a', () => undefined);",
    'eslint-js(no-restricted-syntax)',
    runs,
  ],
  [
    'test/skip.test.ts',
    "import { describe } from 'vitest';\ndescribe.skip.each([1])('a', () => undefined);",
    'eslint-js(no-restricted-syntax)',
    runs,
  ],
  [
    'test/skipSometimes.test.ts',
    "import { it } from 'vitest';\nit.concurrent.skipIf(true)('a', () => undefined);",
    'eslint-js(no-restricted-syntax)',
    runs,
  ],
  [
    'test/later.test.ts',
    "import { it } from 'vitest';\nit.concurrent.todo('a');",
    'eslint-js(no-restricted-syntax)',
    runs,
  ],
];

/** What oxlint says of one place: `code` is the rule, as `plugin(rule)`. */
interface Diagnostic {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

describe('the linter catches', () => {
  let found: Diagnostic[] = [];
  beforeAll(() => {
    const folder = house(Object.fromEntries(BREACHES.map(([path, text]) => [path, `${text}\n`])));
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), 'shared', 'src-main', 'test', '--format', 'json'],
      { cwd: folder, encoding: 'utf8' },
    );
    found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });

  it.each(BREACHES)('%s: %s (%s)', (path, _text, rule, message) => {
    const told = found
      .filter(({ filename }) => filename === path)
      .map(({ code, message: what, help = '' }) => ({ code, message: `${what} ${help}` }));
    expect(told).toContainEqual({ code: rule, message: expect.stringContaining(message) as string });
  });
});
