import { z } from 'zod';
import { hexesIn, HexLabelSchema, RegionTextSchema, type Region, type Site } from '../../hex/land.ts';
import { WeatherBySeasonSchema } from '../../time/weatherOdds.ts';
import { defineCommand, type CommandOf, type Decision } from '../../systems/contract.ts';
import { blocksKnown } from '../tables/bestiary.ts';
import { readEncounters, writeEncounter } from '../tables/encounterLines.ts';
import { hexesPainted, regionKept, regionRemoved, siteKept, siteRemoved } from '../events/land.ts';
import { find, freshId, IdSchema } from '../ids.ts';
import { planRemoved } from '../key/events.ts';
import { keyRemoved } from '../key/keyEvents.ts';
import { planOf } from '../key/rooms.ts';
import { demandEmpty } from '../key/whoIsThere.ts';
import { hexField, type Field, type Offer } from '../offer.ts';
import { hexOnMap } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import { NameSchema } from '../state.ts';
import { mustBeThere } from './painting.ts';

const SECRET = { secret: true };
const Encounters = z.array(z.string().trim().min(1).max(1000)).max(200).default([]);

const keepRegion = defineCommand({
  type: 'keep-region',
  title: 'Save region',
  about:
    'An area with its own encounters, one per line, its weather, and what is read aloud or secret there. Paint it on the map.',
  when: ['anytime'],
  fieldNotes:
    'A new region needs a name. Of a region that is there, what is left out stays the same; an empty text or an empty list takes it away. The chances of each season add up to 100; without a season, they hold for the rest of the year.',
  fields: z.strictObject({
    type: z.literal('keep-region'),
    region: IdSchema.optional(),
    name: NameSchema.optional(),
    dangerous: z.boolean().optional(),
    encounters: Encounters.unwrap().optional(),
    aloud: RegionTextSchema.optional(),
    secret: RegionTextSchema.optional(),
    weather: WeatherBySeasonSchema.optional(),
    /** The hexes that belong to it; without them they stay as they are. */
    hexes: z.array(HexLabelSchema).max(10_000).optional(),
  }),
  decide: (decision, { type: _type, region: given, hexes, encounters, ...rest }) => {
    const { regions } = decision.state.land;
    const before = given === undefined ? NEW_REGION : mustExist(regions, given, 'region');
    const rows = encounters && readEncounters(encounters, blocksKnown(decision));
    const region = regionWith(before, { ...rest, ...(rows && { encounters: rows }) });
    if (region.name === '') throw new Refusal('no-name', 'Give the region a name.', 'name');
    const id = given ?? freshId(region.name, 'region', regions);
    if (hexes) mustBeThere(decision.state.land, hexes);
    decision.emit(regionKept, { id, region }, SECRET);
    if (hexes) giveHexes(decision, id, hexes);
  },
  offers: (_campaign) => [
    {
      label: 'Add region…',
      group: 'world',
      command: { type: 'keep-region' },
      needs: [nameField(), dangerousField(true), encountersField([]), hexesField([])],
    },
  ],
});

const NEW_REGION: Region = { name: '', dangerous: true, encounters: [] };

type GivenRegion = { [Part in keyof Region]?: Region[Part] | undefined };

/** A region with parts of it changed: what is left out stays, and a text or weather that is given empty is gone. */
function regionWith(before: Region, given: GivenRegion): Region {
  const { name = before.name, dangerous = before.dangerous, encounters = before.encounters } = given;
  const { aloud = before.aloud, secret = before.secret, weather = before.weather } = given;
  return {
    name,
    dangerous,
    encounters,
    ...(aloud ? { aloud } : {}),
    ...(secret ? { secret } : {}),
    ...(weather?.length ? { weather } : {}),
  };
}

/** Makes these the hexes of a region, and no others. */
function giveHexes(decision: Decision, id: string, hexes: readonly string[]): void {
  const before = new Set(hexesIn(decision.state.land, id));
  const after = new Set(hexes);
  const left = [...before].filter((hex) => !after.has(hex));
  const come = [...after].filter((hex) => !before.has(hex));
  if (left.length > 0) decision.emit(hexesPainted, { hexes: left, region: null }, SECRET);
  if (come.length > 0) decision.emit(hexesPainted, { hexes: come, region: id }, SECRET);
}

const removeRegion = defineCommand({
  type: 'remove-region',
  title: 'Remove region',
  about: 'Removes a region from the map; its hexes stay.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-region'), region: IdSchema }),
  decide: (decision, { region: id }) => {
    mustExist(decision.state.land.regions, id, 'region');
    decision.emit(regionRemoved, { id }, SECRET);
  },
});

