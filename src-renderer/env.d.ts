/// <reference types="svelte" />
/// <reference types="vite/client" />
import type { HexwatchApi } from '../shared/api.ts';

declare global {
  interface Window {
    /** The bridge that Electron's preload puts there. */
    hexwatch?: HexwatchApi;
  }
}
