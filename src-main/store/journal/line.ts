import type { JournalEntry } from '../contract.ts';
import { checksum, decodeText, isCount, isRecord, mustKeep, parseJson, unkeepable } from '../json.ts';
import { StoreTrouble } from '../trouble.ts';

/** No line is longer, in bytes. */
export const MAX_LINE = 16 * 1024 * 1024;

/** The fields of a line that belong to the store. */
const DETAIL_FIELDS = ['prev', 'schema', 'sum'];
const SUM = /,"sum":"([0-9a-f]{8})"\}$/;
const SUM_LENGTH = ',"sum":"01234567"}'.length;

/** A line that was read: the entry, the number of the entry it follows on, and the schema it was written in. */
export interface Line {
  entry: JournalEntry;
  prev: number;
  schema: number;
}

/**
 * The bytes of an entry's line with its end: the caller's fields in the caller's order, then `prev` (the `seq` that it
 * follows on), `schema`, and `sum`, the CRC-32 of all text before it. Throws `cannot-keep`.
 */
export function encodeLine(entry: JournalEntry, prev: number, schema: number, file: string): Buffer {
  const taken = DETAIL_FIELDS.find((field) => field in entry);
  if (taken !== undefined) throw new Error(`The field "${taken}" of a journal entry belongs to the store.`);
  mustKeep(entry, file);
  const body = JSON.stringify({ ...entry, prev, schema }).slice(0, -1);
  const line = Buffer.from(`${body},"sum":"${checksum(body)}"}\n`);
  if (line.length > MAX_LINE + 1) {
    throw new StoreTrouble('cannot-keep', file, `This command is too long for ${file}; nothing was changed.`);
  }
  return line;
}

const [OPEN, CLOSE] = Buffer.from('{}');

/** The bytes of a line without a carriage return, which git may put there on Windows; the checksum has no part in it. */
const withoutReturn = (bytes: Uint8Array): Uint8Array =>
  bytes.at(-1) === 13 ? bytes.subarray(0, -1) : bytes;

/** Reads a line, or says what is wrong with it: what costs least is looked at first, since a file may have millions that are none. */
export function decodeLine(given: Uint8Array): Line | { problem: string } {
  if (given.length > MAX_LINE) return { problem: 'is longer than any line that Hexwatch writes' };
  const bytes = withoutReturn(given);
  if (bytes[0] !== OPEN || bytes.at(-1) !== CLOSE) return { problem: 'is damaged: it is not JSON' };
  const text = decodeText(bytes);
  if (text === undefined) return { problem: 'is damaged: it is not text' };
  const sum = SUM.exec(text.slice(-SUM_LENGTH))?.[1];
  if (sum === undefined) return { problem: 'is damaged: it has no checksum' };
  if (checksum(text.slice(0, -SUM_LENGTH)) !== sum)
    return { problem: 'is damaged: its checksum does not match' };
  const fields = parseJson(text);
  if (!isRecord(fields)) return { problem: 'is damaged: it is not JSON' };
  const why = unkeepable(fields);
  if (why !== null) return { problem: why };
  const { prev, schema = 1, seq, ...rest } = fields;
  delete rest.sum;
  if (!isCount(seq) || !isCount(prev) || seq <= prev || !isCount(schema) || schema === 0) {
    return { problem: 'is damaged: its numbers do not match' };
  }
  return { entry: { seq, ...rest }, prev, schema };
}

/**
 * Whether bytes without a line's end are what a crash leaves of a line being written: its beginning and no more, or zeros
 * where the disk had made room for the rest. One that reached its checksum was whole, so that its end was damaged later.
 * Whether more than the last line stood where the zeros are is the head's to say.
 */
export function isTorn(bytes: Uint8Array): boolean {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  const text = Buffer.from(bytes.subarray(0, end)).toString('utf8');
  return '{"'.startsWith(text.slice(0, 2)) && !text.includes('\0') && !/"sum":"[0-9a-f]{8}"\}/.test(text);
}
