// Runs everything that CI checks, and ends with the sum over all runners.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'hexwatch-report-'));
const sum = { passed: 0, failed: 0, skipped: 0 };

const say = (title) => console.log(`\n— ${title}`);

/** Runs a script and gives back whether all was well. What it prints is seen at once, or at its end, as others run beside it. */
async function ran(script, { args = [], title = script, live = false } = {}) {
  if (live) say(title);
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(data));
  const status = await new Promise((done) => child.on('close', done));
  if (!live) {
    say(title);
    process.stdout.write(Buffer.concat(printed));
  }
  return status === 0;
}

/** Runs checks one after the other. */
async function check(...scripts) {
  for (const script of scripts) sum[(await ran(script)) ? 'passed' : 'failed'] += 1;
}

/** Runs the tests of a project of vitest and adds what it counted to the sum. */
async function test(project, live = false) {
  const report = join(scratch, `${project.replace('*', '')}.json`);
  const args = [
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const green = await ran('vitest', { args, title: `${project.replace('*', '')} tests`, live });
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

// The browser's tests need what was built and leave a core idle, which all else uses.
await check('build');
await Promise.all([
  test('e2e', true),
  check('typecheck', 'lint', 'layers', 'format:check').then(() => test('unit*')),
]);
rmSync(scratch, { recursive: true, force: true });

const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
