import { basename } from 'node:path';
import type { CampaignCard, WorkspaceCommand } from '../../shared/api.ts';
import { ARCHIVE, beginningOf, packCampaign, readPacked, unpackCampaign } from './archives.ts';
import { giveName } from './goBack.ts';
import { campaignCards, freshFolder } from './library.ts';
import type { WorkspaceOptions } from './options.ts';
import { placeFor } from './written.ts';

const COPY = ' (copy)';
const LONGEST_NAME = 200;

/** "The Vale" → "The Vale (copy)". */
const nameOfCopy = (name: string): string =>
  name.endsWith(COPY) ? name : `${name.slice(0, LONGEST_NAME - COPY.length)}${COPY}`;

/**
 * Unpacks a zipped campaign into the library and gives back its folder; where a campaign of the same beginning is there,
 * nothing is unpacked and that one is given back, unless a copy is wanted. Throws StoreTrouble and Refusals.
 */
export async function bringIn(
  library: WorkspaceOptions,
  file: string,
  copy: boolean,
): Promise<{ made: string } | { there: CampaignCard }> {
  const { disk, folder } = library;
  const packed = await readPacked(disk, file);
  const cards = packed.beginning === undefined ? [] : await campaignCards(disk, folder);
  if (!copy)
    for (const card of cards)
      if ((await beginningOf(disk, card.folder)) === packed.beginning) return { there: card };
  const name = basename(file).slice(0, -ARCHIVE.length);
  const made = await freshFolder(disk, folder, name);
  await unpackCampaign(disk, packed, made);
  if (copy) await giveName(disk, made, nameOfCopy);
  return { made };
}

/** Writes a campaign into one file, beside it or where the host's dialog says, and gives back its path. Throws StoreTrouble and Refusals. */
export async function saveCopy(options: WorkspaceOptions, folder: string): Promise<string> {
  const file = await placeFor(options, `${folder}${ARCHIVE}`);
  await packCampaign(options.disk, folder, file);
  return file;
}

/** The file that is to be brought in, as given or chosen in the host's dialog. */
export const fileGiven = async (
  { chooseArchive }: WorkspaceOptions,
  { file }: Extract<WorkspaceCommand, { type: 'bring-in-campaign' }>,
): Promise<string | undefined> => file ?? (await chooseArchive?.());
