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

/**
 * The campaign once more with the same parts. Field by field that goes twenty times as fast as by spreading it, and what is copied
 * so is read faster: V8 gives each spread a form of its own.
 */
export function copyOf(campaign: Campaign): Campaign {
  const copy: Campaign = requiredOf(campaign);
  if (campaign.retold) copy.retold = campaign.retold;
  if (campaign.mapFile) copy.mapFile = campaign.mapFile;
  if (campaign.calendar) copy.calendar = campaign.calendar;
  return copy;
}

const requiredOf = (campaign: Campaign): Campaign => ({
  name: campaign.name,
  system: campaign.system,
  options: campaign.options,
  session: campaign.session,
  mode: campaign.mode,
  clock: campaign.clock,
  weather: campaign.weather,
  land: campaign.land,
  party: campaign.party,
  groups: campaign.groups,
  creatures: campaign.creatures,
  timers: campaign.timers,
  encounter: campaign.encounter,
  fight: campaign.fight,
  shelf: campaign.shelf,
  factions: campaign.factions,
  relations: campaign.relations,
  bestiary: campaign.bestiary,
  caches: campaign.caches,
  plans: campaign.plans,
  keys: campaign.keys,
  prices: campaign.prices,
  newcomer: campaign.newcomer,
  toPrepare: campaign.toPrepare,
  tables: campaign.tables,
  details: campaign.details,
});
