import type { MenuWish } from '../shared/api.ts';
import type { PanelId } from './screens.svelte.ts';

/** What of the page those wishes change. */
interface Wishing {
  about: boolean;
  help: boolean;
  panel: PanelId | null;
}

/** What the menu of the desktop wishes of the page. */
export const WISHES: Readonly<Record<MenuWish, (page: Wishing) => void>> = {
  about: (page) => (page.about = true),
  licences: (page) => (page.about = true),
  keys: (page) => (page.help = true),
  print: (page) => (page.panel = { kind: 'history', then: 'print' }),
  export: (page) => (page.panel = { kind: 'export' }),
  pdf: (page) => (page.panel = { kind: 'export', session: 'all', to: 'pdf' }),
};
