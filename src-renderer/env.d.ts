/// <reference types="svelte" />
/// <reference types="vite/client" />
import type { DesktopApi } from '../shared/api.ts';
import type { PlayersApi } from '../shared/players.ts';

declare global {
  interface Window {
    /** The bridge that Electron's preload puts there. */
    hexwatch?: DesktopApi;
    /** The same in the players' window. */
    hexwatchPlayers?: PlayersApi;
  }
}
