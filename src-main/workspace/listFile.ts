import type { z } from 'zod';
import type { Disk } from '../store/disk/disk.ts';
import { replaceFile } from '../store/disk/replaceFile.ts';
import { badFile } from '../store/trouble.ts';

/** Where campaigns and what they share are kept. */
export interface Library {
  disk: Disk;
  folder: string;
}

/** A list that all campaigns of the library share: its file, and what it is in words. */
export interface ListFile<T> {
  name: string;
  holds: string;
  schema: z.ZodType<T[]>;
}

/** What the file lists; nothing where there is none. Throws StoreTrouble where there is one that can't be read. */
export async function readList<T>({ disk, folder }: Library, file: ListFile<T>): Promise<T[]> {
  const path = `${folder}/${file.name}`;
  if (!(await disk.stat(path))) return [];
  const text = new TextDecoder().decode(await disk.read(path));
  try {
    return file.schema.parse(JSON.parse(text));
  } catch {
    throw badFile(file.name, `is not a list of ${file.holds}. Move it away to start a new one`);
  }
}

/** Writes the whole list and gives it back. Rejects with StoreTrouble. */
export async function writeList<T>({ disk, folder }: Library, file: ListFile<T>, list: T[]): Promise<T[]> {
  const text = `${JSON.stringify(file.schema.parse(list), null, 2)}\n`;
  await replaceFile(disk, `${folder}/${file.name}`, new TextEncoder().encode(text));
  return list;
}
