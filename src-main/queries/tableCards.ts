import type { TableCard } from '../../shared/api.ts';
import {
  chancesOf,
  faultOf,
  tablesOf,
  unknownLinks,
  WrittenTableSchema,
  type WrittenTable,
} from '../../shared/campaign/tables/randomTables.ts';
import { writeTable } from '../exchange/writeTable.ts';
import type { Game } from '../game/game.ts';
import { fitting } from '../../shared/fitting.ts';

/** Every random table that may be rolled on, custom ones first. */
export function tableCards({ state: { campaign }, system }: Game): TableCard[] {
  const all = tablesOf(campaign, system);
  return all.map((table) => card(table, all));
}

/** Tables that were just read from a text, as they would be kept. */
export function writtenCards(
  { state: { campaign }, system }: Game,
  read: readonly WrittenTable[],
): TableCard[] {
  const all = [...read, ...tablesOf(campaign, system)];
  return read.map((table) => card(table, all));
}

function card(table: WrittenTable & { id?: string }, all: readonly WrittenTable[]): TableCard {
  const { id, ...written } = table;
  const { name, dice, rows } = written;
  const fault = fitting(WrittenTableSchema, written).error?.issues[0]?.message ?? faultOf(written);
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
    unknown: unknownLinks(written, all),
    written,
    text: writeTable(written),
  };
}
