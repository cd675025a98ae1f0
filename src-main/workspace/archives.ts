import { join } from 'node:path';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { readArchive, writeArchive } from '../exchange/archive.ts';
import type { ArchivePart, FoundPart } from '../exchange/archiveParts.ts';
import { readJsonArchive, writeJsonArchive } from '../exchange/jsonArchive.ts';
import type { Disk } from '../store/disk/disk.ts';
import { journalFiles, rawLines, SESSIONS } from '../store/journal/journalFiles.ts';
import { checksum } from '../store/json.ts';
import { checkCampaign, fillNewFolder, isOwnPath, ownPaths, writeOut, writeParts } from '../store/store.ts';
import { inWords } from '../store/trouble.ts';

/** How the name of a zipped campaign ends. */
export const ARCHIVE = '.hexwatch';

/** Whether a path is meant as a zipped campaign. */
export const isArchive = (path: string): boolean => path.toLowerCase().endsWith(ARCHIVE);

/** Throws `bad-archive` with what is wrong first where a campaign is damaged. */
async function mustBeWhole(disk: Disk, folder: string, otherwise: string): Promise<void> {
  const { whole, findings } = await checkCampaign(disk, folder);
  if (whole) return;
  const [first] = findings;
  throw new Refusal(
    'bad-archive',
    `${otherwise}: ${first ? `${first.file} ${first.problem}` : 'it is damaged'}.`,
  );
}

/** The two forms of a campaign in one file: how the file's name ends, and what writes it. */
const WRITERS = { hexwatch: writeArchive, json: writeJsonArchive } satisfies Record<
  string,
  (parts: readonly ArchivePart[]) => Promise<Uint8Array>
>;
export type ArchiveForm = keyof typeof WRITERS;

/**
 * The files of a campaign, which may be open, as the bytes of one. Throws StoreTrouble, and refuses with
 * `archive-too-large`, `bad-name` and, where the campaign is damaged, `bad-archive`.
 */
export async function packed(disk: Disk, folder: string, form: ArchiveForm): Promise<Uint8Array> {
  await mustBeWhole(disk, folder, 'A damaged campaign is not packed; check its files first');
  const paths = await inWords(folder, 'reading', () => ownPaths(disk, folder));
  const parts = paths.map((name) => ({
    name,
    bytes: () => inWords(name, 'reading', () => disk.read(join(folder, name))),
  }));
  return WRITERS[form](parts);
}

/** Writes them into a file. Throws and refuses alike, also with `own-file` and trouble with that file. */
export const packCampaign = async (
  disk: Disk,
  folder: string,
  file: string,
  form: ArchiveForm = 'hexwatch',
): Promise<void> => writeOut(disk, file, await packed(disk, folder, form));

/** A campaign in one file: its own files only, whatever else stands in the archive. */
export interface PackedCampaign {
  parts: FoundPart[];
  /** What tells whether two campaigns began as one; undefined where the journal has no line yet. */
  beginning: string | undefined;
}

/** Who zips a campaign by hand zips its folder. */
const folderIn = (names: readonly string[]): string => {
  const documents = names.filter((name) => /^([^/]+\/)?campaign\.json$/.test(name));
  const [only] = documents;
  if (only === undefined)
    throw new Refusal('bad-archive', 'There is no campaign in this file. Nothing was changed.');
  if (documents.length > 1)
    throw new Refusal('bad-archive', 'There is more than one campaign in this file. Nothing was changed.');
  return only.slice(0, -'campaign.json'.length);
};

const BRACE = 0x7b;

/**
 * Looks into a campaign in one file, whichever its form and however it is called, and unpacks nothing. Refuses with
 * `bad-archive` and `archive-too-large`; throws StoreTrouble.
 */
export async function readPacked(disk: Disk, file: string): Promise<PackedCampaign> {
  const all = await inWords(file, 'reading', async () => {
    const found = await disk.stat(file);
    if (found?.folder) throw new Refusal('bad-archive', 'This is a folder. Open it as a folder.');
    const size = found?.size ?? (await disk.read(file)).length;
    const read = (start: number, end: number): Promise<Uint8Array> =>
      inWords(file, 'reading', () => disk.read(file, start, end));
    const [first] = await read(0, 1);
    return (first === BRACE ? readJsonArchive : readArchive)({ size, read });
  });
  const top = folderIn(all.map(({ name }) => name));
  const parts = all
    .filter(({ name }) => name.startsWith(top) && isOwnPath(name.slice(top.length)))
    .map((part) => ({ ...part, name: part.name.slice(top.length) }));
  return { parts, beginning: await beginningIn(parts) };
}

/** Of a line, as it was before git may have changed its end. */
const markOf = (line: Uint8Array): string => checksum(line.at(-1) === 13 ? line.subarray(0, -1) : line);

async function beginningIn(parts: readonly FoundPart[]): Promise<string | undefined> {
  const [first] = parts
    .filter(({ name }) => name.startsWith(`${SESSIONS}/`))
    .sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  const bytes = await first?.bytes();
  const end = bytes?.indexOf(10) ?? -1;
  return bytes && end >= 0 ? markOf(bytes.subarray(0, end)) : undefined;
}

/** The same of a campaign folder; undefined where its journal can't be read. */
export async function beginningOf(disk: Disk, folder: string): Promise<string | undefined> {
  try {
    const [first] = await journalFiles(disk, folder);
    if (first)
      for await (const lines of rawLines(disk, first, 0))
        for (const { bytes, ended } of lines) return ended ? markOf(bytes) : undefined;
  } catch {
    // What can't be read is like no other.
  }
  return undefined;
}

/** What work says that was cancelled (`stoppable`). */
export const cancelled = (): Refusal => new Refusal('cancelled', 'This was cancelled. Nothing was unpacked.');

/** How many bytes `unpackCampaign` reads and writes, about: each is written, read again, and checked. */
export const bytesToMove = ({ parts }: PackedCampaign): number =>
  3 * parts.reduce((sum, { size }) => sum + size, 0);

/**
 * Unpacks a campaign into a new folder, flushed and checked to be whole, or leaves everything as it was. Refuses with
 * `bad-archive`; throws StoreTrouble (`folder-exists`, `newer-schema`, `disk-full`, …).
 */
export const unpackCampaign = (disk: Disk, { parts }: PackedCampaign, folder: string): Promise<void> =>
  inWords(folder, 'making', () =>
    fillNewFolder(disk, folder, async (aside) => {
      await writeParts(disk, aside, parts);
      await mustBeWhole(disk, aside, 'The campaign in this file is damaged, so that nothing was unpacked');
    }),
  );
