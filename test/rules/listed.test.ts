import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import type { Rule } from '../../shared/systems/ruleBook.ts';
import { folderOf, foldersOf, systemContract } from '../systemContract.ts';
import { namedIn } from './ids.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Source {
  file: string;
  ids: ReadonlySet<string>;
}

/** The sources of some folders with the rules that each names. */
const sourcesOf = (...folders: string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .map((file) => `${folder}/${file}`)
      .map((file) => ({ file, ids: namedIn(readFileSync(join(root, file), 'utf8'), false) })),
  );

const CORE = ['campaign', 'dice', 'hex', 'time'];
const shared = sourcesOf(...CORE.map((folder) => `shared/${folder}`), 'shared/systems/common');

/** The help shows how an ID is asked for without loading a book. */
const EXAMPLE = 'src-main/hosts/cli/verbs.ts';
const everything = sourcesOf('shared', 'src-main', 'src-renderer', 'test').filter(
  ({ file }) => file !== EXAMPLE,
);

/** The file of a row of the book, from the top. */
function fileOf({ at = '' }: Rule): string {
  const [file = ''] = at.split(' ');
  const [folder = '', ...below] = file.split('/');
  return CORE.includes(folder) ? `shared/${file}` : [folderOf({ id: folder }), ...below].join('/');
}

/** The docstring of what `at` names: the comment right before its declaration. */
function docstringOf(rule: Rule): string {
  const file = join(root, fileOf(rule));
  const name = rule.at?.split(' ')[1] ?? '';
  if (!existsSync(file) || !name) return '';
  const source = readFileSync(file, 'utf8');
  const declared = new RegExp(
    String.raw`(/\*\*(?:(?!\*/)[\s\S])*\*/)\s*(?:export )?(?:async )?(?:const|function\*?|class|interface|type) ${name}\b`,
  );
  return declared.exec(source)?.[1] ?? '';
}

/** What `at` names, from its declaration to the next. */
function codeOf(rule: Rule): string {
  const name = rule.at?.split(' ')[1];
  const parts = readFileSync(join(root, fileOf(rule)), 'utf8').split(
    /^(?:export )?(?:async )?(?:const|function\*?|class|interface|type) /m,
  );
  return parts.find((part) => name !== undefined && part.match(/\w+/)?.[0] === name) ?? '';
}

