import type { SystemId } from '../campaign/state.ts';
import type { System } from './contract.ts';

/**
 * The system of that id, read from its folder when it is asked for: who plays one alone reads no other, and begins in two thirds of
 * the time. Its `index.ts` exports it and nothing else. Rejects if there is none.
 */
export async function fetchSystem(id: SystemId): Promise<System> {
  const exported = (await import(`./${id}/index.ts`)) as Readonly<Record<string, System>>;
  const [system] = Object.values(exported);
  if (system?.id !== id) throw new Error(`There is no system in the folder “${id}”.`);
  return system;
}
