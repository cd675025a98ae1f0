import type { GameView, Settings } from '../../shared/api.ts';
import type { Findable } from '../../shared/ranking.ts';
import type { Game } from '../game.svelte.ts';
import { MANUAL } from '../manual/pages.ts';
import { pageOf } from '../manual/screens.ts';
import { keyOf, type TableAct } from './keymap.ts';

/** Something of the page itself that can be found: a screen, a setting, what every table can do. */
export interface PagePlace extends Findable {
  key?: string;
  pick: () => void;
}

const act = (label: string, also: string, pick: () => void, key?: TableAct): PagePlace => ({
  kind: 'screen',
  label,
  detail: '',
  also,
  behind: 1,
  pick,
  ...(key ? { key: keyOf(key) } : {}),
});

/** The screens and the acts that are there whatever happens at the table; other words for them are found too. */
export const screensOf = (game: Game): PagePlace[] => [
  ...(game.view?.table ? ofTable(game, game.view.table) : campaignsOf(game)),
  { ...act('Manual', 'help how to guide', () => (game.manual = pageOf(game))), key: 'F1' },
  act('Keys', 'keyboard shortcuts help', () => (game.help = true), 'keys'),
  act('About Hexwatch', 'version licences credits', () => (game.about = true)),
];

/** In the library: the campaigns that can be opened, the last played first. */
const campaignsOf = (game: Game): PagePlace[] =>
  (game.view?.workspace.campaigns ?? [])
    .filter(({ trouble }) => trouble === undefined)
    .map(({ folder, name, system }) => ({
      kind: 'campaign',
      label: name,
      detail: system,
      behind: 0,
      pick: () => void game.dispatch({ type: 'open-campaign', folder }),
    }));

/** What stands on tabs of their own beside the people. */
const TABS = [
  ['factions', 'Factions', 'gangs guilds'],
  ['places', 'Places', 'towns villages ruins hexes'],
  ['regions', 'Regions', 'lands encounters'],
  ['sites', 'Sites', 'dungeons'],
  ['ties', 'Relations', 'friends enemies'],
  ['graveyard', 'Graveyard', 'dead heirs'],
] as const;

function ofTable(game: Game, table: GameView): PagePlace[] {
  return [
    ...(table.undo
      ? [act(`Undo: ${table.undo}`, 'revert', () => void game.dispatch({ type: 'undo' }), 'undo')]
      : []),
    ...(table.redo
      ? [act(`Redo: ${table.redo}`, 'again', () => void game.dispatch({ type: 'redo' }), 'redo')]
      : []),
    act(
      'People and places',
      'NPCs factions gazetteer world',
      () => game.toggle({ kind: 'people' }),
      'people',
    ),
    ...TABS.map(([tab, label, also]) => act(label, also, () => (game.panel = { kind: 'people', tab }))),
    act('Random tables', 'rumours import', () => game.toggle({ kind: 'tables' }), 'tables'),
    act('Shop', 'buy sell market prices hire inn goods price list', () => game.toggle({ kind: 'shop' })),
    act('Bestiary', 'monsters stat blocks creatures paste import', () => game.toggle({ kind: 'bestiary' })),
    act('Next session', 'prep checklist prepare missing due', () => game.toggle({ kind: 'prep' })),
    act('House rules', 'options numbers', () => game.toggle({ kind: 'house-rules' }), 'houseRules'),
    act(
      'The whole log',
      'history sessions recap search export',
      () => game.toggle({ kind: 'history' }),
      'history',
    ),
    act(
      'Export this session',
      'save log markdown file',
      () => void game.dispatch({ type: 'export-session', to: 'md' }),
    ),
    act('Players’ screen', 'television tablet handout show picture', () => (game.players = true), 'players'),
    act('Paint the map', 'terrain roads rivers regions brush', () => game.paint(), 'paint'),
    act(
      game.byHand ? 'Let Hexwatch roll' : 'Enter dice by hand',
      'real dice faces',
      () => (game.byHand = !game.byHand),
      'dice',
    ),
    act('Library', 'campaigns close open backup', () => void game.dispatch({ type: 'leave-campaign' })),
  ];
}

/** The pages of the manual, found by their titles and by what stands in them. */
export const manualOf = (game: Game): PagePlace[] =>
  [...MANUAL.values()].map(({ name, title, text }) => ({
    kind: 'manual',
    label: title,
    detail: '',
    text,
    behind: 4,
    pick: () => (game.manual = name),
  }));

/** What can be set, each as a thing to choose. */
export function settingsOf(game: Game): PagePlace[] {
  const set = (label: string, also: string, to: Partial<Settings>): PagePlace => ({
    ...act(label, also, () => game.set(to)),
    kind: 'setting',
  });
  return [
    {
      ...act('Settings', 'preferences options theme text size motion', () => (game.settings = true)),
      kind: 'setting',
    },
    set('Dark theme', 'night colours', { theme: 'dark' }),
    set('Light theme', 'day colours', { theme: 'light' }),
    set('Theme same as system', 'colours', { theme: 'system' }),
    ...([90, 100, 115, 130, 150] as const).map((size) =>
      set(`Text size ${size} %`, 'font larger smaller', { textSize: size }),
    ),
    set('Reduce motion', 'animation', { motion: 'less' }),
    set('Motion same as system', 'animation', { motion: 'system' }),
    set('Reset panel sizes', 'layout width height', { panes: { party: 0, now: 0, log: 0 } }),
    set('Show the tour again', 'help introduction', { tourSeen: false }),
  ];
}
