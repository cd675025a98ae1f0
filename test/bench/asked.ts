import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';

/** The system whose id this process was given. Throws where there is none of it. */
export function askedSystem(): System {
  const system = systems.find(({ id }) => id === process.argv[2]);
  if (!system) throw new Error(`No system “${process.argv[2] ?? ''}”.`);
  return system;
}

/** What a script of the bench answers about a system, in a process of its own with these flags of Node. */
export const askAlone = <Answer>(script: string, { id }: System, flags: readonly string[] = []): Answer => {
  const file = join(dirname(process.argv[1] ?? ''), `${script}.js`);
  return JSON.parse(execFileSync(process.execPath, [...flags, file, id], { encoding: 'utf8' })) as Answer;
};
