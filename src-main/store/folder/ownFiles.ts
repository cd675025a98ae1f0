import { dirname, join } from 'node:path';
import { BACKUPS, parseBackupName } from '../checkpoint/backups.ts';
import { DOCUMENT } from '../checkpoint/document.ts';
import type { Disk } from '../disk/disk.ts';
import { HEAD } from '../journal/head.ts';
import { isSessionFile, SESSIONS } from '../journal/journalFiles.ts';

export const PICTURES = 'pictures';
/** What lies in a campaign's folder beside campaign.json. */
export const PARTS = [SESSIONS, BACKUPS, PICTURES, HEAD];

const PICTURE = /^(?!\.)[^/\\:\p{Cc}]{1,200}\.(png|jpe?g|webp|gif)$/iu;

/** Files of a campaign that lie in its folder itself, and which lie in its inner folders. */
const AT_TOP = [HEAD, DOCUMENT];
// The journal last: while it is being played on, it may only be ahead of what was read before it.
const INSIDE: readonly (readonly [folder: string, isOwn: (name: string) => boolean])[] = [
  [BACKUPS, (name) => parseBackupName(name) !== null],
  [PICTURES, (name) => PICTURE.test(name)],
  [SESSIONS, isSessionFile],
];

/** Whether a path inside a campaign folder, written with slashes, is one of the files that a campaign is made of. */
export function isOwnPath(path: string): boolean {
  const [first = '', second, ...more] = path.split('/');
  if (second === undefined) return AT_TOP.includes(first);
  return more.length === 0 && INSIDE.some(([folder, isOwn]) => folder === first && isOwn(second));
}

/** The folders around a path, from the inner to the outer. */
export function* foldersAround(path: string): Generator<string> {
  for (
    let [inner, folder] = [path, dirname(path)];
    inner !== folder;
    [inner, folder] = [folder, dirname(folder)]
  )
    yield folder;
}

/** The paths of the files that a campaign is made of, in an order in which they fit together while it is being played. */
export async function ownPaths(disk: Disk, folder: string): Promise<string[]> {
  const inside: string[] = [];
  for (const [inner, isOwn] of INSIDE)
    for (const name of (await disk.list(join(folder, inner))).sort())
      if (isOwn(name) && !(await disk.stat(join(folder, inner, name)))?.folder)
        inside.push(`${inner}/${name}`);
  return [...AT_TOP, ...inside];
}
