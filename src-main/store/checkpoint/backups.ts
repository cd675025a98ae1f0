import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { parseDocument, type CampaignDocument } from './document.ts';
import { migrations, schemaAfter } from '../migrations.ts';
import { makeFolder, replaceFile, sweep } from '../disk/replaceFile.ts';
import { StoreTrouble } from '../trouble.ts';

export const BACKUPS = 'backups';
const LAST = 10;
const DAYS = 14;

// The sequence number in ten digits, so that names sort as numbers do; a count of those with that number; then the time.
const NAME = /^(\d{10,})-(\d{2,})-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.json$/;

export interface Backup {
  name: string;
  seq: number;
  count: number;
  /** The day of the machine's clock: a label to thin by, never an order. */
  day: string;
  at: string;
}

/** What a backup's name says; null for a name that is no backup's. */
export function parseBackupName(name: string): Backup | null {
  const [, seq, count, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (day === undefined) return null;
  return { name, seq: Number(seq), count: Number(count), day, at: `${day}T${hours}:${minutes}:${seconds}Z` };
}

function newBackup(seq: number, count: number, now: Date): Backup {
  const second = now.toISOString().slice(-24, -5);
  const number = `${String(seq).padStart(10, '0')}-${String(count).padStart(2, '0')}`;
  const name = `${number}-${second.replaceAll(':', '')}Z.json`;
  return { name, seq, count, day: second.slice(0, 10), at: `${second}Z` };
}

/** The backups of a campaign, newest first: by sequence number, and by count where that is equal. */
export async function listBackups(disk: Disk, folder: string): Promise<Backup[]> {
  const found = (await disk.list(join(folder, BACKUPS))).map(parseBackupName);
  return found.filter((backup) => backup !== null).sort((a, b) => b.seq - a.seq || b.count - a.count);
}

/** The bytes and the document of a backup that stands in the list; throws `unknown-backup` for any other name. */
export async function readBackup(
  disk: Disk,
  folder: string,
  name: string,
): Promise<{ bytes: Uint8Array; document: CampaignDocument }> {
  const file = `${BACKUPS}/${name}`;
  const isListed = (await listBackups(disk, folder)).some((backup) => backup.name === name);
  if (!isListed) {
    throw new StoreTrouble('unknown-backup', file, `There is no backup “${name}”; nothing was changed.`);
  }
  const bytes = await disk.read(join(folder, file));
  return { bytes, document: parseDocument(bytes, file, schemaAfter(migrations)) };
}

/** Weeks from Monday to Sunday, counted from a Monday long ago. */
const weekOf = (day: string): string => String(Math.floor((Date.parse(day) / 86_400_000 + 3) / 7));

/**
 * Which backups to let go, of a list with the newest first: the last ten stay; before them the newest of each of
 * fourteen days; before those the newest of each week, for ever.
 */
export function spare(backups: readonly Backup[]): Backup[] {
  const days = new Set<string>();
  const weeks = new Set<string>();
  return backups.slice(LAST).filter(({ day }) => {
    if (days.has(day)) return true;
    if (days.size < DAYS) {
      days.add(day);
      return false;
    }
    const week = weekOf(day);
    if (weeks.has(week)) return true;
    weeks.add(week);
    return false;
  });
}

/**
 * Keeps the bytes of a checkpoint known to be good, flushed; once only, when a save is tried again. Gives back the backup.
 */
export async function keepBackup(
  disk: Disk,
  folder: string,
  seq: number,
  bytes: Uint8Array,
): Promise<Backup> {
  const place = join(folder, BACKUPS);
  await makeFolder(disk, place);
  const latest = (await listBackups(disk, folder)).find((backup) => backup.seq === seq);
  if (latest && Buffer.from(bytes).equals(await disk.read(join(place, latest.name)))) {
    // Who kept it may have been killed before its name was flushed.
    await disk.syncFolder(place);
    return latest;
  }
  const backup = newBackup(seq, (latest?.count ?? 0) + 1, disk.now());
  await replaceFile(disk, join(place, backup.name), bytes);
  return backup;
}

/** Thins the backups, right after a good one was kept: that one stays in any case. */
export async function thinBackups(disk: Disk, folder: string, good: Backup): Promise<void> {
  for (const { name } of spare(await listBackups(disk, folder))) {
    if (name !== good.name) await disk.remove(join(folder, BACKUPS, name));
  }
  await sweep(disk, join(folder, BACKUPS));
}
