import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every page of the project, also one that is not committed yet. */
const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(root, page)));

/** Where the links of a page lead within the project, from its top; those to the web, and to a heading, are left out. */
function targetsOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replace(/^(?: {4}.*|```[\s\S]*?^```)$/gm, '');
  return [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) => normalize(join(dirname(page), decodeURI(target))));
}

describe('the pages', () => {
  it.each(pages)('%s links only to files that exist', (page) => {
    expect(targetsOf(page).filter((target) => !existsSync(join(root, target)))).toEqual([]);
  });

  it('in docs are all in its index', () => {
    const listed = targetsOf('docs/README.md');
    const there = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .map((file) => join('docs', file));
    expect(there.filter((file) => !listed.includes(file))).toEqual([]);
  });

  it('name every variable of the environment that Hexwatch reads', () => {
    const sources = execFileSync('git', ['grep', '-hoE', 'HEXWATCH_[A-Z_]+', '--', 'src-main', 'scripts'], {
      cwd: root,
      encoding: 'utf8',
    });
    const told = readFileSync(join(root, 'docs/files.md'), 'utf8');
    const silent = [...new Set(sources.trim().split('\n'))].filter((name) => !told.includes(`\`${name}\``));
    expect(silent).toEqual([]);
  });
});
