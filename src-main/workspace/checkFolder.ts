import { dirname, join } from 'node:path';
import type { Disk } from '../store/disk/disk.ts';
import { StoreTrouble, type checkCampaign, type CheckReport, type TroubleCode } from '../store/store.ts';
import { HOUSE_RULES } from './houseRuleSets.ts';
import { fileOf, held, type Library, type ListFile } from './listFile.ts';
import { STAT_BLOCKS } from './sharedBlocks.ts';

const LISTS: readonly ListFile<unknown>[] = [HOUSE_RULES, STAT_BLOCKS];

const COPY =
  'Put back a copy of it, from your sync program for example. Without one, give the file another name, so that nothing of it is lost: every campaign still has its own, which you can save to a new list.';
const REMEDIES: Partial<Record<TroubleCode, string>> = {
  'bad-file': COPY,
  'newer-schema': 'Update Hexwatch; until then the file stays as it is.',
};
const UNREADABLE = 'The file stays as it is. See that it can be read, and check again.';

/** What a check says of one list of a library. */
async function checkList(library: Library, list: ListFile<unknown>): Promise<CheckReport> {
  const file = fileOf(list);
  try {
    const note = `${file} is from an earlier version and has no checksum, so that not all damage to it can be seen. It gets one when you next save to it.`;
    return { whole: true, findings: [], notes: (await held(library, list)).isSealed ? [] : [note] };
  } catch (error) {
    if (!(error instanceof StoreTrouble)) throw error;
    const remedy = REMEDIES[error.code] ?? UNREADABLE;
    return { whole: false, findings: [{ file, problem: error.problem, remedy }], notes: [] };
  }
}

/** What a check says of the lists that the campaigns of a library share. */
export async function checkLists(library: Library): Promise<CheckReport> {
  const reports = await Promise.all(LISTS.map((list) => checkList(library, list)));
  return {
    whole: reports.every(({ whole }) => whole),
    findings: reports.flatMap(({ findings }) => findings),
    notes: reports.flatMap(({ notes }) => notes),
  };
}

const CAMPAIGNS = 'Only the lists that campaigns share were checked. Check each campaign by its own folder.';

async function hasLists(disk: Disk, folder: string): Promise<boolean> {
  const found = await Promise.all(LISTS.map((list) => disk.stat(join(folder, fileOf(list)))));
  return found.some((one) => one !== null);
}

/**
 * Checks a campaign, or repairs it, as `check` does, and the lists beside it; in a library, the lists in it. Throws
 * StoreTrouble as `check` does; `not-a-campaign` where the folder is neither.
 */
export async function checkFolder(
  disk: Disk,
  folder: string,
  check: typeof checkCampaign,
): Promise<CheckReport> {
  const campaign = await check(disk, folder).catch(async (error: unknown) => {
    const isNone = error instanceof StoreTrouble && error.code === 'not-a-campaign';
    if (isNone && (await hasLists(disk, folder))) return null;
    throw error;
  });
  if (!campaign) {
    const lists = await checkLists({ disk, folder });
    return { ...lists, notes: [...lists.notes, CAMPAIGNS] };
  }
  const { whole, findings } = await checkLists({ disk, folder: dirname(folder) });
  const beside = findings.map((finding) => ({ ...finding, file: `../${finding.file}` }));
  return {
    ...campaign,
    whole: campaign.whole && whole,
    findings: [...campaign.findings, ...beside],
  };
}
