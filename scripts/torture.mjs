// Tries the promises of docs/reliability.md and prints a table: `npm run torture [-- --heavy] [-- --seed 7]`.
// `-- --properties [--seeds 200 | --minutes 60]` only holds the properties of the tests on fresh seeds.
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { onFreshSeeds } from './properties.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = mkdtempSync(join(root, 'node_modules/.hexwatch-torture-'));
const isHeavy = process.argv.includes('--heavy');
const given = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : undefined;
};
const seed = given('seed') ?? 1;
/** Of the properties; the tests play seed 1. */
const fresh = given('seed') ?? randomInt(2, 2 ** 30);
const minutes = given('minutes');
const onlyProperties = process.argv.includes('--properties');

const ELSEWHERE = 'not proven here: the workflow, on real Electron';

/** What each promise is called, how much heavier its heavy form is, and the tests that try it besides or instead. */
const PROMISES = [
  { promise: 1, name: 'an answered command survives a kill', size: 20 },
  { promise: 2, name: '… and a power cut', size: 20 },
  { promise: 3, name: 'recovery can be interrupted', size: 4 },
  { promise: 4, name: 'I/O errors are honest', size: 3 },
  {
    promise: 5,
    name: 'a full disk loses nothing',
    mounts: true,
    size: 10,
    tests: ['test/store/trouble.test.ts'],
  },
  { promise: 6, name: 'truncation is seen', size: 2 },
  { promise: 7, name: 'bit rot is seen', size: 20, tests: ['test/store/lists/lists.test.ts'] },
  {
    promise: 8,
    name: 'read-only folder, lost drive',
    mounts: true,
    size: 5,
    tests: ['test/store/trouble.test.ts'],
  },
  { promise: 9, name: 'missing never means empty' },
  {
    promise: 10,
    name: 'one writer',
    tests: ['test/store/lock.test.ts', 'test/store/process.test.ts', 'test/store/lists/lists.test.ts'],
  },
  { promise: 11, name: 'the clock is not trusted', size: 3 },
  { promise: 12, name: 'undo and redo are exact', size: 20 },
  { promise: 13, name: '“saved” is true', size: 2, tests: ['test/hosts/flushes.test.ts'] },
  { promise: 14, name: 'backups restore' },
  {
    promise: 15,
    name: 'migration',
    tests: ['test/store/checkpoint.test.ts'],
    also: 'and in promise 2: killed at each step',
  },
  { promise: 16, name: 'round trip', size: 10 },
  { promise: 17, name: 'hostile files', size: 10 },
  { promise: 18, name: 'content never runs', tests: ['test/e2e/badInput.test.ts'] },
  {
    promise: 19,
    name: 'Markdown and dice are bounded',
    tests: ['test/shared/dice.test.ts', 'test/rules/bounds.test.ts'],
  },
  {
    promise: 20,
    name: 'archives stay in their folder',
    size: 5,
    tests: [
      'test/exchange/hostileArchive.test.ts',
      'test/exchange/archiveParts.test.ts',
      'test/exchange/jsonArchive.test.ts',
    ],
  },
  { promise: 21, name: 'only the token opens the web host', tests: ['test/hosts/web.test.ts'] },
  {
    promise: 22,
    name: 'players see only what players may',
    tests: ['test/game/playersView.test.ts', 'test/hosts/players.test.ts', 'test/hosts/tablets.test.ts'],
  },
  { promise: 23, name: 'the page has no power', tests: ['test/e2e/electron.test.ts'], also: ELSEWHERE },
  { promise: 24, name: 'it lasts', size: 60 },
  { promise: 26, name: 'reading a text takes half a second at most' },
  { promise: 25, name: 'properties hold on fresh seeds', seeds: given('seeds') ?? 25, size: 8 },
];

const run = (program, args) =>
  new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let [said, errors] = ['', ''];
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (errors += data));
    child.on('close', (status) => done({ status, said, errors }));
  });

/** Runs a program with mounts of its own; only Linux can. */
const OWN_MOUNTS = ['unshare', '--user', '--map-root-user', '--mount'];
const canMount = () => spawnSync(OWN_MOUNTS[0], [...OWN_MOUNTS.slice(1), 'true']).status === 0;

async function tried(promise, size, mounts) {
  if (mounts && !canMount()) return { cases: 0, failures: [], figure: 'real disks: not proven here' };
  const [program, ...args] = [...(mounts ? OWN_MOUNTS : []), process.execPath];
  const { status, said, errors } = await run(program, [
    ...args,
    join(out, 'torture.js'),
    promise,
    seed,
    size,
  ]);
  return status === 0
    ? JSON.parse(said)
    : { cases: 1, failures: [errors.trim().split('\n').at(-1) ?? ''], figure: 'ended with an error' };
}

async function tested(promise, tests) {
  const report = join(out, `${promise}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  await run(process.execPath, [
    vitest,
    'run',
    '--project=unit*',
    '--project=e2e*',
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ]);
  const { numPassedTests, numTotalTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const bad = testResults.flatMap((file) =>
    file.status === 'failed' && file.assertionResults.length === 0
      ? [`${file.name}: ${file.message}`]
      : file.assertionResults.filter((each) => each.status === 'failed').map((each) => each.fullName),
  );
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} not possible here` : '';
  return { cases: numTotalTests, failures: bad, figure: `${numPassedTests} tests${skipped}` };
}

/** One row of the table. */
async function row({ promise, name, size = 1, mounts, tests, seeds, also }, trials) {
  const parts = [];
  if (trials.includes(promise)) parts.push(await tried(promise, isHeavy ? size : 1, mounts));
  if (tests) parts.push(await tested(promise, tests));
  if (seeds)
    parts.push(await onFreshSeeds(root, { from: fresh, minutes, seeds: isHeavy ? seeds * size : seeds }));
  return {
    promise,
    name,
    cases: parts.reduce((sum, part) => sum + part.cases, 0),
    failures: parts.flatMap((part) => part.failures),
    figure: [...parts.map((part) => part.figure), also].filter(Boolean).join('; '),
  };
}

const entries = Object.fromEntries(
  ['torture', 'player'].map((name) => [name, join(root, 'test/torture', `${name}.ts`)]),
);
try {
  await build({
    root,
    configFile: join(root, 'vite.main.config.ts'),
    logLevel: 'error',
    ssr: { external: ['fast-check'] },
    build: { outDir: out, rolldownOptions: { input: entries } },
  });
  const { said } = await run(process.execPath, [join(out, 'torture.js')]);
  const trials = JSON.parse(said);
  const waiting = PROMISES.filter(({ seeds }) => seeds || !onlyProperties);
  const rows = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = Date.now();
      rows.push(await row(next, trials));
      process.stderr.write(`${next.promise} ${next.name}: ${Math.round((Date.now() - began) / 1000)} s\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  rows.sort((a, b) => a.promise - b.promise);
  console.log('| | promise | cases | failures | figure |\n|---|---|---|---|---|');
  for (const { promise, name, cases, failures, figure } of rows)
    console.log(`| ${promise} | ${name} | ${cases.toLocaleString('en')} | ${failures.length} | ${figure} |`);
  for (const { promise, failures } of rows)
    for (const failure of new Set(failures.slice(0, 20))) console.log(`promise ${promise}: ${failure}`);
  console.log(`seed ${seed}, ${isHeavy ? 'heavy' : 'bounded'}`);
  process.exitCode = rows.some(({ failures }) => failures.length > 0) ? 1 : 0;
} finally {
  rmSync(out, { recursive: true, force: true });
}
