import type { PanelKind } from './screens.svelte.ts';
import BestiaryPanel from './bestiary/BestiaryPanel.svelte';
import CalendarPanel from './calendar/CalendarPanel.svelte';
import GrowPanel from './growing/GrowPanel.svelte';
import StockPanel from './stocking/StockPanel.svelte';
import ImportPanel from './importing/ImportPanel.svelte';
import LootPanel from './combat/LootPanel.svelte';
import BeginEvening from './evening/BeginEvening.svelte';
import EndEvening from './evening/EndEvening.svelte';
import ExportPanel from './log/export/ExportPanel.svelte';
import HouseRulesPanel from './houseRules/HouseRulesPanel.svelte';
import HistoryPanel from './log/HistoryPanel.svelte';
import NewCharacter from './making/NewCharacter.svelte';
import PrepPanel from './site/PrepPanel.svelte';
import PeoplePanel from './people/PeoplePanel.svelte';
import Shop from './shop/Shop.svelte';
import TablesPanel from './tables/TablesPanel.svelte';

/** How panels are called while they wait. */
export const PANEL_NAMES: Readonly<Record<PanelKind, string>> = {
  sheet: 'Sheet',
  hex: 'Hex',
  region: 'Region',
  plan: 'Plan',
  road: 'The road ahead',
  night: 'Night',
  prep: 'Next session',
  people: 'People and places',
  'house-rules': 'House rules',
  history: 'All sessions',
  export: 'Export',
  tables: 'Random tables',
  bestiary: 'Bestiary',
  making: 'New character',
  shop: 'Shop',
  loot: 'Loot',
  end: 'End session',
  begin: 'Start session',
  import: 'Import map',
  grow: 'Grow a land',
  stock: 'Stock a region',
  calendar: 'Calendar',
};

/** What opens over the map and needs nothing but the game. */
export const PANELS = {
  prep: PrepPanel,
  people: PeoplePanel,
  'house-rules': HouseRulesPanel,
  history: HistoryPanel,
  export: ExportPanel,
  tables: TablesPanel,
  bestiary: BestiaryPanel,
  making: NewCharacter,
  shop: Shop,
  loot: LootPanel,
  end: EndEvening,
  begin: BeginEvening,
  import: ImportPanel,
  grow: GrowPanel,
  stock: StockPanel,
  calendar: CalendarPanel,
};

/** Panels that need more room than the map has: all below the bar at the top, or the whole window. */
export const ROOM: Readonly<Partial<Record<PanelKind, 'below the bar' | 'window'>>> = {
  shop: 'below the bar',
  begin: 'below the bar',
  road: 'below the bar',
  region: 'below the bar',
  import: 'below the bar',
  grow: 'below the bar',
  stock: 'below the bar',
  calendar: 'below the bar',
  making: 'window',
  end: 'window',
};
