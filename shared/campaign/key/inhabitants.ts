import type { EncounterRow } from '../../hex/land.ts';
import { forEachOrRefuse, Refusal } from '../refusal.ts';
import type { KnownBlocks } from '../tables/bestiary.ts';
import { readEncounter, writeEncounter } from '../tables/encounterLines.ts';

/** “3x Goblin” is three goblins here, where no table is rolled on. */
const TIMES = /^(\d{1,2})\s*[x×]\s+/;

/**
 * Who lives in a room, a line for each group: as encounters are written (“Asleep: 3 Goblin + Wolf”), or the stat blocks alone
 * (“3 Goblin”), or words for someone without a stat block. Refuses `bad-encounter` with all lines that do not fit.
 */
export function readInhabitants(lines: readonly string[], blocks: KnownBlocks): EncounterRow[] {
  const rows: EncounterRow[] = [];
  forEachOrRefuse(lines, (line, index) =>
    rows.push(readLine(line.replace(TIMES, '$1 '), blocks, `inhabitants.${index}`)),
  );
  return rows;
}

function readLine(line: string, blocks: KnownBlocks, path: string): EncounterRow {
  const plain = line.trim();
  if (!plain.includes(':'))
    try {
      return { ...readEncounter(`${plain}: ${plain}`, blocks, path), weight: 1, title: plain };
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
    }
  return { ...readEncounter(plain, blocks, path), weight: 1 };
}

/** A group as the line that `readInhabitants` reads. */
export function writeInhabitants(row: EncounterRow): string {
  const bare = writeEncounter({ ...row, title: '' }).slice(2);
  return bare === row.title ? row.title : writeEncounter(row);
}
