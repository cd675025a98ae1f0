import { plural, together } from '../../text/words.ts';
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

/** Its title says nothing but who it is. */
export const isBare = (row: EncounterRow): boolean =>
  writeEncounter({ ...row, title: '' }).slice(2) === row.title;

/** “3 goblins”, “1d6 wolves”; one alone keeps its name: “Night Spider”. */
const kindInWords = ({ statBlock, count }: EncounterRow['who'][number]): string =>
  count === '1' ? statBlock : `${count} ${plural(statBlock.toLowerCase())}`;

/** A group as it is read and said: “3 goblins”, “Asleep: 3 goblins and Wolf”. */
export function inhabitantsInWords(row: EncounterRow): string {
  const kinds = together(row.who.map(kindInWords));
  if (kinds === '') return row.title;
  return isBare(row) ? kinds : `${row.title}: ${kinds}`;
}

/** A group as the line that `readInhabitants` reads. */
export const writeInhabitants = (row: EncounterRow): string =>
  isBare(row) ? row.title : writeEncounter(row);
