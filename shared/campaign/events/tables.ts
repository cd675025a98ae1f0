import { z } from 'zod';
import { IdSchema } from '../ids.ts';
import { defineEvent } from '../event.ts';
import { RandomTableSchema } from '../tables/tableRows.ts';

/** Custom tables were saved, new or changed. */
export const tablesKept = defineEvent(
  'tables-kept',
  'referee',
  { tables: z.array(RandomTableSchema) },
  (campaign, { tables }) => {
    for (const table of tables) campaign.tables[table.id] = table;
  },
);

/** A custom table was removed. */
export const tableRemoved = defineEvent(
  'table-removed',
  'referee',
  { table: IdSchema },
  (campaign, { table }) => {
    const { [table]: _gone, ...rest } = campaign.tables;
    campaign.tables = rest;
  },
);

/** A random table was rolled on; the result has the results of nested tables and dice filled in. */
export const tableRolled = defineEvent('table-rolled', 'players', { table: z.string(), result: z.string() });

export const tableEvents = [tablesKept, tableRemoved, tableRolled];
