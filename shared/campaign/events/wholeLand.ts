import { z } from 'zod';
import { WishesSchema } from '../../growing/wishes.ts';
import { LandSchema, RegionSchema, type Land } from '../../hex/land.ts';
import { TERRAIN_IDS } from '../../hex/terrain.ts';
import { forgetBelief } from '../astray/belief.ts';
import { MapCountsSchema, MapFileSchema, MergeCountsSchema } from '../charting/mapFile.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import type { Campaign } from '../state.ts';

/** A whole map replaced the previous one; of an imported one it says what was read, and what of it changed the land where it was merged. */
export const landCharted = defineEvent(
  'land-charted',
  'referee',
  {
    land: LandSchema,
    file: MapFileSchema.optional(),
    read: MapCountsSchema.optional(),
    merged: MergeCountsSchema.optional(),
    /** By which wishes it grew, and how many hexes did. */
    grown: WishesSchema.extend({ hexes: z.int().min(0).max(1_000_000) }).optional(),
    /** What was on the map stays, with the file that it was read from; the rest is new. */
    around: z.boolean().optional(),
    /** The party’s hex is not on it: the party is nowhere until it is placed. */
    unplaced: z.boolean().optional(),
  },
  (campaign, { land, file, around, unplaced }) => {
    if (around) campaign.land = land;
    else replaceLand(campaign, land);
    if (file) campaign.mapFile = file;
    if (unplaced) putOn(campaign.party, null);
  },
);

/** Another land, and no file that it was read from. */
function replaceLand(campaign: Campaign, land: Land): void {
  campaign.land = land;
  delete campaign.mapFile;
}

/** A map of one terrain replaced the previous one. */
export const blankLandLaid = defineEvent(
  'blank-land-laid',
  'referee',
  {
    name: z.string(),
    columns: z.int(),
    rows: z.int(),
    terrain: z.enum(TERRAIN_IDS),
    /** The one region that holds all of it; lands of earlier versions began with none. */
    region: z.object({ id: IdSchema, region: RegionSchema }).optional(),
    /** The party is nowhere on it until it is placed. */
    unplaced: z.boolean().optional(),
  },
  (campaign, { name, columns, rows, terrain, region, unplaced }) => {
    const hex = { terrain, known: false, ...(region ? { region: region.id } : {}) };
    const column = () => Array.from({ length: rows }, () => ({ ...hex }));
    replaceLand(campaign, {
      name,
      columns: Array.from({ length: columns }, column),
      paths: [],
      regions: region ? { [region.id]: region.region } : {},
      sites: {},
    });
    if (unplaced) putOn(campaign.party, null);
  },
);

/** Puts the party on a hex or nowhere, with no way behind it and none before. */
export function putOn(party: Campaign['party'], hex: string | null): void {
  party.hex = hex;
  party.trail = hex === null ? [] : [hex];
  delete party.underWay;
  delete party.route;
  forgetBelief(party);
}

export const wholeLandEvents = [landCharted, blankLandLaid];
