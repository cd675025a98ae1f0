import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { Member } from './zipByHand.ts';

/** A file of an export in JSON, with whatever an honest program would never write. */
const fileOf = ({ name, bytes = '', crc }: Member): object => ({
  name,
  sum: (crc ?? crc32(bytes)).toString(16).padStart(8, '0'),
  ...(isUtf8(Buffer.from(bytes))
    ? { lines: Buffer.from(bytes).toString().split('\n') }
    : { base64: Buffer.from(bytes).toString('base64') }),
});

/** The bytes of an export in JSON with these files, and anything else in place of them, checked by nobody. */
export const jsonWith = (files: unknown, more: object = {}): Buffer =>
  Buffer.from(JSON.stringify({ hexwatch: 'export', schema: 1, files, ...more }));

/** The same with these members. */
export const jsonOf = (members: readonly Member[]): Buffer => jsonWith(members.map(fileOf));
