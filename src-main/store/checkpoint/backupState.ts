import { readBackup } from './backups.ts';
import type { Disk } from '../disk/disk.ts';
import { stateOf } from './document.ts';
import { migrations } from '../migrations.ts';
import { inWords } from '../trouble.ts';

/** The state that a backup holds, in our own schema. Throws `unknown-backup`, `bad-file`, `newer-schema`, `io`. */
export const backupState = (disk: Disk, folder: string, backup: string): Promise<unknown> =>
  inWords(folder, 'reading', async () =>
    stateOf((await readBackup(disk, folder, backup)).document, migrations),
  );
