import { z } from 'zod';
import { IdSchema } from '../ids.ts';
import { defineEvent } from '../event.ts';
import { RandomTableSchema } from '../state.ts';

/** Tables as they stand from now on, new ones and changed ones. */
export const tablesKept = defineEvent(
  'tables-kept',
  { tables: z.array(RandomTableSchema) },
  (campaign, { tables }) => {
    for (const table of tables) campaign.tables[table.id] = table;
  },
);

/** A table of one’s own is gone. */
export const tableRemoved = defineEvent('table-removed', { table: IdSchema }, (campaign, { table }) => {
  const { [table]: _gone, ...rest } = campaign.tables;
  campaign.tables = rest;
});

/** A random table was thrown on: what its row says, all that it names drawn in its place. */
export const tableRolled = defineEvent(
  'table-rolled',
  { table: z.string(), result: z.string() },
  () => undefined,
);

export const tableEvents = [tablesKept, tableRemoved, tableRolled];
