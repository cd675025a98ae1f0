import { parse } from 'node:path';
import type { CampaignCard, WorkspaceCommand, WorkspaceView } from '../../shared/api.ts';
import { stoppable } from '../store/disk/stoppable.ts';
import { beginningOf, bytesToMove, cancelled, readPacked, unpackCampaign } from './archives.ts';
import { giveName } from './goBack.ts';
import { campaignCards, freshFolder } from './library.ts';
import { LongWork } from './longWork.ts';
import type { WorkspaceOptions } from './options.ts';

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
  readonly #work = new LongWork(
    'Another campaign file is being opened. Wait until that is done, or cancel it.',
  );
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
  take(file: string, copy: boolean): Promise<Brought> {
    return this.#work.take((signal) => {
      let told = -1;
      const tell = (percent: number): void => {
        if (percent > told) this.#tell({ file, percent: (told = percent) });
      };
      tell(0);
      return unpackInto(this.#library, file, copy, signal, tell).finally(() => this.#tell(null));
    });
  }

  /** Ends what is being brought in, if anything is; resolves when nothing of it is left, or it was done already. */
  cancel = (): Promise<void> => this.#work.end(cancelled());
}

/** The file that is to be brought in, as given or chosen in the host's dialog. */
export const fileGiven = async (
  { chooseArchive }: WorkspaceOptions,
  { file }: Extract<WorkspaceCommand, { type: 'bring-in-campaign' }>,
): Promise<string | undefined> => file ?? (await chooseArchive?.());
