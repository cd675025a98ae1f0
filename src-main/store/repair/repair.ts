import { dirname, join } from 'node:path';
import { BACKUPS } from '../checkpoint/backups.ts';
import type { CheckReport } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import { DOCUMENT } from '../checkpoint/document.ts';
import { HEAD, writeHead } from '../journal/head.ts';
import { SESSIONS } from '../journal/journalFiles.ts';
import { lockOf } from '../disk/lockOf.ts';
import { mendedBytes, type MendPlan } from './mend.ts';
import { migrations, schemaAfter } from '../migrations.ts';
import { makeFolder, makeFolders, removeAll, replaceFile } from '../disk/replaceFile.ts';
import { reportOf, survey } from './survey.ts';
import { inWords } from '../trouble.ts';

const KEPT = /^before-repair-(\d{4,})$/;

/** Copies files of the campaign into a new folder among the backups; all of them, or the folder is not made. */
async function keepPresent(disk: Disk, folder: string, names: readonly string[]): Promise<string> {
  const numbers = (await disk.list(join(folder, BACKUPS))).map((name) => Number(KEPT.exec(name)?.[1] ?? 0));
  const kept = `${BACKUPS}/before-repair-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
  const made: string[] = [];
  try {
    for (const name of names) {
      if (!(await disk.stat(join(folder, name)))) continue;
      const copy = join(folder, kept, name);
      made.push(...(await makeFolders(disk, dirname(copy))));
      await replaceFile(disk, copy, await disk.read(join(folder, name)));
      made.push(copy);
    }
  } catch (error) {
    await removeAll(disk, made);
    throw error;
  }
  return kept;
}

/** Flushes the names that are there: an earlier repair may have been killed before it did, and this one builds on it. */
async function keepNames(disk: Disk, folder: string): Promise<void> {
  for (const path of [join(folder, SESSIONS), join(folder, BACKUPS), folder])
    if (await disk.stat(path)) await disk.syncFolder(path);
}

async function mendJournal(disk: Disk, plan: MendPlan, kept: string): Promise<void> {
  // From the end: until the last step the damage stays in sight, and a repair that was interrupted can be run again.
  for (const { path } of plan.remove.toReversed()) {
    await disk.remove(path);
    await disk.syncFolder(dirname(path));
  }
  for (const [file, pieces] of [...plan.rewrite].reverse()) {
    await makeFolder(disk, dirname(file.path));
    const old = (await disk.stat(file.path)) ? await disk.read(file.path) : new Uint8Array();
    await replaceFile(disk, file.path, mendedBytes(old, pieces, schemaAfter(migrations), kept, file.name));
  }
}

/**
 * Brings a damaged campaign back to the last point that is certain, after keeping a copy of what is damaged. Gives
 * back what is found afterwards. Throws as opening does; `locked` while another program has the campaign open.
 */
export const repairCampaign = (disk: Disk, folder: string): Promise<CheckReport> =>
  inWords(folder, 'saving', async () => {
    const first = await survey(disk, folder);
    if (first.whole || !first.plan) return reportOf(first);
    const release = await lockOf(disk, folder);
    try {
      await keepNames(disk, folder);
      // Once more, now that no other program can write.
      const { files, plan, restore, spoiled } = await survey(disk, folder);
      const journal = files.map(({ name }) => name);
      const kept = await keepPresent(disk, folder, [DOCUMENT, HEAD, ...journal, ...spoiled]);
      if (restore) await replaceFile(disk, join(folder, DOCUMENT), await disk.read(join(folder, restore)));
      if (plan) await mendJournal(disk, plan, kept);
      for (const name of spoiled) await disk.remove(join(folder, name));
      // Last: until then the loss of the journal’s end stays in sight.
      if (plan) await writeHead(disk, folder, plan.end);
      return { ...reportOf(await survey(disk, folder)), kept };
    } finally {
      await release();
    }
  });
