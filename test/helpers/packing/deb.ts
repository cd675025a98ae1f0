import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A package of Debian: the fields of its control file, its scripts by name, and what it installs by path. */
export interface Deb {
  control: Record<string, string>;
  scripts: Record<string, string>;
  files: Map<string, Buffer>;
}

const field = (block: Buffer, from: number, length: number): string =>
  block
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/[\0 ]+$/, '');

/** The members of an ar archive. */
function membersOfAr(archive: Buffer): Map<string, Buffer> {
  const members = new Map<string, Buffer>();
  for (let at = '!<arch>\n'.length; at < archive.length;) {
    const size = Number(field(archive, at + 48, 10));
    members.set(field(archive, at, 16).replace(/\/$/, ''), archive.subarray(at + 60, at + 60 + size));
    at += 60 + size + (size % 2);
  }
  return members;
}

/** The plain files of a tar archive by path; a long name stands in a member of its own before the file ("L"). */
function filesOfTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let longName: string | undefined;
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
    const size = parseInt(field(archive, at + 124, 12), 8);
    const kind = field(archive, at + 156, 1);
    const content = archive.subarray(at + 512, at + 512 + size);
    if (kind === 'L') longName = field(content, 0, content.length);
    else {
      if (kind === '0' || kind === '')
        files.set((longName ?? field(archive, at, 100)).replace(/^\.\//, '/'), content);
      longName = undefined;
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

/** Reads a package whose archives are gzipped. */
export function readDeb(path: string): Deb {
  const members = membersOfAr(readFileSync(path));
  const tar = (name: string): Map<string, Buffer> => {
    const member = members.get(name);
    if (!member) throw new Error(`${path} has no ${name}.`);
    return filesOfTar(gunzipSync(member));
  };
  const { '/control': control = '', ...scripts } = Object.fromEntries(
    [...tar('control.tar.gz')].map(([name, content]) => [name, content.toString('utf8')]),
  );
  const fields = [...control.matchAll(/^(\S+): ((?:.|\n )*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return { control: Object.fromEntries(fields) as Deb['control'], scripts, files: tar('data.tar.gz') };
}
