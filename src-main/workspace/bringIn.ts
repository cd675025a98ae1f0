import { parse } from 'node:path';
import type { CampaignCard, WorkspaceCommand, WorkspaceView } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { stoppable } from '../store/disk/stoppable.ts';
import { ignore } from '../store/trouble.ts';
import {
  beginningOf,
  bytesToMove,
  cancelled,
  packCampaign,
  readPacked,
  unpackCampaign,
  type ArchiveForm,
} from './archives.ts';
import { giveName } from './goBack.ts';
import { campaignCards, freshFolder } from './library.ts';
import type { WorkspaceOptions } from './options.ts';
import { placeFor } from './written.ts';

const COPY = ' (copy)';
const LONGEST_NAME = 200;

/** "The Vale" → "The Vale (copy)". */
const nameOfCopy = (name: string): string =>
  name.endsWith(COPY) ? name : `${name.slice(0, LONGEST_NAME - COPY.length)}${COPY}`;

/** What came of a file: a folder of the library, or the campaign there that began the same. */
export type Brought = { made: string } | { there: CampaignCard };

async function unpackInto(
  library: WorkspaceOptions,
  file: string,
  copy: boolean,
  signal: AbortSignal,
  tell: (percent: number) => void,
): Promise<Brought> {
  const { disk, folder } = library;
  let [moved, all] = [0, Infinity];
  const count = (bytes: number): void => tell(Math.min(100, Math.floor((100 * (moved += bytes)) / all)));
  const watched = stoppable(disk, signal, count);
  const packed = await readPacked(watched, file);
  const cards = packed.beginning === undefined ? [] : await campaignCards(disk, folder);
  if (!copy)
    for (const card of cards)
      if ((await beginningOf(disk, card.folder)) === packed.beginning) return { there: card };
  const made = await freshFolder(disk, folder, parse(file).name);
  [moved, all] = [0, bytesToMove(packed)];
  await unpackCampaign(watched, packed, made);
  if (copy) await giveName(disk, made, nameOfCopy);
  return { made };
}

/** Brings in campaigns in one file, one at a time, and tells how far that is. It can be cancelled. */
export class BringingIn {
  #running: { stop: AbortController; ended: Promise<unknown> } | null = null;
  readonly #library: WorkspaceOptions;
  readonly #tell: (bringing: WorkspaceView['bringing']) => void;

  constructor(library: WorkspaceOptions, tell: (bringing: WorkspaceView['bringing']) => void) {
    this.#library = library;
    this.#tell = tell;
  }

  /**
   * Unpacks a campaign in one file into the library and gives back its folder; where a campaign of the same beginning is there,
   * nothing is unpacked and that one is given back, unless a copy is wanted. Throws StoreTrouble and Refusals: `busy` while
   * another is being brought in, `cancelled`, and those of the archive.
   */
  async take(file: string, copy: boolean): Promise<Brought> {
    if (this.#running)
      throw new Refusal(
        'busy',
        'Another campaign file is being opened. Wait until that is done, or cancel it.',
      );
    const stop = new AbortController();
    let told = -1;
    const tell = (percent: number): void => {
      if (percent > told) this.#tell({ file, percent: (told = percent) });
    };
    tell(0);
    const brought = unpackInto(this.#library, file, copy, stop.signal, tell);
    this.#running = { stop, ended: brought.catch(ignore) };
    return brought.finally(() => {
      this.#running = null;
      this.#tell(null);
    });
  }

  /** Ends what is being brought in, if anything is; resolves when nothing of it is left, or it was done already. */
  async cancel(): Promise<void> {
    this.#running?.stop.abort(cancelled());
    await this.#running?.ended;
  }
}

/** Writes a campaign into one file, beside it or where the host's dialog says, and gives back its path. Throws StoreTrouble and Refusals. */
export async function saveCopy(
  options: WorkspaceOptions,
  folder: string,
  form: ArchiveForm,
): Promise<string> {
  const file = await placeFor(options, `${folder}.${form}`);
  await packCampaign(options.disk, folder, file, form);
  return file;
}

/** The file that is to be brought in, as given or chosen in the host's dialog. */
export const fileGiven = async (
  { chooseArchive }: WorkspaceOptions,
  { file }: Extract<WorkspaceCommand, { type: 'bring-in-campaign' }>,
): Promise<string | undefined> => file ?? (await chooseArchive?.());
