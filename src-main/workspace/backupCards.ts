import type { BackupCard } from '../../shared/api.ts';
import type { Disk } from '../store/disk/disk.ts';
import { listBackups, backupState, StoreTrouble, type Backup } from '../store/store.ts';
import { inWords } from '../store/trouble.ts';
import { standingOf } from './library.ts';

/** A card for each backup of a campaign, newest first. The one from before anything happened is no way back. */
export async function backupCards(disk: Disk, folder: string): Promise<BackupCard[]> {
  const backups = await inWords(folder, 'reading', () => listBackups(disk, folder));
  return Promise.all(backups.filter(({ seq }) => seq > 0).map((backup) => card(disk, folder, backup)));
}

async function card(disk: Disk, folder: string, { name, seq, at }: Backup): Promise<BackupCard> {
  const blank = { name, madeAt: at, seq, session: 0, date: '' };
  try {
    const standing = standingOf(await backupState(disk, folder, name));
    if (!standing) return { ...blank, trouble: 'This backup holds nothing that can be opened.' };
    return { ...blank, session: standing.session, date: standing.date };
  } catch (thrown) {
    if (!(thrown instanceof StoreTrouble)) throw thrown;
    const trouble = thrown.code === 'bad-file' ? `This backup ${thrown.problem}.` : thrown.message;
    return { ...blank, trouble };
  }
}
