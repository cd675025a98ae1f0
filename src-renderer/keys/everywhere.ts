import type { GameView, Settings, View } from '../../shared/api.ts';
import { labelOf } from '../../shared/hex/coordinates.ts';
import type { Findable } from '../../shared/page/ranking.ts';
import type { Game } from '../game.svelte.ts';
import { MANUAL } from '../manual/pages.ts';
import { MAPS, type MapFor } from '../map/paper/mapsFor.ts';
import { pageOf } from '../manual/screens.ts';
import { canPlanTo } from '../road/ways.ts';
import { keyOf, type TableAct } from './keymap.ts';

/** Something of the page itself that can be found: a screen, a setting, what every table can do. */
export interface PagePlace extends Findable {
  key?: string;
  /** What it does; a map is put on paper by `print`. */
  pick: (game: Game, print: (map: MapFor) => void) => void;
}

/** What the page shows, as far as it decides what can be found. */
export interface Shown {
  table: View['table'];
  campaigns: View['workspace']['campaigns'];
  byHand: boolean;
}

/** All that the page itself has to find. */
export const placesOf = (shown: Shown): PagePlace[] => [...screensOf(shown), ...SETTINGS, ...MANUAL_PAGES];

const act = (label: string, also: string, pick: PagePlace['pick'], key?: TableAct): PagePlace => ({
  kind: 'screen',
  label,
  detail: '',
  also,
  behind: 1,
  pick,
  ...(key ? { key: keyOf(key) } : {}),
});

/** The screens and the acts that are there whatever happens at the table; other words for them are found too. */
const screensOf = ({ table, campaigns, byHand }: Shown): PagePlace[] => [
  ...(table ? ofTable(table, byHand) : campaignsOf(campaigns)),
  { ...act('Manual', 'help how to guide', (game) => (game.manual = pageOf(game))), key: 'F1' },
  act('Keys', 'keyboard shortcuts help', (game) => (game.help = true), 'keys'),
  act('About Hexwatch', 'version licences credits', (game) => (game.about = true)),
];

/** In the library: the campaigns that can be opened, the last played first. */
const campaignsOf = (campaigns: Shown['campaigns']): PagePlace[] =>
  campaigns
    .filter(({ trouble }) => trouble === undefined)
    .map(({ folder, name, system }) => ({
      kind: 'campaign',
      label: name,
      detail: system,
      behind: 0,
      pick: (game) => void game.dispatch({ type: 'open-campaign', folder }),
    }));

/** What stands on tabs of their own beside the people. */
const TABS = [
  ['factions', 'Factions', 'gangs guilds'],
  ['places', 'Places', 'towns villages ruins hexes'],
  ['sites', 'Sites', 'dungeons'],
  ['ties', 'Relations', 'friends enemies'],
  ['graveyard', 'Graveyard', 'dead heirs'],
] as const;

/** The way to each place that has a name. */
const waysIn = (table: GameView): PagePlace[] =>
  table.land.columns.flatMap((column, x) =>
    column.flatMap((hex, y) => {
      const name = hex?.feature?.name;
      const to = labelOf(x + 1, y + 1);
      if (!name || !canPlanTo(table, to)) return [];
      const pick = (game: Game): void => void (game.panel = { kind: 'road', to });
      return {
        ...act(`The way to ${name}…`, `journey route travel plan ${to}`, pick),
        detail: to,
        behind: 3,
      };
    }),
  );

