// Runs everything that CI checks, and ends with the sum over all runners.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'hexwatch-report-'));
const sum = { passed: 0, failed: 0, skipped: 0 };

const say = (title) => console.log(`\n— ${title}`);
const run = (script, args, stdio) =>
  spawn('npm', ['run', '--silent', script, '--', ...args], { stdio, shell: process.platform === 'win32' });
const ended = (child) => new Promise((done) => child.on('close', (status) => done(status === 0)));

/** Runs scripts one after the other; what each printed is shown when it has ended, as tests run beside it. */
async function check(...scripts) {
  for (const script of scripts) {
    const child = run(script, [], ['ignore', 'pipe', 'pipe']);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data));
    const green = await ended(child);
    say(script);
    process.stdout.write(Buffer.concat(printed));
    sum[green ? 'passed' : 'failed'] += 1;
  }
}

/** Runs the tests of a project of vitest and adds what it counted to the sum. */
async function test(project) {
  const report = join(scratch, `${project}.json`);
  say(`${project} tests`);
  const green = await ended(
    run(
      'vitest',
      [`--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      'inherit',
    ),
  );
  try {
    const counted = JSON.parse(readFileSync(report, 'utf8'));
    sum.passed += counted.numPassedTests;
    sum.failed += counted.numFailedTests;
    sum.skipped += counted.numPendingTests;
    // A file that breaks before its first test has no failed test, only a failed suite.
    if (!green && counted.numFailedTests === 0) sum.failed += Math.max(1, counted.numFailedTestSuites);
  } catch {
    sum.failed += 1;
  }
}

// The browser's tests need what was built and leave a core idle, which the checks use; the others take all cores.
await check('build');
await Promise.all([test('e2e'), check('typecheck', 'lint', 'layers', 'format:check')]);
await test('unit');
rmSync(scratch, { recursive: true, force: true });

const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
