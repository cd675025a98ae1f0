import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile as ZipReader } from 'yauzl';
import yazl from 'yazl';
import { Refusal } from '../../shared/campaign/refusal.ts';
import {
  broken,
  CHUNK,
  mustBeAdmitted,
  partsToPack,
  tooLarge,
  type ArchivePart,
  type ArchiveSource,
  type FoundPart,
} from './archiveParts.ts';

/**
 * Neither an archive nor a file in it becomes more than this many times as large as it is packed, unless it stays below
 * `ALWAYS_BYTES`. A played campaign becomes 5 to 20 times as large, its journal at most 12; the densest file that an honest
 * one can have, a new map of 200 by 200 hexes of one terrain, 251. What only looks like a campaign, such as a journal of
 * empty lines, 1,000.
 */
export const MOST_RATIO = 300;
export const ALWAYS_BYTES = 1024 * 1024;

const FILE_KIND = 0o170_000;
const PLAIN_FILE = 0o100_000;
const FOLDER = 0o040_000;

const isTooDense = (bytes: number, packed: number): boolean =>
  bytes > ALWAYS_BYTES && bytes > packed * MOST_RATIO;

const tooDense = (what: string): Refusal =>
  tooLarge(`${what} would become more than ${MOST_RATIO} times as large`);

/** Gives yauzl the pieces of a source; the first failure of the source itself is kept, to be told as what it is. */
class SourceReader extends yauzl.RandomAccessReader {
  failed: { error: unknown } | undefined;
  readonly #source: ArchiveSource;
  constructor(source: ArchiveSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; at += CHUNK) {
      const until = Math.min(at + CHUNK, end);
      const piece = await this.#source.read(at, until).catch((error: unknown) => {
        this.failed ??= { error };
        // Streams want an error, which a refusal is not.
        throw new Error('its source failed');
      });
      if (piece.length < until - at) throw new Error('the archive ends too early');
      yield piece;
    }
  }
}

/** What speaks against an entry of a zip, whatever its name, before any of it is read. */
function mustBePlain(entry: Entry): void {
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND;
  const isFolder = entry.fileName.endsWith('/');
  if (kind !== 0 && kind !== (isFolder ? FOLDER : PLAIN_FILE))
    throw broken(`“${entry.fileName}” in it is a link or a device`);
  if (entry.isEncrypted()) throw broken('it is encrypted');
  if (isTooDense(entry.uncompressedSize, entry.compressedSize)) throw tooDense(`“${entry.fileName}” in it`);
}

/** All files of an archive, none of them read yet. */
async function filesIn(zip: ZipReader, size: number): Promise<Entry[]> {
  const files: Entry[] = [];
  const admit = mustBeAdmitted(zip.entryCount);
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    admit(entry.fileName, entry.uncompressedSize);
    mustBePlain(entry);
    bytes += entry.uncompressedSize;
    if (isTooDense(bytes, size)) throw tooDense('it');
    if (!entry.fileName.endsWith('/')) files.push(entry);
  }
  return files;
}

/** Runs what reads an archive; whatever is wrong with its bytes is told as `bad-archive`. */
async function reading<T>(reader: SourceReader, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (reader.failed) throw reader.failed.error;
    if (error instanceof Refusal) throw error;
    throw broken(error instanceof Error ? error.message : 'it is damaged');
  }
}

/**
 * The files in an archive, whole and in its order; their bytes are read when they are asked for and checked against size
 * and checksum. Refuses with `bad-archive` (damaged, encrypted, links, names that lead out of it, stand twice or are a
 * device's) and `archive-too-large`; rejects with the source's own error.
 */
export async function readArchive(source: ArchiveSource): Promise<FoundPart[]> {
  const reader = new SourceReader(source);
  return reading(reader, async () => {
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, source.size, {
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    const files = await filesIn(zip, source.size);
    return files.map((entry) => ({
      name: entry.fileName,
      size: entry.uncompressedSize,
      bytes: () => reading(reader, () => bytesOf(zip, entry)),
    }));
  });
}

async function bytesOf(zip: ZipReader, entry: Entry): Promise<Uint8Array> {
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw broken(`“${entry.fileName}” in it is damaged`);
  return bytes;
}

/** An archive that holds these files, which `readArchive` takes. Refuses with `archive-too-large` and `bad-name`. */
export async function writeArchive(parts: readonly ArchivePart[]): Promise<Uint8Array> {
  const files: { name: string; bytes: Uint8Array }[] = [];
  for await (const part of partsToPack(parts)) files.push(part);
  const small = await zipped(files, true);
  return (await isTaken(small)) ? small : zipped(files, false);
}

/** Whether `readArchive` takes an archive of ours, which may have become too small for what it holds. */
const isTaken = (archive: Uint8Array): Promise<boolean> =>
  readArchive({
    size: archive.length,
    read: (start, end) => Promise.resolve(archive.subarray(start, end)),
  }).then(
    () => true,
    () => false,
  );

function zipped(
  files: readonly { name: string; bytes: Uint8Array }[],
  compress: boolean,
): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const { name, bytes } of files)
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}
