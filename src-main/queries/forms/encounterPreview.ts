import type { EncounterLine } from '../../../shared/api.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { readEncounter } from '../../../shared/campaign/tables/encounterLines.ts';
import type { System } from '../../../shared/systems/contract.ts';

/** How likely each line of an encounter table is, and what is wrong with those that do not fit; they count for nothing. */
export function encounterPreview(lines: readonly string[], system: System): EncounterLine[] {
  const read = lines.filter((line) => line.trim() !== '').map((line) => weighed(line, system));
  const all = read.reduce((sum, { weight }) => sum + weight, 0);
  return read.map(({ weight, ...line }) => ({ ...line, odds: all === 0 ? 0 : weight / all }));
}

function weighed(line: string, system: System): { title: string; weight: number; fault?: string } {
  try {
    const { title, weight } = readEncounter(line, system);
    return { title, weight };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { title: line, weight: 0, fault: thrown.message };
  }
}
