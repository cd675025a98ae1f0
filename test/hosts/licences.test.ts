import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../layers/house.ts';

interface Package {
  name: string;
  version: string;
  identifier: string;
  text: string;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const packages = JSON.parse(read('dist/renderer/licences.json')) as Package[];
/** The packages that the code names, but for types alone. */
const imported = execFileSync('git', ['ls-files', 'shared', 'src-main', 'src-renderer'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .flatMap((path) => [
    ...read(path).matchAll(/^\s*(?:import(?! type\b)|\}).*['"]((?:@[\w-]+\/)?[a-z][\w-]*)\S*['"];$/gm),
  ])
  .flatMap(([, name = '']) => (name === 'electron' || name === 'node' ? [] : name));
const names = packages.map(({ name }) => name);

describe('the licences that the build brings along', () => {
  it('name every package that the code takes something from, and the fonts', () => {
    expect(names).toEqual(expect.arrayContaining(imported));
    expect(imported).toEqual(
      expect.arrayContaining(['fastify', 'zod', 'svelte', '@fontsource-variable/inter']),
    );
  });

  it('name what comes inside of a package’s own bundle', () => {
    const { sources } = JSON.parse(read('node_modules/glob/dist/esm/index.min.js.map')) as {
      sources: string[];
    };
    const inside = sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
    expect(inside).toContain('minimatch');
    expect(names).toEqual(expect.arrayContaining(inside));
  });

  it.each(packages.map((one) => [`${one.name} ${one.version}`, one] as const))(
    'have the text and the name of the licence of %s, in the file for people too',
    (_title, { name, version, identifier, text }) => {
      expect(text).toMatch(/permission|permitted|license/i);
      expect(read('dist/THIRD-PARTY-LICENSES.md')).toContain(
        `## ${name} ${version} (${identifier})\n\n${text}\n`,
      );
    },
  );
});
