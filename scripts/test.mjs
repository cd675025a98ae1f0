// Runs everything that CI checks, and ends with the sum over all runners.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'hexwatch-report-'));
const report = join(scratch, 'vitest.json');
const sum = { passed: 0, failed: 0, skipped: 0 };

const say = (title) => console.log(`\n— ${title}`);
const start = (script, args, stdio) =>
  spawn('npm', ['run', '--silent', script, '--', ...args], { stdio, shell: process.platform === 'win32' });

/** Whether a script ends well; what it prints is shown when it has ended, as others run beside it. */
const check = (title, script) =>
  new Promise((done) => {
    const child = start(script, [], ['ignore', 'pipe', 'pipe']);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data));
    child.on('close', (status) => {
      say(title);
      process.stdout.write(Buffer.concat(printed));
      done(status === 0);
    });
  });

/** One check after the other; two such rows run side by side, as there are two cores at least. */
const inARow = async (checks) => {
  for (const [title, script] of checks) {
    if (await check(title, script)) sum.passed += 1;
    else sum.failed += 1;
  }
};
await Promise.all([
  inARow([
    ['build', 'build'],
    ['types', 'typecheck'],
  ]),
  inARow([
    ['lint', 'lint'],
    ['layers', 'layers'],
    ['format', 'format:check'],
  ]),
]);

say('tests');
const tests = start(
  'vitest',
  ['--project=unit', '--project=e2e', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  'inherit',
);
const green = await new Promise((done) => tests.on('close', (status) => done(status === 0)));
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
