import type { CheckReport } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import { reportOf, survey } from './survey.ts';
import { inWords } from '../trouble.ts';

/**
 * Reads every file of a campaign and says what is wrong and what the way back is. Changes nothing.
 * Throws `not-a-campaign`, `newer-schema`, `io`.
 */
export const checkCampaign = (disk: Disk, folder: string): Promise<CheckReport> =>
  inWords(folder, 'reading', async () => reportOf(await survey(disk, folder)));
