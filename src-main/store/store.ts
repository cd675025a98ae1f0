export type {
  CheckReport,
  EntryRange,
  Finding,
  JournalEntry,
  LostEvents,
  OpenedStore,
  OpenOptions,
} from './contract.ts';
export type { AppendHandle, Disk } from './disk.ts';
export { listBackups, type Backup } from './backups.ts';
export { checkCampaign } from './check.ts';
export { copyAsOf } from './copyAsOf.ts';
export { createCampaign } from './create.ts';
export { openCampaign } from './open.ts';
export { lookBack } from './lookBack.ts';
export { repairCampaign } from './repair.ts';
export { StoreTrouble } from './trouble.ts';
export type { TroubleCode } from './trouble.ts';
