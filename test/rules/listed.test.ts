import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import type { RulingKind } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { IDS, namedIn } from './ids.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All the sources of a folder as one text, but for the list of rules itself, which names every ID. */
const sourcesOf = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !/(^|\/)(rules(OfTheBook|OfTheTable)?|silentRules)\.ts$/.test(file),
    )
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

/** What docstrings say: comments only. */
const commentsOf = (source: string): string =>
  [...source.matchAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm)].map(([comment]) => comment).join('\n');

const helpers = ['cairn-family', 'common'].map((room) => sourcesOf(`shared/systems/${room}`)).join('\n');

describe.each(systems.map((system) => [system.name, system] as const))(
  'the listed rules of %s',
  (_, system) => {
    const ids = IDS[system.id];
    const prefix = (ids[0] ?? '').replace(/\d+$/, '');
    const details = (id: string): boolean => id.startsWith(prefix);
    const sources = sourcesOf(`shared/systems/${system.id}`);
    const inSources = namedIn(`${sources}\n${helpers}`, false);
    const inDocstrings = namedIn(`${commentsOf(sources)}\n${commentsOf(helpers)}`);
    const tests = sourcesOf(`test/rules/${system.id}`);
    const inTests = namedIn(tests);
    const commands = [...kindsOf(system).commands.values()];
    const applied = new Set(commands.flatMap(({ rules }) => rules));

    const optional = [...system.rulings.map(({ rule }) => rule), system.reaction.rule];

    it('are those of the checklist, each once and in its order', () => {
      expect(system.rules.map(({ id }) => id)).toEqual(ids);
    });

    it('say why there is no command where there is none', () => {
      expect(system.rules.filter(({ id, note }) => !applied.has(id) && !note).map(({ id }) => id)).toEqual(
        [],
      );
    });

    it('that a command applies stand in a docstring', () => {
      const missing = ids.filter((id) => applied.has(id) && !inDocstrings.has(id));
      expect(missing).toEqual([]);
    });

    it('that a command applies stand in a test', () => {
      expect(ids.filter((id) => applied.has(id) && !inTests.has(id))).toEqual([]);
    });

    it('are named by a command once each, and by no shared command that does not exist', () => {
      expect(
        commands.filter(({ rules }) => new Set(rules).size < rules.length).map(({ type }) => type),
      ).toEqual([]);
      const types = commands.map(({ type }) => type);
      expect(Object.keys(system.coreRules).filter((type) => !types.includes(type))).toEqual([]);
    });

    it('that are options have a name of their own and a heading, and begin with one of their choices', () => {
      const { rulings } = system;
      expect(rulings.filter(({ heading }) => !heading).map(({ id }) => id)).toEqual([]);
      expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
      expect(
        rulings.filter(({ value, choices }) => choices && !choices.includes(value)).map(({ id }) => id),
      ).toEqual([]);
    });

    it('that are options with a number have choices, or a range that holds it', () => {
      const bounded = ({ value, choices, range: [least, most] = [1, 0] }: RulingKind): boolean =>
        typeof value !== 'number' || Boolean(choices) || (least <= value && value <= most);
      expect(system.rulings.filter((kind) => !bounded(kind)).map(({ id }) => id)).toEqual([]);
    });

    it('that are rulings are options of the campaign, or say why there is one reading', () => {
      const options = new Set(system.rulings.map(({ rule }) => rule));
      const open = ids.filter((id) => /-[RS]\d+$/.test(id));
      expect(open.filter((id) => !options.has(id) && !system.settled[id])).toEqual([]);
      const settled = Object.keys(system.settled);
      expect(settled.filter((id) => !ids.includes(id) || options.has(id))).toEqual([]);
    });

    it('are the only ones that sources, tests and commands name', () => {
      const named = [...inSources, ...namedIn(tests, false), ...applied, ...optional].filter(details);
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    });
  },
);
