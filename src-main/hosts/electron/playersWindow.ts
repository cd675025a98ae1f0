import type { BrowserWindow, WebContents } from 'electron';
import type { PlayersScreen } from '../../players/playersScreen.ts';
import type { LogFile } from './logFile.ts';
import { openPlayersWindow } from './window.ts';

/** Lets players look through a window of their own. Closing the window closes the screen, and the other way round. */
export function playersWindow(
  players: PlayersScreen,
  preload: string,
  log: LogFile,
): { isTheirs(page: WebContents): boolean } {
  let window: BrowserWindow | null = null;
  players.through('here', {
    open: () => {
      const opened = openPlayersWindow(preload, log);
      window = opened;
      opened.on('closed', () => {
        // A screen that was closed and opened again has another window by now.
        if (window !== opened) return;
        window = null;
        void players.close('here');
      });
      return { address: null };
    },
    close: () => {
      const closing = window;
      window = null;
      closing?.close();
    },
  });
  return { isTheirs: (page) => page === window?.webContents };
}
