import type { Game } from '../game.svelte.ts';
import type { PanelId } from '../screens.svelte.ts';
import { PAGE_OF_PANEL, PAGE_OF_SCALE, PAGES } from './screenPages.ts';

/** A panel without a page does not compile. */
const ofPanel: Readonly<Record<PanelId['kind'], string>> = PAGE_OF_PANEL;

/** The page of the manual about what is on the screen now. */
export function pageOf({
  view,
  panel,
  brush,
  settings,
  help,
  players,
}: Pick<Game, 'view' | 'panel' | 'brush' | 'settings' | 'help' | 'players'>): string {
  const table = view?.table;
  if (settings || help) return PAGES.settings;
  if (!table) return PAGES.library;
  if (players) return PAGES.players;
  if (panel) return ofPanel[panel.kind];
  if (brush) return PAGES.painting;
  if (table.fight) return PAGES.fight;
  if (table.encounter) return PAGES.encounter;
  return PAGE_OF_SCALE[table.mode.scales.find(({ now }) => now)?.id ?? ''] ?? PAGES.table;
}
