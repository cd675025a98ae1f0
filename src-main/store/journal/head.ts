import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { checksum, decodeText, isCount, isRecord, parseJson } from '../json.ts';
import { badFile, errno } from '../trouble.ts';

/** Says how far the journal is known to go, so that one whose last lines are gone is not taken for whole. */
export const HEAD = 'head.json';

/** The bytes of a head: the number of an event that is on the disk. */
export function renderHead(seq: number): Buffer {
  const body = JSON.stringify({ hexwatch: 'head', seq });
  return Buffer.from(`${body.slice(0, -1)},"sum":"${checksum(body)}"}\n`);
}

/** The number that a head holds. Throws `bad-file` for anything that `renderHead` does not make. */
function parseHead(bytes: Uint8Array): number {
  // Without the line end, which git may have changed.
  const text = decodeText(bytes)?.replace(/\r?\n$/, '') ?? '';
  const fields = parseJson(text);
  const seq = isRecord(fields) ? fields.seq : undefined;
  if (!isCount(seq) || `${text}\n` !== renderHead(seq).toString()) throw badFile(HEAD, 'is damaged');
  return seq;
}

/** How far the journal is known to go: the number of an event. Throws `bad-file` when that is missing or damaged. */
export async function readHead(disk: Disk, folder: string): Promise<number> {
  const bytes = await disk.read(join(folder, HEAD)).catch((error: unknown) => {
    throw errno(error) === 'ENOENT' ? badFile(HEAD, 'is missing') : error;
  });
  return parseHead(bytes);
}

export const writeHead = (disk: Disk, folder: string, seq: number): Promise<void> =>
  replaceFile(disk, join(folder, HEAD), renderHead(seq));
