// Holds the properties of the tests on seeds that the tests themselves do not play: `npm run torture -- --properties`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Seeds in one run of the tests: a failure is heard of after these, and the modules are loaded once for them. */
const AT_ONCE = 25;

/** The files with a property, but for those that need a browser. */
const withProperties = (root) =>
  readdirSync(join(root, 'test'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('e2e'))
    .map((file) => join('test', file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('fc.assert('));

/** Runs test files with other seeds; gives back what is said of each test that fails. */
function failuresWith(root, files, seed, seeds) {
  const scratch = mkdtempSync(join(tmpdir(), 'hexwatch-properties-'));
  const report = join(scratch, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project=unit', '--testTimeout=0', '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, [vitest, ...args, ...files], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PROPERTY_SEED: seed, PROPERTY_SEEDS: seeds },
  });
  return new Promise((done) => {
    child.on('close', () => {
      const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
      rmSync(scratch, { recursive: true, force: true });
      const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
      const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length);
      const failed = tests.filter(({ status }) => status === 'failed');
      done([
        ...broken.map(({ name, message }) => `${name}: ${message}`),
        ...failed.map((one) => `${one.fullName}\n${one.failureMessages.join('\n')}`),
      ]);
    });
  });
}

/** Holds all properties on so many seeds, from one on, or on as many as there is time for; each failure is told at once. */
export async function onFreshSeeds(root, { from, seeds, minutes = 0 }) {
  const begun = Date.now();
  const files = withProperties(root);
  const failures = [];
  let tried = 0;
  while (minutes > 0 ? Date.now() - begun < minutes * 60_000 : tried < seeds) {
    const now = minutes > 0 ? AT_ONCE : Math.min(AT_ONCE, seeds - tried);
    const found = await failuresWith(root, files, from + tried, now);
    for (const failure of found) process.stderr.write(`${failure}\n\n`);
    failures.push(...found);
    tried += now;
    process.stderr.write(`properties: seeds ${from} to ${from + tried - 1}, ${failures.length} failures\n`);
  }
  return { cases: tried, failures, figure: `${files.length} files, seeds from ${from}` };
}