/** The options and numbers that a piece of code reads itself. */
const readIn = (code: string): string[] =>
  [...code.matchAll(/(?:option|number)\w*\([^()]*'([a-z0-9-]+)'/gi)].map(([, id = '']) => id);

/** What a place reads for another rule than those that live there. */
const FOR_ANOTHER = [
  'block-dodge-parry/family.ts family: foes-felled',
  'nightsong/checks/circumstances.ts strikeGrounds: darkness',
  'nightsong/fight/attackCommand.ts attackCommand: arrows',
  'nightsong/harm/hitPoints.ts heal: below-zero',
];

const isBook = (file: string): boolean => /\/book(\/[^/]+)?\.ts$/.test(file);

systemContract('the book of $name', (system, { rules: ids }) => {
  const book = system.book;
  const prefix = (ids[0] ?? '').replace(/\d+$/, '');
  const sources = [...shared, ...sourcesOf(...foldersOf(system))];
  const tests = sourcesOf(`test/rules/${system.id}`);
  const commands = [...kindsOf(system).commands.values()];
  const houseRules = [...system.options, ...system.numbers].map(({ id }) => id);

  it('has a row for each rule of the checklist, in its order', () => {
    expect(book.map(({ id }) => id)).toEqual(ids);
  });

  it('names the commands that apply a rule, or says why there is none', () => {
    const types = new Set(commands.map(({ type }) => type));
    expect(
      book.filter(({ commands: named, note }) => named.length === 0 && !note).map(({ id }) => id),
    ).toEqual([]);
    expect(book.flatMap(({ commands: named }) => named).filter((type) => !types.has(type))).toEqual([]);
  });

  it('names the place in the code of every rule that is applied, whose docstring names it', () => {
    const applied = book.filter(({ commands: named }) => named.length > 0);
    const lost = applied.filter((rule) => !namedIn(docstringOf(rule)).has(rule.id));
    expect(lost.map(({ id, at }) => `${id} at ${at ?? 'no place'}`)).toEqual([]);
  });

  it('has a test for every rule that a command applies', () => {
    const tested = new Set(tests.flatMap(({ ids: named }) => [...named]));
    const applied = book.filter(({ commands: named }) => named.length > 0);
    expect(applied.filter(({ id }) => !tested.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('makes every rule be found in at most three files: its row, its docstring, its test', () => {
    const places = (id: string): string[] =>
      everything.filter(({ ids: named }) => named.has(id)).map(({ file }) => file);
    const many = ids.map((id) => [id, places(id)] as const).filter(([, files]) => files.length > 3);
    expect(many.map(([id, files]) => `${id}: ${files.join(', ')}`)).toEqual([]);
  });

  it('holds all rows itself: nothing else counts them up', () => {
    const rows = new Set(sources.filter(({ file }) => isBook(file)).flatMap(({ ids: named }) => [...named]));
    expect(ids.filter((id) => !rows.has(id))).toEqual([]);
  });

  it('names for every doubtful place the option, the number, or why there is one reading', () => {
    const open = book.filter(({ id }) => /-[RS]\d+$/.test(id));
    expect(
      open.filter(({ options = [], reading }) => options.length === 0 && !reading).map(({ id }) => id),
    ).toEqual([]);
  });

  it('names every option and number at a rule, and no other', () => {
    const touched = new Set(book.flatMap(({ options = [] }) => options));
    expect(houseRules.filter((id) => !touched.has(id))).toEqual([]);
    expect([...touched].filter((id) => !houseRules.includes(id))).toEqual([]);
  });

  it('names an option that the code of a rule reads at that rule, not at a doubtful place alone', () => {
    const places = [...new Set(book.flatMap(({ at }) => at ?? []))];
    const silent = places.flatMap((at) => {
      const rows = book.filter((row) => row.at === at);
      const ofText = rows.filter(({ id }) => !/-[RS]\d+$/.test(id));
      const said = (ofText.length > 0 ? ofText : rows).flatMap(({ options = [] }) => options);
      return readIn(rows[0] ? codeOf(rows[0]) : '')
        .filter((id) => houseRules.includes(id) && !said.includes(id))
        .map((id) => `${at}: ${id}`);
    });
    expect(silent.filter((one) => !FOR_ANOTHER.includes(one))).toEqual([]);
  });

  it('is the only source of IDs: code and tests name no other rule', () => {
    const named = everything.flatMap((one) => [...one.ids]).filter((id) => id.startsWith(prefix));
    expect([...new Set(named)].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

systemContract('the house rules of $name', (system) => {
  const { options, numbers } = system;

  it('have an id of their own', () => {
    const all = [...options, ...numbers].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('begin with one of their choices, which have short stable ids', () => {
    expect(options.filter(({ value, choices }) => !choices.some(({ id }) => id === value))).toEqual([]);
    const named = options.flatMap(({ choices }) => choices.map(({ id }) => id));
    expect(named.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('say why tables differ and what changes in play', () => {
    expect(options.filter(({ why, example, theme }) => !why || !example || !theme)).toEqual([]);
    expect(numbers.filter(({ others, theme }) => !others || !theme)).toEqual([]);
  });

  it('that are numbers begin within their bounds', () => {
    const isWithin = ({ value, choices, range: [least, most] = [1, 0] }: (typeof numbers)[number]): boolean =>
      choices ? choices.includes(value) : Number(value) >= least && Number(value) <= most;
    expect(numbers.filter((kind) => !isWithin(kind)).map(({ id }) => id)).toEqual([]);
  });
});