/** Screens of the table, and what they are called as well. */
const TABLE_SCREENS: readonly PagePlace[] = [
  act(
    'People and places',
    'NPCs factions gazetteer world',
    (game) => game.toggle({ kind: 'people' }),
    'people',
  ),
  ...TABS.map(([tab, label, also]) => act(label, also, (game) => (game.panel = { kind: 'people', tab }))),
  act('Random tables', 'rumours import', (game) => game.toggle({ kind: 'tables' }), 'tables'),
  act('Shop', 'buy sell market prices hire inn goods price list', (game) => game.toggle({ kind: 'shop' })),
  act(
    'The road ahead…',
    'journey route travel plan forecast way odds',
    (game) => (game.panel = { kind: 'road', to: null }),
  ),
  act(
    'Regions',
    'region lands encounters encounter table weather season',
    (game) => (game.panel = { kind: 'region', region: null }),
  ),
  act('Bestiary', 'monsters stat blocks creatures paste import', (game) => game.toggle({ kind: 'bestiary' })),
  act('Next session', 'prep checklist prepare missing due', (game) => game.toggle({ kind: 'prep' })),
  act('House rules', 'options numbers', (game) => game.toggle({ kind: 'house-rules' }), 'houseRules'),
  act('Calendar', 'months weekdays moons seasons festivals holidays year dates Calendarium import', (game) =>
    game.toggle({ kind: 'calendar' }),
  ),
  act('The whole log', 'history sessions search', (game) => game.toggle({ kind: 'history' }), 'history'),
  act('Recap', 'summary last session', (game) => (game.panel = { kind: 'history', then: 'recap' })),
  act('Print log', 'paper', (game) => (game.panel = { kind: 'history', then: 'print' })),
  {
    ...act(
      'Export…',
      'save log session file web page HTML PDF Markdown text CSV JSON spreadsheet',
      (game) => (game.panel = { kind: 'export' }),
    ),
    // It is what “share” means only where there is nothing to share out.
    text: 'share',
  },
  act(
    'Players’ screen',
    'television TV tablet handout show picture',
    (game) => (game.players = true),
    'players',
  ),
  act('Paint the map', 'terrain roads rivers regions brush', (game) => game.paint(), 'paint'),
  act(
    'Grow a land…',
    'generate random map world new coast rivers seed',
    (game) => (game.panel = { kind: 'grow' }),
  ),
  act(
    'Stock a region…',
    'generate random places lairs ruins encounters fill hexes',
    (game) => (game.panel = { kind: 'stock' }),
  ),
  act('Import map…', 'Text Mapper CSV file land hexes bring in', (game) => (game.panel = { kind: 'import' })),
  act('Library', 'campaigns close open backup', (game) => void game.dispatch({ type: 'leave-campaign' })),
];

const ofTable = (table: GameView, byHand: boolean): PagePlace[] => [
  ...(table.undo
    ? [act(`Undo: ${table.undo}`, 'revert', (game) => void game.dispatch({ type: 'undo' }), 'undo')]
    : []),
  ...(table.redo
    ? [act(`Redo: ${table.redo}`, 'again', (game) => void game.dispatch({ type: 'redo' }), 'redo')]
    : []),
  ...TABLE_SCREENS,
  ...waysIn(table),
  act(
    byHand ? 'Let Hexwatch roll' : 'Enter dice by hand',
    'real dice faces',
    (game) => (game.byHand = !game.byHand),
    'dice',
  ),
  ...table.characters.map(({ id, name }) =>
    act(
      `Print sheet of ${name}`,
      'paper character',
      (game) => (game.panel = { kind: 'sheet', creature: id, then: 'print' }),
    ),
  ),
  ...MAPS.map((map) =>
    act(`Print map ${map.label}`, 'paper picture image PNG PDF', (_game, print) => print(map)),
  ),
];

/** The pages of the manual, found by their titles and by what stands in them. */
const MANUAL_PAGES: readonly PagePlace[] = [...MANUAL.values()].map(({ name, title, text }) => ({
  kind: 'manual',
  label: title,
  detail: '',
  text,
  behind: 4,
  pick: (game) => (game.manual = name),
}));

const setting = (label: string, also: string, to: Partial<Settings>): PagePlace => ({
  ...act(label, also, (game) => game.set(to)),
  kind: 'setting',
});

/** What can be set, each as a thing to choose. */
const SETTINGS: readonly PagePlace[] = [
  {
    ...act('Settings', 'preferences options theme text size motion', (game) => (game.settings = true)),
    kind: 'setting',
  },
  setting('Dark theme', 'night colours', { theme: 'dark' }),
  setting('Light theme', 'day colours', { theme: 'light' }),
  setting('Theme same as system', 'colours', { theme: 'system' }),
  ...([90, 100, 115, 130, 150] as const).map((size) =>
    setting(
      `Text size ${size} %`,
      `font letters ${size > 100 ? 'big bigger large larger' : 'small smaller'}`,
      { textSize: size },
    ),
  ),
  setting('Reduce motion', 'animation', { motion: 'less' }),
  setting('Motion same as system', 'animation', { motion: 'system' }),
  setting('Reset panel sizes', 'layout width height', { panes: { party: 0, now: 0, log: 0 } }),
  setting('Show the tour again', 'help introduction', { tourSeen: false }),
];
