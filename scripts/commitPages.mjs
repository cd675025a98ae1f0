// Before a commit: makes the generated pages of what is staged, whatever else was changed, and stages them (lefthook.yml).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const unstaged = git('diff', '--name-only').split('\n');
const there = mkdtempSync(join(tmpdir(), 'hexwatch-commit-'));
try {
  git('checkout-index', '--all', `--prefix=${there}/`);
  symlinkSync(join(process.cwd(), 'node_modules'), join(there, 'node_modules'), 'junction');
  execFileSync('npm', ['run', '--silent', 'docs'], {
    cwd: there,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
  for (const page of git('ls-files', '--', 'docs/*.md', 'LICENSE-CONTENT.md').split('\n')) {
    const made = git('hash-object', '-w', `--path=${page}`, '--', join(there, page));
    if (made === git('rev-parse', `:${page}`)) continue;
    git('update-index', '--cacheinfo', `100644,${made},${page}`);
    if (!unstaged.includes(page)) git('checkout-index', '--force', '--', page);
  }
} finally {
  rmSync(there, { recursive: true, force: true });
}
