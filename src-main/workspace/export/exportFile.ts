import { setImmediate as breath } from 'node:timers/promises';
import type { WorkspaceView } from '../../../shared/api.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import type { GivenExport } from '../../../shared/page/exports.ts';
import type { Game } from '../../game/game.ts';
import { stoppable } from '../../store/disk/stoppable.ts';
import { writeOut } from '../../store/store.ts';
import { packCampaign, type ArchiveForm } from '../archives.ts';
import { exportLog, notExported, until, writtenAs } from './exportLog.ts';
import { exportName } from './exportName.ts';
import { LongWork } from '../longWork.ts';
import type { WorkspaceOptions } from '../options.ts';
import { placeFor } from '../written.ts';

type Tell = (characters: number) => void;

/** After so many characters the others have their turn, and the page hears how far it is. */
const STEP = 64 * 1024;

async function* counted(pieces: AsyncIterable<string>, tell: Tell): AsyncGenerator<string> {
  let [characters, told] = [0, 0];
  for await (const piece of pieces) {
    yield piece;
    characters += piece.length;
    if (characters - told < STEP) continue;
    tell((told = characters));
    await breath();
  }
}

const noPrinter = (): Refusal =>
  new Refusal('no-printer', 'PDFs can’t be made here. Print the log instead, and choose PDF as the printer.');

/** Writes exports and copies of campaigns, one at a time, and tells how far that is. It can be cancelled. */
export class Exporting {
  readonly #work = new LongWork('Another file is being written. Wait until that is done, or cancel it.');
  readonly #options: WorkspaceOptions;
  readonly #tell: (changed: Partial<WorkspaceView>) => void;

  constructor(options: WorkspaceOptions, tell: (changed: Partial<WorkspaceView>) => void) {
    this.#options = options;
    this.#tell = tell;
  }

  /**
   * Writes sessions into a file in the campaign's folder, or where the host's dialog says, and gives back its path: whole, or
   * not at all. Throws StoreTrouble and Refusals: `busy`, `cancelled`, `nothing-chosen`, `no-printer`, `not-printed`.
   */
  async sessions(game: Game, { to, beside, ...given }: GivenExport & { beside: boolean }): Promise<string> {
    const { campaign } = game.state;
    const { disk, pdfOf } = this.#options;
    const which = { session: campaign.session.number, ...given };
    if (to === 'pdf' && !pdfOf) throw noPrinter();
    const name = exportName(campaign.name, { ...which, to });
    const suggested = `${game.folder}/${name}`;
    return this.#write(suggested, beside, async (file, signal, tell) => {
      const pieces = counted(exportLog(game, { ...which, to: writtenAs(to) }), tell);
      const content = until(signal, pieces);
      const isPdf = to === 'pdf' && pdfOf;
      const whole = isPdf ? await pdfOf(content, signal) : content;
      signal.throwIfAborted();
      await writeOut(disk, file, whole);
    });
  }

  /** Writes a campaign into one file, beside it or where the host's dialog says, and gives back its path. Throws the same. */
  copy(folder: string, form: ArchiveForm, beside: boolean): Promise<string> {
    const { disk } = this.#options;
    return this.#write(`${folder}.${form}`, beside, (file, signal) =>
      packCampaign(stoppable(disk, signal), folder, file, form),
    );
  }

  async #write(
    suggested: string,
    beside: boolean,
    write: (file: string, signal: AbortSignal, tell: Tell) => Promise<void>,
  ): Promise<string> {
    const file = beside ? suggested : await placeFor(this.#options, suggested);
    await this.#work.take(async (signal) => {
      const tell = (characters: number): void => this.#tell({ exporting: { file, characters } });
      // Told of no more, so that the same file, written again, is told of anew.
      this.#tell({ written: null });
      tell(0);
      try {
        await write(file, signal, tell);
      } catch (thrown) {
        // Who checks files on the way takes one that was not read for a damaged one.
        signal.throwIfAborted();
        throw thrown;
      } finally {
        this.#tell({ exporting: null });
      }
    });
    return file;
  }

  /** Ends what is being written, if anything is; resolves when nothing of it is left, or it was done already. */
  cancel = (): Promise<void> => this.#work.end(notExported());
}
