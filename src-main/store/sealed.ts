import { checksum, decodeText, isCount, isRecord, mustKeep, parseJson, sorted, unkeepable } from './json.ts';
import { badFile, newerSchema, olderSchema } from './trouble.ts';

const SUM = /,\n "sum": "([0-9a-f]{8})"\n\}\n?$/;

/** How a sealed text ends: `sum` is the CRC-32 of all text before it, from the first bracket on. */
export const sealOf = (sum: string): string => `,\n "sum": "${sum}"\n}\n`;

const SUM_LENGTH = sealOf('01234567').length;

/** The bytes of a file of JSON: keys in order, one a line, and at the end its checksum. Throws `cannot-keep`. */
export function sealed(fields: Record<string, unknown>, name: string): Buffer {
  mustKeep(fields, name);
  const head = JSON.stringify(sorted(fields), null, 1).slice(0, -'\n}'.length);
  return Buffer.from(`${head}${sealOf(checksum(head))}`);
}

/** What a file of JSON says, and its text. Throws `bad-file` where it is none, or has more than `most` bytes. */
export function readJson(bytes: Uint8Array, name: string, most: number): { text: string; value: unknown } {
  if (bytes.length > most) throw badFile(name, 'is larger than any that Hexwatch writes');
  // The line ends that git may put there on Windows have no part in the checksum.
  const text = decodeText(bytes)?.replaceAll('\r\n', '\n');
  const value = text === undefined ? undefined : parseJson(text);
  if (text === undefined || value === undefined) throw badFile(name, 'is damaged: it is not JSON');
  return { text, value };
}

/** The fields of a sealed file. Throws `newer-schema`, `older-schema`, or `bad-file` where one byte of it is not as it was written. */
export function unsealed(
  { text, value }: { text: string; value: unknown },
  name: string,
  { oldest, ours }: { oldest: number; ours: number },
): Record<string, unknown> {
  if (!isRecord(value)) throw badFile(name, `is damaged: it holds ${value === null ? 'null' : 'no fields'}`);
  const { schema } = value;
  if (isCount(schema) && schema > ours) throw newerSchema(name, schema, ours);
  if (isCount(schema) && schema < oldest) throw olderSchema(name, schema, oldest);
  const sum = SUM.exec(text.slice(-SUM_LENGTH));
  if (!sum) throw badFile(name, 'is damaged: it has no checksum');
  if (checksum(text.slice(0, text.length - sum[0].length)) !== sum[1])
    throw badFile(name, 'is damaged: its checksum does not match');
  const why = unkeepable(value);
  if (why !== null) throw badFile(name, why);
  return value;
}
