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

export const tableRemoved = defineEvent('table-removed', { table: IdSchema }, (campaign, { table }) => {
  const { [table]: _gone, ...rest } = campaign.tables;
  campaign.tables = rest;
});

export const tableEvents = [tablesKept, tableRemoved];
