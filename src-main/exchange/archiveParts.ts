import yauzl from 'yauzl';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { isDeviceName } from '../../shared/text/deviceName.ts';

/** A file inside an archive: its path there with slashes, and its bytes when they are wanted. */
export interface ArchivePart {
  name: string;
  bytes(): Promise<Uint8Array>;
}

/** A file that was found in an archive, with how many bytes it will have. */
export interface FoundPart extends ArchivePart {
  size: number;
}

/** The bytes of an archive, read piece by piece. */
export interface ArchiveSource {
  size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

/** No archive holds more, zipped or as JSON: files, bytes of one, bytes of all. */
export const MOST_PARTS = 20_000;
export const MOST_PART_BYTES = 256 * 1024 * 1024;
export const MOST_BYTES = 1024 * 1024 * 1024;

/** What is read of an archive at once, in bytes. */
export const CHUNK = 1024 * 1024;

export const broken = (why: string): Refusal =>
  new Refusal(
    'bad-archive',
    `This is no archive of a campaign that can be opened: ${why}. Nothing was changed.`,
  );
export const tooLarge = (why: string): Refusal =>
  new Refusal('archive-too-large', `This archive is not unpacked: ${why}. Nothing was changed.`);

/** On some disks these two names are one: letters of either size, and accents written in either way. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** What is wrong with a name by itself, in words that go on after it; undefined where nothing is. */
function wrongWith(name: string): string | undefined {
  if (yauzl.validateFileName(name) !== null) return 'leads out of its folder';
  // Half of a surrogate pair would be written as another sign, and so would every other half.
  if (/\p{Surrogate}/u.test(name)) return 'has a name that can’t be saved';
  if (name.split('/').some(isDeviceName)) return 'has a name that Windows keeps for a device';
  return undefined;
}

/** Why a file can't be in an archive. */
type Objection = { name: string } | { size: string };

/** Asks of each of so many files of an archive in turn what speaks against it, beside those before it. */
function admission(count: number): (name: string, size: number) => Objection | undefined {
  const names = new Set<string>();
  let bytes = 0;
  return (name, size) => {
    if (count > MOST_PARTS) return { size: `it holds more than ${MOST_PARTS} files` };
    const wrong = wrongWith(name);
    if (wrong !== undefined) return { name: wrong };
    if (size > MOST_PART_BYTES) return { size: `“${name}” in it is too large` };
    bytes += size;
    if (bytes > MOST_BYTES) return { size: 'it holds more than 1 GB' };
    if (names.has(folded(name))) return { name: 'has the name of another file, as some disks see it' };
    names.add(folded(name));
    return undefined;
  };
}

/**
 * The one door for the files of an archive, zipped or as JSON, and so many of them: called for each in turn before it is
 * taken. Refuses with `bad-archive` (a name that leads out, stands there twice or is a device's) and `archive-too-large`.
 */
export function mustBeAdmitted(count: number): (name: string, size: number) => void {
  const against = admission(count);
  return (name, size) => {
    const objection = against(name, size);
    if (objection === undefined) return;
    throw 'size' in objection ? tooLarge(objection.size) : broken(`“${name}” in it ${objection.name}`);
  };
}

/** The words for a file that the door would not let in again. */
const notPacked = (name: string, objection: Objection): Refusal =>
  'size' in objection
    ? new Refusal('archive-too-large', 'This campaign is too large for one file. Copy its folder instead.')
    : new Refusal(
        'bad-name',
        `“${name}” can’t go into one file: it ${objection.name}. Give it another name.`,
      );

/** The files that go into an archive, read one by one. Refuses with `archive-too-large` and `bad-name`. */
export async function* partsToPack(
  parts: readonly ArchivePart[],
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const against = admission(parts.length);
  for (const part of parts) {
    const bytes = await part.bytes();
    const objection = against(part.name, bytes.length);
    if (objection) throw notPacked(part.name, objection);
    yield { name: part.name, bytes };
  }
}
