import { resolve } from 'node:path';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { Table, type TableOptions } from '../../table/table.ts';

/** Opens the campaign of a folder for one errand, and closes it whatever happens. */
export async function withTable<T>(
  dir: string,
  errand: (table: Table) => Promise<T>,
  options: TableOptions = {},
): Promise<T> {
  const table = await Table.open(nodeDisk, resolve(dir), options);
  try {
    return await errand(table);
  } finally {
    await table.close();
  }
}

/** A look that changes nothing, so that it may be had while somebody plays. */
export const look = <T>(dir: string, errand: (table: Table) => Promise<T>): Promise<T> =>
  withTable(dir, errand, { readOnly: true });

/** Writes lines to standard output, and waits until they are taken. An empty text is no line. */
export async function print(text: string): Promise<void> {
  if (text === '') return;
  await new Promise<void>((done, fail) => {
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`, (error) => (error ? fail(error) : done()));
  });
}
