// Removes the protections one by one, each in a copy of the tree, and says of each whether a test notices.
// npm run mutations [-- <words of names> …] [--lanes=2]
import { spawn } from 'node:child_process';
import { execFileSync } from 'node:child_process';
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
const MS_FOR_ONE = 120_000;

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

/** Runs tests of a copy; gives back how many failed, or undefined where none were counted. */
const failedTests = (copy, tests, patience = []) =>
  new Promise((done) => {
    const report = join(copy, 'mutation-report.json');
    rmSync(report, { force: true });
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
    const child = spawn(
      process.execPath,
      [vitest, 'run', '--project=unit', '--reporter=json', `--outputFile=${report}`, ...patience, ...tests],
      { cwd: copy, stdio: 'ignore' },
    );
    const late = setTimeout(() => child.kill('SIGKILL'), MS_FOR_ONE);
    child.on('close', () => {
      clearTimeout(late);
      if (!existsSync(report)) return done(undefined);
      const { numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
      done(numTotalTests === 0 ? undefined : numFailedTests);
    });
  });

/** What comes of one mutation: "noticed", "UNNOTICED", or why it could not be tried. */
async function fateOf({ file, text, instead, tests }, copy) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(text).length !== 2) return 'NOT FOUND: the text to replace stands there not exactly once';
  writeFileSync(
    path,
    source.replace(text, () => instead),
  );
  const failed = await failedTests(copy, tests, ['--bail=1', '--testTimeout=20000']);
  writeFileSync(path, source);
  if (failed === undefined) return 'BROKEN: no test ran';
  return failed > 0 ? 'noticed' : 'UNNOTICED';
}

const begun = performance.now();
const fates = new Map();
try {
  const copies = Array.from({ length: lanes }, (_, lane) => copyOfTree(`lane-${lane}`));
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  if (chosen.length === 0 || (await failedTests(copies[0], all)) !== 0)
    throw new Error(`Without any mutation these must be green, and are not: ${all.join(' ') || 'none'}`);
  const left = [...chosen];
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = left.shift(); next; next = left.shift()) {
        const fate = await fateOf(next, copy);
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
