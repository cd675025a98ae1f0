import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { Refusal } from '../../shared/campaign/refusal.ts';
import {
  broken,
  CHUNK,
  MOST_BYTES,
  mustBeAdmitted,
  partsToPack,
  tooLarge,
  type ArchivePart,
  type ArchiveSource,
  type FoundPart,
} from './archiveParts.ts';

/** What one file may take in the document, in bytes, and its lines: more can't be parsed without all else having to wait. */
export const MOST_FILE_TEXT = 32 * 1024 * 1024;
export const MOST_LINES = 2_000_000;
/** The whole document, in bytes: pictures take a third more in base64. */
const MOST_TEXT = 1.5 * MOST_BYTES;
/** What stands around the files: their brackets, commas and blanks, in bytes. */
const MOST_AROUND = 1024 * 1024;

/** The document, its list of files, a file, its list of lines: nothing else has brackets, and nothing stands deeper. */
const OPENING = Array.from(Buffer.from('{[{['));
const CLOSING = Array.from(Buffer.from('}]}]'));
const IN_FILE = 3;
const MOST_FIELDS = 3;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];

const KIND = 'export';
/** The version of the format; any new field needs a new one. */
const SCHEMA = 1;

const DocumentSchema = z.strictObject({
  hexwatch: z.literal(KIND),
  schema: z.literal(SCHEMA),
  files: z.array(z.strictObject({})),
});

const isLines = (value: unknown): boolean =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');
const named = { name: z.string(), sum: z.string() };
const FileSchema = z.union([
  z.strictObject({ ...named, lines: z.custom<string[]>(isLines) }),
  z.strictObject({ ...named, base64: z.string() }),
]);

const otherShape = (): Refusal =>
  broken('it is JSON, but not a whole campaign exported by this version of Hexwatch or an earlier one');

/** A mark at the beginning of a text is part of it. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of UTF-8 bytes, which becomes the same bytes again; undefined when they are none. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** What bytes of JSON say, by its schema. Refuses with `bad-archive`. */
function parsed<T>(schema: z.ZodType<T>, bytes: Uint8Array): T {
  const text = textOf(bytes);
  if (text === undefined) throw broken('it is not text in UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw broken('it is not valid JSON');
  }
  const { data } = schema.safeParse(value);
  if (data === undefined) throw otherShape();
  return data;
}

/** Where a file stands in the document: its bytes from `start` up to, not including, `end`. */
interface Place {
  start: number;
  end: number;
}

/**
 * Finds the files of a document without parsing it, so that nothing in it can become large or deep, and what stands around
 * them. It goes from bracket to bracket; what is not as it should be between them shows when it is parsed.
 */
class Layout {
  readonly files: Place[] = [];
  readonly around: number[] = [];
  #at = 0;
  #depth = 0;
  #start = 0;
  #fields = 0;
  #lines = 0;
  #quoted = false;
  #escaped = false;

