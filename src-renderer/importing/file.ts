import type { Meaning } from '../../shared/api.ts';
import { capital } from '../../shared/text/words.ts';

/** A map file that is being imported. */
export interface MapDraft {
  name: string;
  text: string;
  /** What somebody said its words stand for, and whether it changes the map or replaces it. */
  words: Record<string, Meaning>;
  how?: 'merge' | 'replace';
}

/** The endings of files that are maps. */
export const MAP_FILES = ['.txt', '.md', '.markdown', '.csv', '.tsv'] as const;

/** Larger ones are more than a page can send to its host. */
const MOST_BYTES = 900_000;

/** None of a map is larger. */
const MOST_OF_MAP = 4_000_000;

/** Whether a file looks like a map, by its name. */
export const isMapFile = ({ name }: Pick<File, 'name'>): boolean =>
  MAP_FILES.some((ending) => name.toLowerCase().endsWith(ending));

/** The text of a map file, or in a sentence why it can’t be read. */
export async function readMapFile(file: File): Promise<MapDraft | { fault: string }> {
  const { name, size } = file;
  if (!isMapFile(file))
    return {
      fault: `“${name}” is not a map file. Text Mapper files end in .txt or .md, tables of hexes in .csv.`,
    };
  if (size > MOST_OF_MAP) return { fault: `“${name}” is too large for a map.` };
  if (size > MOST_BYTES)
    return {
      fault: `“${name}” is too large to be read here. The command line reads it: hexwatch import FOLDER --map FILE`,
    };
  const text = await file.text().catch(() => undefined);
  return text === undefined ? { fault: `“${name}” can’t be read.` } : { name, text, words: {} };
}

/** A name for a campaign with this map: `old-vale.txt` is “Old vale”. */
export const nameFrom = ({ name }: MapDraft): string =>
  capital(
    name
      .replace(/\.[^.]+$/, '')
      .replace(/[-_]+/g, ' ')
      .trim(),
  );
