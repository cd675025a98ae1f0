import { z } from 'zod';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { tableRemoved, tableRolled, tablesKept } from '../events/tables.ts';
import { freshId } from '../ids.ts';
import {
  draw,
  faultOf,
  MOST_TABLES,
  plainName,
  tableCalled,
  tablesOf,
  WrittenTableSchema,
  type WrittenTable,
} from '../tables/randomTables.ts';
import { Refusal } from '../refusal.ts';
import { NameSchema, type Campaign } from '../state.ts';
import type { RandomTable } from '../tables/tableRows.ts';

const SECRET = { secret: true };

const keepTables = defineCommand({
  type: 'keep-tables',
  title: 'Save random tables',
  about:
    'Saves custom tables; one with the same name is replaced. Results can include other tables and dice in [[ ]].',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('keep-tables'),
    tables: z.array(WrittenTableSchema).min(1).max(MOST_TABLES),
  }),
  decide: (decision, { tables }) => {
    const known = { ...decision.state.tables };
    const ids = new Map(Object.values(known).map(({ id, name }) => [plainName(name), id]));
    const names = new Set<string>();
    const kept = tables.map((written, index) => {
      mustBeWhole(written, `tables.${index}`);
      const name = plainName(written.name);
      if (names.has(name))
        throw new Refusal('bad-table', `There are two tables “${written.name}”.`, `tables.${index}.name`);
      names.add(name);
      const table: RandomTable = { id: ids.get(name) ?? freshId(written.name, 'table', known), ...written };
      known[table.id] = table;
      return table;
    });
    keep(decision, kept);
  },
});

const changeTable = defineCommand({
  type: 'change-table',
  title: 'Edit random table',
  about: 'Changes a custom table, and its name if you give one.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('change-table'), table: NameSchema, ...WrittenTableSchema.shape }),
  decide: (decision, { type: _type, table: before, ...written }) => {
    const { id } = ownTable(decision.state, before);
    mustBeWhole(written, 'rows');
    const others = Object.values(decision.state.tables).filter((one) => one.id !== id);
    if (tableCalled(others, written.name))
      throw new Refusal('bad-table', `There is already a table “${written.name}”.`, 'name');
    keep(decision, [{ id, ...written }]);
  },
});

const removeTable = defineCommand({
  type: 'remove-table',
  title: 'Remove random table',
  about: 'Removes a custom table from the campaign.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-table'), table: NameSchema }),
  decide: (decision, { table }) => {
    const { id } = ownTable(decision.state, table);
    decision.emit(tableRemoved, { table: id }, SECRET);
  },
});

const rollTable = defineCommand({
  type: 'roll-table',
  title: 'Roll on table',
  about: 'Rolls on a random table, the system’s or a custom one, by its name or the start of it.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('roll-table'),
    table: z.string().max(200),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { table: asked, secret }) => {
    const table = tableMeant(tablesOf(decision.state, decision.system), asked);
    const { text: result } = draw(decision, table);
    decision.emit(tableRolled, { table: table.name, result }, secret ? SECRET : {});
  },
});

function keep(decision: Decision, tables: RandomTable[]): void {
  const all = { ...decision.state.tables, ...Object.fromEntries(tables.map((table) => [table.id, table])) };
  if (Object.keys(all).length > MOST_TABLES)
    throw new Refusal('too-many', `A campaign holds ${MOST_TABLES} custom tables at most.`, 'tables');
  decision.emit(tablesKept, { tables }, SECRET);
}

function mustBeWhole(table: WrittenTable, path: string): void {
  const fault = faultOf(table);
  if (fault) throw new Refusal('bad-table', `“${table.name}”: ${fault}`, path);
}

/** One's own table of this name; refuses `unknown-table`. */
function ownTable({ tables }: Campaign, name: string): RandomTable {
  const table = tableCalled(Object.values(tables), name);
  if (!table)
    throw new Refusal('unknown-table', `There is no table “${name}” among the custom tables.`, 'table');
  return table;
}

/** The one table that is called so, or begins so, however it is written; refuses `unknown-table`. */
function tableMeant<T extends { name: string }>(tables: readonly T[], asked: string): T {
  const wanted = plainName(asked);
  const fits = tables.filter(({ name }) => plainName(name).startsWith(wanted));
  const found = tableCalled(fits, wanted) ?? (fits.length === 1 ? fits[0] : undefined);
  if (found !== undefined && wanted !== '') return found;
  const names = (of: readonly T[]): string => of.map(({ name }) => name).join(', ');
  const message =
    fits.length > 1
      ? `“${asked}” could be ${names(fits)}. Write more of the name.`
      : `There is no table “${asked}”. Choose one of: ${names(tables)}.`;
  throw new Refusal('unknown-table', message, 'table');
}

export const tableCommands = [keepTables, changeTable, removeTable, rollTable];
