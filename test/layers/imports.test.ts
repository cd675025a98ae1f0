import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '../helpers/folders.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A small tree that breaks the house, with the project's own rules laid over it. */
function tree(files: Record<string, string>): string {
  const folder = ownFolder('tree');
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const file of [
    '.dependency-cruiser.cjs',
    'tsconfig.base.json',
    'eslint.config.js',
    'svelte.config.js',
    'package.json',
  ])
    copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const run = (folder: string, program: string, args: string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
  });
  return String(stdout) + String(stderr);
};

describe('the direction of imports', () => {
  it.each([
    [
      'shared-is-pure',
      { 'shared/a.ts': "import '../src-main/table/b.ts';", 'src-main/table/b.ts': 'export const b = 1;' },
    ],
    [
      'shared-has-few-libraries',
      { 'shared/a.ts': "import { createMachine } from 'xstate'; export const a = createMachine;" },
    ],
    [
      'shared-has-few-libraries',
      { 'shared/a.ts': "import { readFileSync } from 'node:fs'; export const a = readFileSync;" },
    ],
    [
      'a-system-knows-no-other',
      {
        'shared/systems/cairn/a.ts': "import '../fivey/b.ts';",
        'shared/systems/fivey/b.ts': 'export const b = 1;',
      },
    ],
    [
      'renderer-knows-the-api-only',
      {
        'src-renderer/a.ts': "import '../shared/systems/fivey/b.ts';",
        'shared/systems/fivey/b.ts': 'export const b = 1;',
      },
    ],
    [
      'table-knows-no-host',
      {
        'src-main/table/a.ts': "import '../hosts/web/b.ts';",
        'src-main/hosts/web/b.ts': 'export const b = 1;',
      },
    ],
    [
      'store-knows-no-rules',
      { 'src-main/store/a.ts': "import '../table/b.ts';", 'src-main/table/b.ts': 'export const b = 1;' },
    ],
    [
      'hosts-are-apart',
      {
        'src-main/hosts/web/a.ts': "import '../electron/b.ts';",
        'src-main/hosts/electron/b.ts': 'export const b = 1;',
      },
    ],
    ['no-circle', { 'shared/a.ts': "import './b.ts';", 'shared/b.ts': "import './a.ts';" }],
  ])('%s is enforced', (rule, files) => {
    const folder = tree(files);
    const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
    expect(
      run(folder, 'dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        ...tops,
      ]),
    ).toContain(`error ${rule}`);
  });
});

describe('purity of shared', () => {
  it.each([
    ['Math.random()', 'no-restricted-properties'],
    ['Date.now()', 'no-restricted-properties'],
    ['new Date()', 'no-restricted-syntax'],
  ])('%s is an error', (code, rule) => {
    const folder = tree({ 'shared/a.ts': `export const a = ${code};\n` });
    expect(run(folder, 'eslint/bin/eslint.js', ['shared'])).toContain(rule);
  });

  it('a test that does not run is an error', () => {
    const folder = tree({
      'test/a.test.ts': "import { it } from 'vitest';\nit.skip('later', () => undefined);\n",
    });
    expect(run(folder, 'eslint/bin/eslint.js', ['test'])).toContain('Every test runs');
  });
});
