export type {
  CheckReport,
  EntryRange,
  Finding,
  JournalEntry,
  LostEvents,
  OpenedStore,
  OpenOptions,
} from './contract.ts';
export type { AppendHandle, Disk } from './disk/disk.ts';
export { listBackups, type Backup } from './checkpoint/backups.ts';
export { checkCampaign } from './repair/check.ts';
export { copyAsOf } from './folder/copyAsOf.ts';
export { createCampaign } from './folder/create.ts';
export { openCampaign } from './open.ts';
export { backupState } from './checkpoint/backupState.ts';
export { repairCampaign } from './repair/repair.ts';
export { isOwnPath, ownPaths } from './folder/ownFiles.ts';
export { fillNewFolder } from './folder/newFolder.ts';
export { writeParts, type Part } from './folder/newFolder.ts';
export { writeOut, type Content } from './folder/writeOut.ts';
export { isTrouble, StoreTrouble } from './trouble.ts';
export type { TroubleCode } from './trouble.ts';
