import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile as ZipReader } from 'yauzl';
import yazl from 'yazl';
import { Refusal } from '../../shared/campaign/refusal.ts';

/** A file inside an archive: its path there with slashes, and its bytes when they are wanted. */
export interface ArchivePart {
  name: string;
  bytes(): Promise<Uint8Array>;
}

/** The bytes of an archive, read piece by piece. */
export interface ArchiveSource {
  size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

/** No archive holds more: files, bytes of one, bytes of all. */
export const MOST_PARTS = 20_000;
export const MOST_PART_BYTES = 256 * 1024 * 1024;
export const MOST_BYTES = 1024 * 1024 * 1024;
/** An archive may become this many times as large as it is, or as large as any may. */
export const MOST_RATIO = 200;
export const ALWAYS_BYTES = 16 * 1024 * 1024;
const CHUNK = 1024 * 1024;

const FILE_KIND = 0o170_000;
const PLAIN_FILE = 0o100_000;
const FOLDER = 0o040_000;

const broken = (why: string): Refusal =>
  new Refusal(
    'bad-archive',
    `This is no archive of a campaign that can be opened: ${why}. Nothing was changed.`,
  );
const tooLarge = (why: string): Refusal =>
  new Refusal('archive-too-large', `This archive is not unpacked: ${why}. Nothing was changed.`);

const isTooDense = (bytes: number, archive: number): boolean =>
  bytes > ALWAYS_BYTES && bytes > archive * MOST_RATIO;

/** Gives yauzl the pieces of a source; the first failure of the source itself is kept, to be told as what it is. */
class SourceReader extends yauzl.RandomAccessReader {
  failed: unknown;
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
        this.failed ??= error;
        throw error;
      });
      if (piece.length < until - at) throw new Error('the archive ends too early');
      yield piece;
    }
  }
}

/** On some disks these two names are one: letters of either size, and accents written in either way. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** What speaks against an entry whatever its name, before any of it is read. */
function mustBePlain(entry: Entry): void {
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND;
  const isFolder = entry.fileName.endsWith('/');
  if (kind !== 0 && kind !== (isFolder ? FOLDER : PLAIN_FILE))
    throw broken(`“${entry.fileName}” in it is a link or a device`);
  if (entry.isEncrypted()) throw broken('it is encrypted');
  if (entry.uncompressedSize > MOST_PART_BYTES) throw tooLarge(`“${entry.fileName}” in it is too large`);
}

/** All files of an archive, none of them read yet. yauzl refuses `..`, absolute paths, drive letters and backslashes. */
async function filesIn(zip: ZipReader, size: number): Promise<Entry[]> {
  if (zip.entryCount > MOST_PARTS) throw tooLarge(`it holds more than ${MOST_PARTS} files`);
  const files: Entry[] = [];
  const names = new Set<string>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    mustBePlain(entry);
    bytes += entry.uncompressedSize;
    if (bytes > MOST_BYTES) throw tooLarge('it holds more than 1 GB');
    if (isTooDense(bytes, size)) throw tooLarge(`it would become more than ${MOST_RATIO} times as large`);
    if (names.has(folded(entry.fileName))) throw broken(`“${entry.fileName}” stands in it twice`);
    names.add(folded(entry.fileName));
    if (!entry.fileName.endsWith('/')) files.push(entry);
  }
  return files;
}

/** Runs what reads an archive; whatever is wrong with its bytes is told as `bad-archive`. */
async function reading<T>(reader: SourceReader, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (reader.failed instanceof Error) throw reader.failed;
    if (error instanceof Refusal) throw error;
    throw broken(error instanceof Error ? error.message : 'it is damaged');
  }
}

/**
 * The files in an archive, whole and in its order; their bytes are read when they are asked for and checked against size
 * and checksum. Refuses with `bad-archive` (damaged, encrypted, links, names that lead out of it or stand twice) and
 * `archive-too-large`; rejects with the source's own error.
 */
export async function readArchive(source: ArchiveSource): Promise<ArchivePart[]> {
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
      bytes: () => reading(reader, () => bytesOf(zip, entry)),
    }));
  });
}

async function bytesOf(zip: ZipReader, entry: Entry): Promise<Uint8Array> {
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw broken(`“${entry.fileName}” in it is damaged`);
  return bytes;
}

/** An archive that holds these files, which `readArchive` takes. Refuses with `archive-too-large`. */
export async function writeArchive(parts: readonly ArchivePart[]): Promise<Uint8Array> {
  const files: { name: string; bytes: Uint8Array }[] = [];
  let total = 0;
  for (const { name, bytes } of parts) {
    const read = await bytes();
    total += read.length;
    if (read.length > MOST_PART_BYTES || total > MOST_BYTES || files.length === MOST_PARTS)
      throw new Refusal(
        'archive-too-large',
        'This campaign is too large for one file. Copy its folder instead.',
      );
    files.push({ name, bytes: read });
  }
  const small = await zipped(files, true);
  return isTooDense(total, small.length) ? zipped(files, false) : small;
}

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
