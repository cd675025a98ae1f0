/** Tables that are being written; `changes` names the one that is edited, `name` is for one without a title. */
export interface TableDraft {
  changes?: string | undefined;
  text: string;
  as: 'md' | 'csv';
  name: string;
}

/** Longer texts are not read for tables. */
const MOST_BYTES = 500_000;

/** What a file of tables holds, to be looked at before it is kept, or in a sentence why it can’t be read. */
export async function readTableFile(
  file: Pick<File, 'name' | 'size' | 'text'>,
): Promise<TableDraft | { fault: string }> {
  const { name, size } = file;
  if (size === 0) return { fault: `“${name}” is empty.` };
  if (size > MOST_BYTES) return { fault: `“${name}” is too large for tables: half a megabyte can be read.` };
  const text = await file.text().catch(() => undefined);
  if (text === undefined || text.includes('\0')) return { fault: `“${name}” is not a text file.` };
  return { text, as: /\.(csv|tsv)$/i.test(name) ? 'csv' : 'md', name: name.replace(/\.[^.]+$/, '') };
}
