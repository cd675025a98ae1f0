import type { System } from '../systems/contract.ts';
import { HOUR } from '../time/scales.ts';
import type { Campaign } from './state.ts';

/** A campaign before anything has happened in it: dawn of the first day, a blank map, no creatures. */
export const blankCampaign = (system: Pick<System, 'id' | 'calendar' | 'details'>): Campaign => ({
  name: 'Untitled',
  system: system.id,
  options: {},
  session: { number: 0 },
  mode: { closed: true, now: 'world', place: 'world' },
  clock: system.calendar.dayStart * HOUR,
  weather: { name: 'fair', hard: false },
  land: { name: 'Uncharted land', columns: [], paths: [], regions: {}, sites: {} },
  party: { members: [], hex: null, trail: [], site: null },
  creatures: {},
  timers: {},
  encounter: null,
  fight: null,
  shelf: [],
  groups: [],
  factions: {},
  tables: {},
  relations: [],
  bestiary: {},
  caches: {},
  plans: {},
  keys: {},
  prices: {},
  newcomer: null,
  toPrepare: [],
  details: system.details.start,
});