const keepSiteFields = z.strictObject({
  type: z.literal('keep-site'),
  site: IdSchema.optional(),
  name: NameSchema,
  hex: HexLabelSchema,
  dark: z.boolean().default(true),
  dangerous: z.boolean().default(true),
  encounters: Encounters,
});

const keepSite = defineCommand({
  type: 'keep-site',
  title: 'Save site',
  about: 'A place explored turn by turn, such as a ruin or a cave, with its encounters, one per line.',
  when: ['anytime'],
  fields: keepSiteFields,
  decide: (decision, { type: _type, site: given, encounters, ...rest }) => {
    const { land } = decision.state;
    hexOnMap({ land }, rest.hex);
    const before = given === undefined ? undefined : mustExist(land.sites, given, 'site');
    const id = given ?? freshId(rest.name, 'site', land.sites);
    const site = {
      note: '',
      ...before,
      ...rest,
      encounters: readEncounters(encounters, blocksKnown(decision)),
    };
    decision.emit(siteKept, { id, site }, SECRET);
  },
  offers: ({ land, party }) => (land.columns.length > 0 ? [siteAnywhere(party.hex ?? '')] : []),
});

const removeSite = defineCommand({
  type: 'remove-site',
  title: 'Remove site',
  about: 'Removes a site from the map. Not possible while the party or a group of it is inside.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-site'), site: IdSchema }),
  decide: (decision, { site: id }) => {
    const { name } = mustExist(decision.state.land.sites, id, 'site');
    demandEmpty(decision.state, (inside) => inside.id === id, name, 'site');
    if (planOf(decision.state, id)) decision.emit(planRemoved, { site: id }, SECRET);
    if (find(decision.state.keys, id)) decision.emit(keyRemoved, { place: id }, SECRET);
    decision.emit(siteRemoved, { id }, SECRET);
  },
});

function mustExist<T>(all: Readonly<Record<string, T>>, id: string, path: 'region' | 'site'): T {
  const found = find(all, id);
  if (!found) throw new Refusal(`unknown-${path}`, `There is no ${path} “${id}”.`, path);
  return found;
}

const nameField = (value?: string): Field<'name'> => ({
  name: 'name',
  label: 'Name',
  kind: 'text',
  ...(value === undefined ? {} : { value }),
});
const dangerousField = (value: boolean): Field<'dangerous'> => ({
  name: 'dangerous',
  label: 'Random encounters',
  kind: 'check',
  value,
});
const encountersField = (rows: Region['encounters']): Field<'encounters'> => ({
  name: 'encounters',
  label: 'Encounter table',
  preview: 'encounters',
  hint: 'One encounter a line. 2x Wolves at night: 1d6 Wolf comes up twice as often.',
  kind: 'lines',
  optional: true,
  value: rows.map(writeEncounter).join('\n'),
});

/** Hexes can be listed as far as a line holds them; more are painted. */
const MOST_LISTED = 100;
const hexesField = (hexes: readonly string[]): Field<'hexes'> => ({
  name: 'hexes',
  label: 'Hexes',
  kind: 'text',
  many: true,
  optional: true,
  hint: 'Like 0302, 0303. You can also paint them on the map.',
  value: hexes.join(', '),
});

/** The form that adds a site at a hex, or changes one. */
export const siteForm = (
  hex: string,
  [id, site]: [string, Site] | [] = [],
): Offer<z.input<typeof keepSiteFields>> => ({
  label: site ? `Edit ${site.name}…` : 'Add site…',
  group: 'world',
  command: { type: 'keep-site', hex, ...(id === undefined ? {} : { site: id }) },
  needs: [
    nameField(site?.name),
    { name: 'dark', label: 'Dark inside', kind: 'check', value: site?.dark ?? true },
    dangerousField(site?.dangerous ?? true),
    encountersField(site?.encounters ?? []),
  ],
});

/** The form that adds a site at a hex that it asks for, at first the one where the party is. */
function siteAnywhere(hex: string): Offer<z.input<typeof keepSiteFields>> {
  const { needs: [name, ...others] = [], ...form } = siteForm(hex);
  return {
    ...form,
    command: { type: 'keep-site' },
    needs: [...(name ? [name] : []), hexField(hex), ...others],
  };
}

/** The form that changes a region; it asks for its hexes where they are given and not too many for a line. */
export const regionForm = (
  id: string,
  region: Region,
  hexes?: readonly string[],
): Offer<CommandOf<typeof keepRegion>> => ({
  label: `Edit ${region.name}…`,
  command: { type: 'keep-region', region: id },
  needs: [
    nameField(region.name),
    dangerousField(region.dangerous),
    encountersField(region.encounters),
    ...(hexes && hexes.length <= MOST_LISTED ? [hexesField(hexes)] : []),
  ],
});

export const placeCommands = [keepRegion, removeRegion, keepSite, removeSite];
