import type { TableCard } from '../../shared/api.ts';
import {
  chancesOf,
  faultOf,
  MOST_TABLES,
  plainName,
  tablesOf,
  unknownLinks,
  WrittenTableSchema,
  type WrittenTable,
} from '../../shared/campaign/tables/randomTables.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { writeTable } from '../exchange/writeTable.ts';
import type { Game } from '../game/game.ts';
import { fitting } from '../../shared/door/fitting.ts';
import { capital } from '../../shared/text/words.ts';

/** Every random table that may be rolled on, custom ones first. */
export function tableCards({ state: { campaign }, system }: Game): TableCard[] {
  const all = tablesOf(campaign, system);
  const names = namesOf(all);
  return all.map((table) => card(table, names));
}

/** Tables that were just read from a text, as they would be kept. Refuses `too-many` of them. */
export function writtenCards(
  { state: { campaign }, system }: Game,
  read: readonly WrittenTable[],
): TableCard[] {
  if (read.length > MOST_TABLES)
    throw new Refusal(
      'too-many',
      `There are ${read.length} tables in the text. A campaign holds ${MOST_TABLES} custom tables at most: take some out.`,
      'text',
    );
  const names = namesOf([...read, ...tablesOf(campaign, system)]);
  return read.map((table) => card(table, names));
}

const namesOf = (tables: readonly WrittenTable[]): ReadonlySet<string> =>
  new Set(tables.map(({ name }) => plainName(name)));

function card(table: WrittenTable & { id?: string }, names: ReadonlySet<string>): TableCard {
  const { id, ...written } = table;
  const { name, dice, rows } = written;
  const misfit = fitting(WrittenTableSchema, written).error?.issues[0]?.message;
  const fault = misfit === undefined ? faultOf(written) : `${capital(misfit)}.`;
  const chances = fault === undefined ? chancesOf(written) : [];
  let last = 0;
  return {
    own: id !== undefined,
    name,
    dice: dice || `d${rows.reduce((sum, { weight }) => sum + weight, 0)}`,
    rows: rows.map(({ text, weight, from = last + 1, to = from + weight - 1 }, index) => {
      last = to;
      return { from, to, text, odds: chances[index] ?? 0 };
    }),
    ...(fault === undefined ? {} : { fault }),
    unknown: unknownLinks(written, names),
    written,
    text: writeTable(written),
  };
}
