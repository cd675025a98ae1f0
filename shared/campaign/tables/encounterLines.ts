import { mostOf, parseNotation } from '../../dice/notation.ts';
import type { EncounterRow } from '../../hex/land.ts';
import { forEachOrRefuse, Refusal } from '../refusal.ts';
import type { KnownBlocks } from './bestiary.ts';

const WEIGHT_FIRST = /^(\d{1,3})\s*[x×]\s+(\S.*)$/s;
/** How many creatures of a kind come at most. */
export const MOST_AT_ONCE = 60;

/** A number of times that is none, or far too large. */
const BAD_WEIGHT = /^-?\d{1,20}\s*[x×]\s/;
const COUNT_FIRST = /^(\d[\dd+%-]*|d[\d%]+)\s+(\S.*)$/i;

/**
 * Rows of an encounter table from lines such as `3x Goblins out to steal sheep: 2d4 Goblin + Wolf`: how often, what it is, and
 * who, by the names of the bestiary. Refuses `bad-encounter` with all lines that do not fit.
 */
export function readEncounters(lines: readonly string[], blocks: KnownBlocks): EncounterRow[] {
  const rows: EncounterRow[] = [];
  forEachOrRefuse(lines, (line, index) => rows.push(readEncounter(line, blocks, `encounters.${index}`)));
  return rows;
}

/** One row; refuses `bad-encounter`. */
export function readEncounter(line: string, blocks: KnownBlocks, path = 'encounters'): EncounterRow {
  const [, times = '1', rest = line] = WEIGHT_FIRST.exec(line.trim()) ?? [];
  const colon = rest.lastIndexOf(':');
  const title = (colon < 0 ? rest : rest.slice(0, colon)).trim();
  if (title === '' || title.length > 200 || Number(times) < 1 || BAD_WEIGHT.test(title))
    throw new Refusal(
      'bad-encounter',
      `“${line.slice(0, 80)}” is not an encounter. Write it like “2x Wolves at night: 1d6 Wolf”.`,
      path,
    );
  const who =
    colon < 0
      ? []
      : rest
          .slice(colon + 1)
          .split(/\s\+\s/)
          .map((one) => one.trim())
          .filter(Boolean);
  return { weight: Number(times), title, who: who.map((one) => readWho(one, blocks, path)) };
}

function readWho(text: string, blocks: KnownBlocks, path: string): EncounterRow['who'][number] {
  const [, count = '1', name = text] = COUNT_FIRST.exec(text) ?? [];
  const block = blocks(name);
  if (!block)
    throw new Refusal('bad-encounter', `The bestiary has no “${name}”. Press Ctrl+K to search it.`, path);
  const dice = count.length > 20 ? undefined : parseNotation(count);
  if (!dice)
    throw new Refusal(
      'bad-encounter',
      `“${count}” is not a number for ${block.name}. Write it like 3 or 1d6.`,
      path,
    );
  if (mostOf(dice) > MOST_AT_ONCE)
    throw new Refusal(
      'bad-encounter',
      `“${count}” may bring more than ${MOST_AT_ONCE} of ${block.name}. Write smaller dice.`,
      path,
    );
  return { statBlock: block.name, count };
}

/** A row as the line that `readEncounters` reads. */
export function writeEncounter({ weight, title, who }: EncounterRow): string {
  const those = who
    .map(({ statBlock, count }) => (count === '1' ? statBlock : `${count} ${statBlock}`))
    .join(' + ');
  return `${weight === 1 ? '' : `${weight}x `}${title}${those ? `: ${those}` : ''}`;
}
