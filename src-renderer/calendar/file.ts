/** Larger ones are more than a page can send to its host. */
const MOST_BYTES = 900_000;

/** The text of a file of Calendarium, or in a sentence why it can’t be read. */
export async function readCalendarFile(
  file: Pick<File, 'name' | 'size' | 'text'>,
): Promise<{ text: string } | { fault: string }> {
  const { name, size } = file;
  if (!name.toLowerCase().endsWith('.json'))
    return { fault: `“${name}” is not a file of Calendarium. Those end in .json.` };
  if (size > MOST_BYTES)
    return { fault: `“${name}” is too large to be read here. Export one calendar alone in Calendarium.` };
  const text = await file.text().catch(() => undefined);
  return text === undefined ? { fault: `“${name}” can’t be read.` } : { text };
}
