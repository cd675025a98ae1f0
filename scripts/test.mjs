// Runs everything that CI checks, and ends with the times, what failed, and the sum over all runners.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './run.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'hexwatch-report-'));
const sum = { passed: 0, failed: 0, skipped: 0 };
/** What failed, in the order it was noticed: told once more at the end, where whoever reads a long log looks first. */
const failures = [];
/** The seconds of each part, and of each file of tests. */
const times = { parts: [], files: [] };

const say = (title) => console.log(`\n— ${title}`);

/** Runs a script and gives back whether all was well. What it prints is seen at once, or at its end, as others run beside it. */
async function ran(script, { args = [], title = script, live = false } = {}) {
  if (live) say(title);
  const { green, seconds, printed } = await run('npm', ['run', '--silent', script, '--', ...args], { live });
  times.parts.push([title, seconds]);
  if (!live) {
    say(title);
    process.stdout.write(printed);
  }
  return green;
}

/** Runs checks one after the other. */
async function check(...scripts) {
  for (const script of scripts) {
    const green = await ran(script);
    sum[green ? 'passed' : 'failed'] += 1;
    if (!green) failures.push(`npm run ${script}`);
  }
}

/** The failed tests of a report of vitest, each with its file and the first lines of why; a file that broke counts as one. */
function failedIn({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const told = failed.map(({ fullName, failureMessages }) => [
        `: ${fullName}`,
        failureMessages.join('\n'),
      ]);
      return (told.length > 0 ? told : [['', message]]).map(
        ([title, why]) => `${relative('.', name)}${title}\n    ${why.split('\n').slice(0, 8).join('\n    ')}`,
      );
    });
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
    sum.skipped += counted.numPendingTests;
    for (const { name, startTime, endTime } of counted.testResults)
      times.files.push([relative('test', name), (endTime - startTime) / 1000]);
    const told = failedIn(counted);
    // A file that breaks before its first test has no failed test, and an error between tests not even a failed file.
    if (!green && told.length === 0) told.push(`${project} tests: an error outside of any test, told above`);
    sum.failed += told.length;
    failures.push(...told);
  } catch {
    sum.failed += 1;
    failures.push(`${project} tests: no report`);
  }
}

const BUILT_LAST = 'dist/renderer/licences.json';
const NOT_BUILT_FROM = ['test', 'dist', 'release', 'node_modules'];

/** When a file was changed, or anything inside a folder; what goes away changes its folder. */
function changedAt(path) {
  const here = statSync(path);
  const inside = here.isDirectory() ? readdirSync(path).map((name) => changedAt(join(path, name))) : [];
  return Math.max(here.mtimeMs, ...inside);
}

/** Whether nothing was changed since the last build: `npm ci` has just built. */
function isBuilt() {
  if (!existsSync(BUILT_LAST)) return false;
  const sources = readdirSync('.').filter((name) => !name.startsWith('.') && !NOT_BUILT_FROM.includes(name));
  return Math.max(...sources.map(changedAt)) < changedAt(BUILT_LAST);
}

// The browser’s tests need what was built and leave cores idle, which all else uses.
if (isBuilt()) sum.passed += 1;
else await check('build');
await Promise.all([test('e2e*', true), check('lint', 'layers', 'format:check').then(() => test('unit*'))]);
rmSync(scratch, { recursive: true, force: true });

const listed = (rows) =>
  rows.map(([name, seconds]) => `${seconds.toFixed(1).padStart(8)}  ${name}`).join('\n');
say(`seconds of each part, beside the others\n\n${listed(times.parts)}`);
const slowest = times.files.sort(([, one], [, other]) => other - one).slice(0, 10);
say(`seconds of the ten slowest files\n\n${listed(slowest)}`);
if (failures.length > 0) say(`what failed\n\n${failures.join('\n\n')}`);
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
