import { crc32 } from 'node:zlib';
import { StoreTrouble } from './trouble.ts';

/** Deeper values parse but overflow what later walks over them. */
export const MAX_DEPTH = 64;

/**
 * Why a value can't be kept as JSON and come back the same, or null when it can: nested deeper than 64, a number that
 * is not finite (JSON would keep `null`), or no JSON at all.
 */
export function unkeepable(value: unknown, depth = 0): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'holds a number that is not finite';
  if (typeof value !== 'object') return `holds a ${typeof value}`;
  if (depth >= MAX_DEPTH) return `is nested deeper than ${MAX_DEPTH}`;
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    if (member === undefined && !Array.isArray(value)) continue;
    const why = unkeepable(member, depth + 1);
    if (why !== null) return why;
  }
  return null;
}

/** Refuses what can't be kept (`cannot-keep`), before anything is written; `depth` is how deep in the file it stands. */
export function mustKeep(value: unknown, file: string, depth = 0): void {
  const why = unkeepable(value, depth);
  if (why !== null) {
    throw new StoreTrouble(
      'cannot-keep',
      file,
      `What was to be saved in ${file} ${why}; nothing was changed.`,
    );
  }
}

/** A copy with the keys of every object in order, so that the same state is always the same text. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // fromEntries, not assignment: a key named __proto__ stays a key.
  return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]));
}

/** A CRC-32 as eight hexadecimal digits. */
export const inHex = (sum: number): string => sum.toString(16).padStart(8, '0');

/** CRC-32 of a text or of bytes, as eight hexadecimal digits. */
export const checksum = (data: string | Uint8Array): string => inHex(crc32(data));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** The text of UTF-8 bytes; undefined when they are none. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The parsed text; undefined, which JSON can't say, when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
