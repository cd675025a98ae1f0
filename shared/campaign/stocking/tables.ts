import { lowerFirst } from '../../text/words.ts';
import type { EncounterRow } from '../../hex/land.ts';
import type { Decision } from '../../systems/contract.ts';
import { tableCalled, tablesOf, type WrittenTable } from '../tables/randomTables.ts';
import { statBlockNamed } from '../tables/bestiary.ts';
import { GIVEN } from './given.ts';
import { LAIRS } from './wishes.ts';

type Known = Pick<Decision, 'state' | 'system'>;

/** A random table that can say what lies in a region. */
export interface StockTable extends WrittenTable {
  /** Whose it is: made of the region’s encounters, given with Hexwatch, the campaign’s own, or the system’s. */
  whose: 'region' | 'given' | 'custom' | 'system';
}

const PEOPLE = /\b(?:commoner|villager|traveller|pilgrim|merchant|trader|guard|patrol|hunter)/i;

/** “Camp of bandits: 3 Bandit.”, “Lair of an ogre: Ogre.”: where those live who are met in a region. */
function lairOf({ state, system }: Known, { title, who }: EncounterRow): string {
  const people = who.some(
    ({ statBlock }) =>
      PEOPLE.test(statBlock) || statBlockNamed(state, system, statBlock)?.['kind'] === 'person',
  );
  const those = who.map(({ statBlock, count }) =>
    count === '1' ? statBlock : `${/^\d+$/.test(count) ? count : `[[${count}]]`} × ${statBlock}`,
  );
  const name = `${people ? 'Camp' : 'Lair'} of ${lowerFirst(title)}`;
  return those.length > 0 ? `${name}: ${those.join(', ')}.` : name;
}

/** What lies in the lairs of a region, a row for each of its encounters. */
const lairsOf = (known: Known, encounters: readonly EncounterRow[]): WrittenTable => ({
  name: LAIRS,
  dice: '',
  rows: encounters.map((row) => ({ text: lairOf(known, row), weight: row.weight })),
});

/**
 * The tables that can say what lies in a region, each name once: the campaign’s own hide others that are called the same. That of the
 * lairs has no rows where the region has no encounters.
 */
export function stockTables(known: Known, encounters: readonly EncounterRow[]): StockTable[] {
  const of = (whose: StockTable['whose'], tables: readonly WrittenTable[]): StockTable[] =>
    tables.map(({ name, dice, rows }) => ({ name, dice, rows, whose }));
  const written = tablesOf(known.state, known.system);
  const custom = written.filter(({ id }) => id !== undefined);
  return [
    ...of('region', [lairsOf(known, encounters)]),
    ...of('given', given),
    ...of('custom', custom),
    ...of(
      'system',
      written.filter(({ id }) => id === undefined),
    ),
  ].filter(({ name, whose }) => whose === 'custom' || !tableCalled(custom, name));
}

const given: readonly WrittenTable[] = Object.entries(GIVEN).map(([name, texts]) => ({
  name,
  dice: '',
  rows: texts.map((text) => ({ text, weight: 1 })),
}));
