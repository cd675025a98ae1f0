import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { fitting } from '../../shared/door/fitting.ts';
import type { Disk } from '../store/disk/disk.ts';
import { lockInTime } from '../store/disk/lockOf.ts';
import { makeFolders, replaceFile, sweep } from '../store/disk/replaceFile.ts';
import { inTurn } from '../store/inTurn.ts';
import { readJson, sealed, unsealed } from '../store/sealed.ts';
import { badFile, errno, ignore, inWords, StoreTrouble } from '../store/trouble.ts';

/** Where campaigns and what they share are kept. */
export interface Library {
  disk: Disk;
  folder: string;
}

/** A list that all campaigns of the library share. */
export interface ListFile<T> {
  /** What its file is called, and what the file calls itself. */
  kind: string;
  /** What it is a list of, in words. */
  holds: string;
  /** So many entries it holds at most. */
  most: number;
  /** Of one entry. Fields that it doesn't know stay in the entry, and so in the file when that is written again. */
  entry: z.ZodType<T>;
}

/** The schema of the file that we write. Before it a file was the bare list, without a checksum; that is still read. */
const SCHEMA = 1;
const MAX_BYTES = 8 * 1024 * 1024;

/** What a list's file holds; `fields` are those beside the list, among them what a newer version may have added. */
interface Held<T> {
  list: T[];
  fields: Record<string, unknown>;
  /** Whether damage to it would be seen. */
  isSealed: boolean;
}

export const fileOf = ({ kind }: Pick<ListFile<unknown>, 'kind'>): string => `${kind}.json`;

/** What has a good checksum and doesn't fit is no damage: another version wrote it. */
function unknownIn(name: string, issue: z.core.$ZodIssue | undefined): StoreTrouble {
  const problem = `holds what this Hexwatch doesn’t know, at ${['list', ...(issue?.path ?? [])].join('.')}`;
  const message = `${name} ${problem}; nothing was changed. Update Hexwatch to use it.`;
  return new StoreTrouble('newer-schema', name, message, { problem });
}

function parsed<T>(bytes: Uint8Array, file: ListFile<T>): Held<T> {
  const name = fileOf(file);
  const read = readJson(bytes, name, MAX_BYTES);
  const isSealed = !Array.isArray(read.value);
  const fields = isSealed ? unsealed(read, name, { oldest: 0, ours: SCHEMA }) : { list: read.value };
  if (isSealed && fields.hexwatch !== file.kind) throw badFile(name, `is not a list of ${file.holds}`);
  const { data: list, error } = fitting(z.array(file.entry).max(file.most), fields.list);
  if (list) return { list, fields, isSealed };
  throw isSealed ? unknownIn(name, error?.issues[0]) : badFile(name, `is not a list of ${file.holds}`);
}

/** What the file of a list holds; nothing where there is none. Throws StoreTrouble where there is one that can't be read. */
export function held<T>({ disk, folder }: Library, file: ListFile<T>): Promise<Held<T>> {
  const name = fileOf(file);
  return inWords(name, 'reading', async () => {
    try {
      const size = (await disk.stat(join(folder, name)))?.size ?? 0;
      // Before it is read: a larger one might not fit into memory.
      if (size > MAX_BYTES) throw badFile(name, `is larger than any list of ${file.holds}`);
      return parsed(await disk.read(join(folder, name)), file);
    } catch (error) {
      if (errno(error) !== 'ENOENT') throw error;
      return { list: [], fields: {}, isSealed: true };
    }
  });
}

/** What the file lists. Throws as `held` does. */
export const readList = async <T>(library: Library, file: ListFile<T>): Promise<T[]> =>
  (await held(library, file)).list;

/** The bytes of a list. Refuses `too-many` and `too-large`: what is written can be read again. */
function rendered<T>(file: ListFile<T>, { list, fields }: Pick<Held<T>, 'list' | 'fields'>): Buffer {
  if (list.length > file.most)
    throw new Refusal(
      'too-many',
      `Your campaigns can share ${file.most.toLocaleString('en')} ${file.holds} at most. Remove some that you don’t need.`,
    );
  const { sum: _sum, ...others } = fields;
  const bytes = sealed({ ...others, hexwatch: file.kind, schema: SCHEMA, list }, fileOf(file));
  if (bytes.length > MAX_BYTES)
    throw new Refusal(
      'too-large',
      `The ${file.holds} that your campaigns share would be larger than 8 MB. Remove some that you don’t need.`,
    );
  return bytes;
}

/** Replaces the file of a list. When the last flush fails, the new list may be there or not: then it says so. */
async function replaced({ disk, folder }: Library, name: string, bytes: Buffer): Promise<void> {
  const path = join(folder, name);
  try {
    await replaceFile(disk, path, bytes);
  } catch (error) {
    const isThere = await disk.read(path).then(
      (now) => bytes.equals(now),
      () => false,
    );
    if (!isThere) throw error;
    throw new StoreTrouble(
      'io',
      name,
      `${name} was written, but the disk failed (${errno(error)}): whether it stays is unsure. Save it again.`,
      { cause: error },
    );
  }
  await sweep(disk, folder, name).catch(ignore);
}

/** How long a change waits for other programs, in milliseconds from when it was asked for. */
const PATIENCE = 5000;
/** All files beside the campaigns have one lock, so that within this program they have one queue. */
const oneAfterAnother = inTurn();

/**
 * Does what changes files beside the campaigns while nobody else does, in this program or another one. Makes the library
 * where it is missing. Throws `locked` where another program doesn't come to an end.
 */
export function alone<T>({ disk, folder }: Library, act: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE;
  return oneAfterAnother(async () => {
    await makeFolders(disk, folder);
    const release = await lockInTime(disk, folder, until);
    try {
      return await act();
    } finally {
      await release();
    }
  });
}

/**
 * Changes a list, flushed, and gives back what it holds then; what is beside it in the file stays. Where that can't be read, it is
 * left alone. Refuses `too-many` and `too-large`; throws StoreTrouble.
 */
export const changeList = <T>(
  library: Library,
  file: ListFile<T>,
  change: (list: readonly T[]) => T[],
): Promise<T[]> =>
  inWords(fileOf(file), 'saving', () =>
    alone(library, async () => {
      const { fields, list } = await held(library, file);
      const changed = change(list);
      await replaced(library, fileOf(file), rendered(file, { fields, list: changed }));
      return changed;
    }),
  );
