// Removes the protections one by one, each in a copy of the tree, and says of each whether a test notices.
// npm run mutations [-- <words of names> …] [--lanes=2]
//
// A test notices by failing. Running out of time is no notice: it may be the machine that is slow. So a mutation whose tests
// do nothing else than that HANGS, which fails the run as UNNOTICED does, and its tests want an expectation that fails. The
// same holds where they never end, as in an endless loop: they are ended after a time that is far longer than all tests take
// on this machine without a mutation.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutations } from './mutations/table.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const MS_TO_HANG = 600_000;
/** So many times as long as all tests without a mutation may those of one take, on a machine where that is more. */
const PATIENCE = 20;
/** What vitest says of a test, and of something polled for, that ran out of time. */
const OUT_OF_TIME = /timed out in \d+ ?ms|Matcher did not succeed in time/;

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const lanes = Number(process.argv.find((word) => word.startsWith('--lanes='))?.slice('--lanes='.length) ?? 2);
const chosen = mutations.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

const scratch = mkdtempSync(join(tmpdir(), 'hexwatch-mutations-'));

/** A copy of what git knows of the tree and of what it would, with the same packages. */
function copyOfTree(name) {
  const copy = join(scratch, name);
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((one) => one && existsSync(join(root, one)))) {
    if (file === 'node_modules') continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Ends a process with all that it started: a worker in an endless loop would outlive it. */
function end(child) {
  if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGKILL');
}

const running = new Set();
process.once('SIGINT', () => {
  running.forEach(end);
  rmSync(scratch, { recursive: true, force: true });
  process.exit(130);
});

/** Runs tests of a copy; gives back what those that failed say, null where they had to be ended, undefined where none ran. */
const complaintsOf = (copy, tests, { ms, options = [] } = {}) =>
  new Promise((done) => {
    const report = join(copy, 'mutation-report.json');
    rmSync(report, { force: true });
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
    const child = spawn(
      process.execPath,
      [vitest, 'run', '--project=unit*', '--reporter=json', `--outputFile=${report}`, ...options, ...tests],
      { cwd: copy, stdio: 'ignore', detached: process.platform !== 'win32' },
    );
    let hangs = false;
    const hung = () => {
      hangs = true;
      end(child);
    };
    const late = ms && setTimeout(hung, ms);
    running.add(child);
    child.on('close', () => {
      running.delete(child);
      clearTimeout(late);
      if (hangs) return done(null);
      if (!existsSync(report)) return done(undefined);
      const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
      const failed = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'failed');
      done(numTotalTests === 0 ? undefined : failed.map(({ failureMessages }) => failureMessages.join('\n')));
    });
  });

/** What comes of one mutation: "noticed", "UNNOTICED", "HANGS", or why it could not be tried. */
async function fateOf({ file, text, instead, tests }, copy, ms) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(text).length !== 2) return 'NOT FOUND: the text to replace stands there not exactly once';
  writeFileSync(
    path,
    source.replace(text, () => instead),
  );
  const complaints = await complaintsOf(copy, tests, { ms, options: ['--bail=1'] });
  writeFileSync(path, source);
  if (complaints === undefined) return 'BROKEN: no test ran';
  if (complaints?.some((one) => !OUT_OF_TIME.test(one))) return 'noticed';
  return complaints?.length === 0 ? 'UNNOTICED' : 'HANGS: its tests ran out of time, and none failed';
}

const begun = performance.now();
const fates = new Map();
try {
  const copies = Array.from({ length: lanes }, (_, lane) => copyOfTree(`lane-${lane}`));
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const whole = performance.now();
  if (chosen.length === 0 || (await complaintsOf(copies[0], all))?.length !== 0)
    throw new Error(`Without any mutation these must be green, and are not: ${all.join(' ') || 'none'}`);
  const ms = Math.max(MS_TO_HANG, PATIENCE * (performance.now() - whole));
  const left = [...chosen];
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = left.shift(); next; next = left.shift()) {
        const fate = await fateOf(next, copy, ms);
        fates.set(next.name, fate);
        console.log(`${next.name} → ${fate}`);
      }
    }),
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const noticed = [...fates.values()].filter((fate) => fate === 'noticed').length;
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`\n${noticed} of ${chosen.length} noticed, in ${seconds} s`);
process.exitCode = noticed === chosen.length ? 0 : 1;
