import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, with whatever an honest program would never write. */
export interface Member {
  name: string;
  bytes?: Uint8Array | string;
  /** The mode that Unix programs keep: 0o120777 is a link. */
  mode?: number;
  /** The size that it claims to have. */
  claims?: number;
  encrypted?: boolean;
  crc?: number;
}

const number = (value: number, bytes: 2 | 4): Buffer => {
  const made = Buffer.alloc(bytes);
  if (bytes === 2) made.writeUInt16LE(value);
  else made.writeUInt32LE(value >>> 0);
  return made;
};

/** The bytes of a zip archive with these members, checked by nobody. */
export function zipOf(members: readonly Member[]): Buffer {
  const files: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const { name, bytes = '', mode = 0o100644, claims, encrypted = false, crc } of members) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const called = Buffer.from(name);
    const head = Buffer.concat([
      number(20, 2),
      number((encrypted ? 1 : 0) | 0x800, 2),
      number(8, 2),
      number(0, 4),
      number(crc ?? crc32(content), 4),
      number(packed.length, 4),
      number(claims ?? content.length, 4),
      number(called.length, 2),
      number(0, 2),
    ]);
    const file = Buffer.concat([number(0x04034b50, 4), head, called, packed]);
    index.push(
      number(0x02014b50, 4),
      number(0x031e, 2),
      head,
      Buffer.alloc(6),
      number(mode << 16, 4),
      number(at, 4),
      called,
    );
    files.push(file);
    at += file.length;
  }
  const listed = Buffer.concat(index);
  const count = number(members.length, 2);
  const end = [
    number(0x06054b50, 4),
    Buffer.alloc(4),
    count,
    count,
    number(listed.length, 4),
    number(at, 4),
    number(0, 2),
  ];
  return Buffer.concat([...files, listed, ...end]);
}
