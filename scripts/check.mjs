// Checks what was changed since the last commit, or since another one, in about a minute: `npm run check`, `npm run check -- main`.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Where the tests are of what a file holds; `$1` is what its pattern found. Tests that import the file itself run besides. */
const TESTS = [
  [/^shared\/systems\/cairn-family\//, ['test/rules/cairn/', 'test/rules/block-dodge-parry/']],
  [/^shared\/systems\/([^/]+)\//, ['test/rules/$1/']],
  [/^shared\/systems\/[^/]+$/, ['test/rules/cited', 'test/rules/odds', 'test/rules/details']],
  [/^shared\/campaign\/([^/]+)\//, ['test/game/$1/']],
  [/^shared\/campaign\/[^/]+$/, ['test/game/sandbox', 'test/game/game', 'test/rules/nightsong/']],
  [/^shared\/(dice|hex|time|page|text|door)\//, ['test/shared/']],
  [/^shared\/[^/]+$/, ['test/shared/']],
  [/^src-main\/queries\/([^/]+)\//, ['test/game/$1/']],
  [/^src-main\/(store|exchange)\//, ['test/$1/']],
  [/^src-main\/hosts\/electron\//, ['test/desktop/', 'test/guards/']],
  [/^src-main\/hosts\//, ['test/guards/']],
  [/^src-main\/workspace\//, ['test/game/library', 'test/game/settings']],
  [/^src-renderer\//, ['test/table/', 'test/hands/letters', 'test/layers/theme']],
  [/^(test\/(?!e2e|hosts).*\.test\.ts)$/, ['$1']],
];

/** Files from which pages in docs/ are made. */
const SOURCE = /^(shared|src-main|src-renderer|test\/docs)\//;
/** What oxlint reads: components are read by ESLint and by Svelte’s own check. */
const SCRIPT = /\.(ts|mts|mjs|js)$/;
const COMPONENT = /\.svelte(\.ts)?$/;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const base = process.argv[2] ?? 'HEAD';
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const there = changed.filter((file) => existsSync(file));
const touches = (pattern) => changed.some((file) => pattern.test(file));

const testFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => join('test', file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts'))
  // Who imports types alone is checked with the types.
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/^import type [^;]+;$/gm, '') }));
const isBrowsers = ({ file }) => /^test\/(e2e|hosts)\//.test(file);

/** The words that were taken out or changed, as tests quote them: in quotation marks, or between the tags of a component. */
const wordsGone = git('diff', '--unified=0', base, '--', 'shared', 'src-main', 'src-renderer')
  .filter((line) => /^-[^-]/.test(line))
  .flatMap((line) => line.slice(1).split(/['"`<>{}]|\$\{/))
  .map((words) => words.trim())
  .filter((words) => /[A-Za-z]{3}/.test(words) && words.includes(' ') && !/[=;()]/.test(words));

const quotes = ({ text }) => wordsGone.some((words) => text.includes(words));

/** Sources by the last two parts of their paths, as tests import them; what helps all tests would bring them all. */
const imported = changed
  .filter((file) => SOURCE.test(file) && file.endsWith('.ts'))
  .map((file) => `/${file.split('/').slice(-2).join('/')}'`);
const importsChanged = ({ text }) => imported.some((path) => text.includes(path));

/** What vitest is told to run: folders and beginnings of paths. */
function related() {
  const byFolder = changed.flatMap((file) => {
    const [pattern, tests = []] = TESTS.find(([one]) => one.test(file)) ?? [];
    return tests.map((test) => test.replace('$1', pattern.exec(file)[1]));
  });
  const byText = testFiles.filter((one) => !isBrowsers(one) && (quotes(one) || importsChanged(one)));
  const isTold = touches(SOURCE) || touches(/\.md$/);
  const docs = isTold ? ['credits', 'links', 'manual', 'words'].map((name) => `test/docs/${name}`) : [];
  return [...new Set([...docs, ...byFolder, ...byText.map(({ file }) => file)])];
}

/** Runs a part of the check and says how it went; what it printed is shown if it failed. Gives back whether all was well. */
async function ran(title, [program, ...args]) {
  const { green, seconds, printed } = await run(program, args);
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${green ? 'green' : 'RED  '}  ${title}`);
  if (!green) console.log(`\n${printed}`);
  return green;
}

const vitest = (...args) => ['npx', 'vitest', 'run', '--passWithNoTests', ...args];

/** The parts of the check: whether one has anything to do, its title, its command. Those of one list run side by side. */
function partsOf() {
  const tests = related();
  const components = there.filter((file) => COMPONENT.test(file));
  const ofComponents = touches(/^src-renderer\/|^shared\/[^/]+$/);
  return [
    [[there.length > 0, 'format', ['npx', 'oxfmt', '--no-error-on-unmatched-pattern', ...there]]],
    [
      [touches(SOURCE), 'generated pages', vitest('--project=unit', 'test/docs/generated', '-u')],
      [touches(SCRIPT), 'types and rules', ['npx', 'oxlint']],
      [ofComponents, 'types of components', ['npm', 'run', '--silent', 'lint:components']],
    ],
    [
      [components.length > 0, 'rules of components', ['npx', 'eslint', '--max-warnings=0', ...components]],
      [touches(SCRIPT) || touches(COMPONENT), 'layers', ['npm', 'run', '--silent', 'layers']],
      [tests.length > 0, `tests: ${tests.join(' ')}`, vitest('--project=unit*', ...tests)],
    ],
  ];
}

if (changed.length === 0) console.log(`Nothing was changed since ${base}.`);
let green = true;
for (const parts of partsOf()) {
  const results = await Promise.all(
    parts.filter(([due]) => due).map(([, title, command]) => ran(title, command)),
  );
  green &&= results.every(Boolean);
}
const quoting = testFiles.filter((one) => isBrowsers(one) && quotes(one)).map(({ file }) => file);
if (quoting.length > 0)
  console.log(
    `\nWords that you changed stand in tests of what is built, which do not run here:\n  ${quoting.join('\n  ')}`,
  );
process.exitCode = green ? 0 : 1;
