import type { EncounterLine } from '../../../shared/api.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { readEncounter } from '../../../shared/campaign/tables/encounterLines.ts';
import { blocksKnown, type KnownBlocks } from '../../../shared/campaign/tables/bestiary.ts';
import type { Game } from '../../game/game.ts';

/** How likely each line of an encounter table is, and what is wrong with those that do not fit; they count for nothing. */
export function encounterPreview(
  lines: readonly string[],
  { state: { campaign }, system }: Game,
): EncounterLine[] {
  const blocks = blocksKnown({ state: campaign, system });
  const read = lines.filter((line) => line.trim() !== '').map((line) => weighed(line, blocks));
  const all = read.reduce((sum, { weight }) => sum + weight, 0);
  return read.map(({ weight, ...line }) => ({ ...line, odds: all === 0 ? 0 : weight / all }));
}

function weighed(line: string, blocks: KnownBlocks): { title: string; weight: number; fault?: string } {
  try {
    const { title, weight } = readEncounter(line, blocks);
    return { title, weight };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { title: line, weight: 0, fault: thrown.message };
  }
}
