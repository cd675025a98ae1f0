/** The page of the manual for each panel. */
export const PAGE_OF_PANEL = {
  sheet: 'party',
  making: 'new-character',
  hex: 'map',
  region: 'regions',
  plan: 'plan',
  road: 'road',
  prep: 'prep',
  people: 'people',
  tables: 'tables',
  bestiary: 'bestiary',
  shop: 'shop',
  night: 'camp',
  loot: 'fight',
  end: 'evening',
  begin: 'evening',
  history: 'log',
  export: 'log',
  import: 'own-world',
  grow: 'own-world',
  stock: 'own-world',
  calendar: 'calendar',
  'house-rules': 'house-rules',
} as const;

/** The page for each scale of time, where it is not the table’s own. */
export const PAGE_OF_SCALE: Readonly<Record<string, string>> = { downtime: 'downtime', site: 'site' };

/** Pages of what else can be open. */
export const PAGES = {
  library: 'library',
  settings: 'settings-and-keys',
  players: 'players',
  painting: 'map',
  fight: 'fight',
  encounter: 'encounter',
  table: 'table',
} as const;

/** Every page that a screen opens. */
export const SCREEN_PAGES: readonly string[] = [PAGE_OF_PANEL, PAGE_OF_SCALE, PAGES].flatMap((pages) =>
  Object.values<string>(pages),
);
