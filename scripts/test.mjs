// Runs everything that CI checks, and ends with the sum over all runners.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'hexwatch-report-'));
const report = join(scratch, 'vitest.json');
const sum = { passed: 0, failed: 0, skipped: 0 };

const run = (title, script, args = []) => {
  console.log(`\n— ${title}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
};

for (const [title, script] of [
  ['build', 'build'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['layers', 'layers'],
  ['format', 'format:check'],
]) {
  if (run(title, script)) sum.passed += 1;
  else sum.failed += 1;
}

const green = run('tests', 'vitest', [
  '--project=unit',
  '--project=e2e',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
try {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  sum.passed += numPassedTests;
  sum.failed += numFailedTests;
  sum.skipped += numPendingTests;
  // A file that breaks before its first test has no failed test, only a failed suite.
  if (!green && numFailedTests === 0) sum.failed += Math.max(1, numFailedTestSuites);
} catch {
  sum.failed += 1;
}
rmSync(scratch, { recursive: true, force: true });

const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
