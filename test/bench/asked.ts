import type { System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';

/** The system whose id this process was given. Throws where there is none of it. */
export function askedSystem(): System {
  const system = systems.find(({ id }) => id === process.argv[2]);
  if (!system) throw new Error(`No system “${process.argv[2] ?? ''}”.`);
  return system;
}
