import type { WorkspaceView } from '../../shared/api.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import type { CallIn } from '../forecast/crew.ts';
import type { Disk } from '../store/disk/disk.ts';

/** What a workspace is given by its host. */
export interface WorkspaceOptions {
  disk: Disk;
  /** Where campaigns are kept and new ones made. */
  folder: string;
  host: WorkspaceView['host'];
  dice: Dice;
  /** A campaign folder to open at once. */
  open?: string;
  /** Where the host has dialogs. Nothing chosen is undefined. */
  chooseFolder?: () => Promise<string | undefined>;
  /** A zipped campaign to bring in. */
  chooseArchive?: () => Promise<string | undefined>;
  chooseFile?: (suggested: string) => Promise<string | undefined>;
  /** Opens a file with what the system has for it, or shows it in its folder. Refuses with `cannot-open`. */
  openFile?: (file: string, what: 'file' | 'folder') => Promise<void>;
  /** Calls in somebody who plays journeys elsewhere; processes of Node where it is left out. */
  callIn?: CallIn;
  /** A page of HTML as a PDF, where the host can print. Refuses with `no-printer`, `not-printed` and what the signal says. */
  pdfOf?: (html: AsyncIterable<string>, signal: AbortSignal) => Promise<Uint8Array>;
}
