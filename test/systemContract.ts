import { describe } from 'vitest';
import type { System } from '../shared/systems/contract.ts';
import type { SystemFixtures } from '../shared/systems/fixtures.ts';
import { systems } from '../shared/systems/registry.ts';

const beside = import.meta.glob<SystemFixtures>(
  ['/shared/systems/*/fixtures.ts', '/test/sixthSystem/fixtures.ts'],
  { eager: true, import: 'fixtures' },
);

/** Where the files of a system are, from the top; those of the sixth are the tests’ own. */
export const folderOf = ({ id }: Pick<System, 'id'>): string =>
  id === 'lamplit-road' ? 'test/sixthSystem' : `shared/systems/${id}`;

/** The systems that can be played: all but the sixth, which only tests know. */
export const playable: readonly System[] = systems.filter((one) => folderOf(one).startsWith('shared/'));

/** What tests have to be told of a system. */
export function fixturesOf(system: Pick<System, 'id'>): SystemFixtures {
  const file = `/${folderOf(system)}/fixtures.ts`;
  const fixtures = beside[file];
  if (!fixtures) throw new Error(`There is no ${file}.`);
  return fixtures;
}

/** The systems whose sample and `examples/` tell whole evenings. */
export const withEvenings: readonly System[] = systems.filter((one) => fixturesOf(one).evenings);

/** The folders of a system: its own, and that of its family. */
export function foldersOf(system: Pick<System, 'id'>): string[] {
  const { family } = fixturesOf(system);
  return [folderOf(system), ...(family === undefined ? [] : [`shared/systems/${family}`])];
}

/** A clause of the contract: what is demanded of every system. `$name` in its title is the system’s. */
export const systemContract = (
  clause: string,
  demand: (system: System, fixtures: SystemFixtures) => void,
): void => describe.each(systems)(clause, (system) => demand(system, fixturesOf(system)));
