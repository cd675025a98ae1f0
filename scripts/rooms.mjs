// Limits the size of folders, files and functions: part of `npm run layers`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

const MOST_FILES = 20;
const MOST_LINES = 300;
const MOST_LINES_OF_A_FUNCTION = 60;

/** Functions that are longer, each with its reason. */
const LONG_FUNCTIONS = {
  'test/helpers/electronDouble/double.ts standIn': 'One object whose short methods share its state.',
  'test/helpers/electronDouble/window.ts doubleWindow': 'One object whose short methods share its state.',
  'test/hosts/apiCases.ts apiCases': 'Declares tests, each of them short.',
};

const ROOTS = ['shared', 'src-main', 'src-renderer', 'test', 'scripts'];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOTS], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|mjs|svelte)$/.test(file) && existsSync(file));

const complaints = [];
const rooms = new Map();
for (const file of files) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
for (const [room, count] of rooms)
  if (count > MOST_FILES)
    complaints.push(`${room} has ${count} files side by side; ${MOST_FILES} are enough.`);

const nameOf = (node) =>
  node.name?.getText() ?? node.parent?.name?.getText?.() ?? 'a function without a name';

/** Whether a function is the body of a `describe`, an `it` or one of their `each`, or a clause of the contract. */
const isTestBody = ({ parent }) =>
  ts.isCallExpression(parent) && /^(describe|it|test|systemContract)\b/.test(parent.expression.getText());

/** The functions of a file that are too long, by name and length. */
function longFunctions(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body && !isTestBody(node)) {
      const [from, to] = [node.getStart(), node.getEnd()].map(
        (at) => source.getLineAndCharacterOfPosition(at).line,
      );
      const lines = to - from + 1;
      if (lines > MOST_LINES_OF_A_FUNCTION) found.push({ name: nameOf(node), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const excused = new Set();
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length - 1;
  if (lines > MOST_LINES) complaints.push(`${file} has ${lines} lines; ${MOST_LINES} are enough.`);
  if (file.endsWith('.svelte')) continue;
  for (const { name, lines: long } of longFunctions(file, text)) {
    const key = `${file} ${name}`;
    if (LONG_FUNCTIONS[key]) excused.add(key);
    else
      complaints.push(
        `${key} has ${long} lines: split it into named steps, or give a reason in LONG_FUNCTIONS.`,
      );
  }
}
for (const key of Object.keys(LONG_FUNCTIONS))
  if (!excused.has(key)) complaints.push(`${key} is not long any more: remove it from LONG_FUNCTIONS.`);

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