  take(piece: Uint8Array): void {
    for (const byte of piece) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = this.#quoted;
      else if (byte === QUOTE) this.#quoted = !this.#quoted;
      else if (!this.#quoted) this.#bracket(byte);
      if (this.#depth < IN_FILE) this.around.push(byte);
      this.#at += 1;
    }
    if (this.around.length > MOST_AROUND) throw otherShape();
  }

  #bracket(byte: number): void {
    if (byte === OPENING[this.#depth]) this.#open(byte);
    else if (byte === CLOSING[this.#depth - 1]) this.#close();
    else if (OPENING.includes(byte) || CLOSING.includes(byte)) throw otherShape();
    else if (byte === COMMA && this.#depth === IN_FILE) this.#fields += 1;
    else if (byte === COMMA && this.#depth > IN_FILE) this.#lines += 1;
    if (this.#fields > MOST_FIELDS || this.#lines > MOST_LINES) throw otherShape();
  }

  #open(byte: number): void {
    this.#depth += 1;
    if (this.#depth !== IN_FILE) return;
    [this.#start, this.#fields, this.#lines] = [this.#at, 1, 1];
    this.around.push(byte);
  }

  #close(): void {
    if (this.#depth === IN_FILE) this.files.push({ start: this.#start, end: this.#at + 1 });
    this.#depth -= 1;
  }
}

async function filesIn(source: ArchiveSource): Promise<Place[]> {
  if (source.size > MOST_TEXT) throw tooLarge('it has more than 1.5 GB of JSON');
  const layout = new Layout();
  for (let at = 0; at < source.size; at += CHUNK)
    layout.take(await source.read(at, Math.min(at + CHUNK, source.size)));
  const { files } = parsed(DocumentSchema, Buffer.from(layout.around));
  if (files.length !== layout.files.length) throw otherShape();
  return layout.files;
}

/** CRC-32, as eight hexadecimal digits. */
const sumOf = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0');

/** The bytes behind a text in base64; undefined where it is none. */
function unbased(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

/** A file of the document, checked against its checksum. */
async function fileAt(
  source: ArchiveSource,
  { start, end }: Place,
): Promise<{ name: string; bytes: Buffer }> {
  if (end - start > MOST_FILE_TEXT)
    throw tooLarge(
      'a file in it takes more than 32 MB of JSON; a .hexwatch file (“hexwatch pack”) may hold it',
    );
  const file = parsed(FileSchema, await source.read(start, end));
  const bytes = 'lines' in file ? Buffer.from(file.lines.join('\n')) : unbased(file.base64);
  if (bytes === undefined || sumOf(bytes) !== file.sum) throw broken(`“${file.name}” in it is damaged`);
  return { name: file.name, bytes };
}

/**
 * The files in a document, as `readArchive` gives those of a zip: in its order, and each read again when its bytes are asked
 * for. Never more of it than one file is in memory. Refuses with `bad-archive` and `archive-too-large`.
 */
export async function readJsonArchive(source: ArchiveSource): Promise<FoundPart[]> {
  const places = await filesIn(source);
  const admit = mustBeAdmitted(places.length);
  const parts: FoundPart[] = [];
  for (const place of places) {
    const { name, bytes } = await fileAt(source, place);
    admit(name, bytes.length);
    parts.push({ name, size: bytes.length, bytes: async () => (await fileAt(source, place)).bytes });
  }
  return parts;
}

/** A file as it stands in the document: text by its lines, anything else in base64. */
function fileText(name: string, bytes: Uint8Array): Buffer {
  const lines = textOf(bytes)?.split('\n');
  const held =
    lines && lines.length <= MOST_LINES ? { lines } : { base64: Buffer.from(bytes).toString('base64') };
  return Buffer.from(JSON.stringify({ name, sum: sumOf(bytes), ...held }, null, 1).replaceAll('\n', '\n  '));
}

const notWritten = (what: string): Refusal =>
  new Refusal(
    'archive-too-large',
    `${what} is too large for JSON. Save the campaign as a .hexwatch file (“hexwatch pack”).`,
  );

/** The document without files, cut where they go. */
const empty = JSON.stringify({ hexwatch: KIND, schema: SCHEMA, files: [] }, null, 1);
const [BEFORE, BEHIND] = [empty.slice(0, empty.indexOf(']')), empty.slice(empty.indexOf(']'))];

async function* pieces(parts: readonly ArchivePart[]): AsyncGenerator<string | Uint8Array> {
  yield BEFORE;
  let [between, length] = ['\n  ', 0];
  for await (const { name, bytes } of partsToPack(parts)) {
    // In JSON nothing becomes smaller.
    const file = bytes.length > MOST_FILE_TEXT ? bytes : fileText(name, bytes);
    length += file.length + between.length;
    if (file.length > MOST_FILE_TEXT) throw notWritten(`“${name}”`);
    if (length > MOST_TEXT - MOST_AROUND) throw notWritten('All of this campaign');
    yield between;
    yield file;
    between = ',\n  ';
  }
  yield `\n ${BEHIND}\n`;
}

/** These files as one document in JSON, which `readJsonArchive` takes. Refuses with `archive-too-large` and `bad-name`. */
export const writeJsonArchive = (parts: readonly ArchivePart[]): Promise<Uint8Array> =>
  buffer(Readable.from(pieces(parts)));
