import { z } from 'zod';
import {
  cutOut,
  FeatureSchema,
  hexAt,
  HexLabelSchema,
  PathSchema,
  RegionSchema,
  SiteSchema,
} from '../../hex/land.ts';
import { TERRAIN_IDS } from '../../hex/terrain.ts';
import { assign, undrafted } from '../drafted.ts';
import { know, settle } from '../astray/belief.ts';
import { followRoute } from '../route/route.ts';
import { defineEvent } from '../event.ts';
import { putOn, wholeLandEvents } from './wholeLand.ts';
import { IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';

/** A hex was edited: fields that are given have a new value, and a feature that is null was removed. */
export const hexMarked = defineEvent(
  'hex-marked',
  'referee',
  {
    hex: HexLabelSchema,
    terrain: z.enum(TERRAIN_IDS).optional(),
    feature: FeatureSchema.nullable().optional(),
    note: z.string().optional(),
    known: z.boolean().optional(),
  },
  (campaign, { hex, terrain, feature, note, known }) => {
    const at = present(hexAt(campaign.land, hex), hex);
    if (terrain) {
      at.terrain = terrain;
      delete at.own;
    }
    if (feature) at.feature = feature;
    if (feature === null) delete at.feature;
    if (note !== undefined) at.note = note;
    if (known !== undefined) at.known = known;
  },
);

/** One brush stroke: the fields that are given apply to all of these hexes, and null takes them out of their region. */
export const hexesPainted = defineEvent(
  'hexes-painted',
  'referee',
  {
    hexes: z.array(HexLabelSchema),
    /** Their terrain for the rules, and its id where it is one of the referee’s own. */
    terrain: z.enum(TERRAIN_IDS).optional(),
    own: IdSchema.optional(),
    known: z.boolean().optional(),
    region: IdSchema.nullable().optional(),
  },
  (campaign, { hexes, terrain, own, known, region }) => {
    for (const label of hexes) {
      const hex = present(hexAt(campaign.land, label), label);
      if (region) hex.region = region;
      if (region === null) delete hex.region;
      if (terrain) {
        hex.terrain = terrain;
        delete hex.own;
      }
      if (own !== undefined) hex.own = own;
      if (known !== undefined) hex.known = known;
    }
  },
);

/** A road or a river was drawn from hex to hex. */
export const pathDrawn = defineEvent('path-drawn', 'referee', { path: PathSchema }, (campaign, { path }) => {
  campaign.land.paths.push(path);
});

/** Roads and rivers no longer run through these hexes. */
export const pathsErased = defineEvent(
  'paths-erased',
  'referee',
  { hexes: z.array(HexLabelSchema) },
  (campaign, { hexes }) => {
    campaign.land.paths = cutOut(campaign.land.paths, new Set(hexes));
  },
);

/** A region was added or edited; the event has all of it. */
export const regionKept = defineEvent(
  'region-kept',
  'referee',
  { id: IdSchema, region: RegionSchema },
  (campaign, { id, region }) => {
    campaign.land.regions[id] = region;
  },
);

/** A region was removed; its hexes belong to none. */
export const regionRemoved = defineEvent(
  'region-removed',
  'referee',
  { id: IdSchema },
  (campaign, { id }) => {
    const { [id]: _gone, ...rest } = campaign.land.regions;
    campaign.land.regions = rest;
    for (const column of campaign.land.columns)
      for (const hex of column) if (hex?.region === id) delete hex.region;
  },
);

/** A site was added or edited; the event has all of it. */
export const siteKept = defineEvent(
  'site-kept',
  'referee',
  { id: IdSchema, site: SiteSchema },
  (campaign, { id, site }) => {
    campaign.land.sites[id] = site;
  },
);

/** A site was removed, and no hex leads to it any more. */
export const siteRemoved = defineEvent('site-removed', 'referee', { id: IdSchema }, (campaign, { id }) => {
  const { [id]: _gone, ...rest } = campaign.land.sites;
  campaign.land.sites = rest;
  for (const column of campaign.land.columns)
    for (const hex of column) if (hex?.feature?.site === id) delete hex.feature.site;
});

/** The referee placed the party on a hex; its trail starts over. */
export const partyPlaced = defineEvent(
  'party-placed',
  'players',
  { hex: HexLabelSchema },
  (campaign, { hex }) => {
    putOn(campaign.party, hex);
    know(campaign, [hex]);
  },
);

/** The weather changed; if a die decided it, `total` is the roll and `against` what it was compared with. */
export const weatherChanged = defineEvent(
  'weather-changed',
  'players',
  { name: z.string(), hard: z.boolean(), total: z.int().optional(), against: z.int().optional() },
  (campaign, { name, hard }) => {
    campaign.weather = { name, hard };
  },
);

/** What events say of a walk from hex to hex; none of it changes the campaign. */
export const way = {
  /** The ids of those who walked: the group in play without its dead. */
  who: z.array(IdSchema).optional(),
  /** The hex in which they set out. */
  from: HexLabelSchema.optional(),
  /** What stands in the hex that they walked to, where it has a name that is no secret. */
  place: z.string().optional(),
  /** The terrain of that hex. */
  terrain: z.enum(TERRAIN_IDS).optional(),
  /** They took a road. */
  road: z.boolean().optional(),
  /**
   * Whether the hex was not on the players’ map until then (`known`). A hex that was walked into is always known; one that
   * the referee showed beforehand counts as known, too.
   */
  first: z.boolean().optional(),
};

/** The party walked part of the way to a hex; `walked` is how many seconds it has walked so far. */
export const roadWalked = defineEvent(
  'road-walked',
  'players',
  {
    to: HexLabelSchema,
    walked: z.number(),
    /** Seconds for this stretch, and seconds still to go. */
    seconds: z.number(),
    left: z.number(),
    ground: z.array(z.string()),
    ...way,
  },
  (campaign, { to, walked }) => {
    const { underWay } = campaign.party;
    const really = underWay?.to === to ? underWay.really : undefined;
    campaign.party.underWay = { to, walked, ...(really !== undefined && { really }) };
  },
);

/**
 * The party entered a hex; `ground` describes the way in words: terrain, road, hard weather, a landmark. Who thinks to have come
 * to another hex is astray: the players learn nothing of the one they entered.
 */
export const hexEntered = defineEvent(
  'hex-entered',
  'players',
  {
    hex: HexLabelSchema,
    seconds: z.number(),
    ground: z.array(z.string()),
    ...way,
    /** Seconds for the whole way, with the stretches that were walked before. */
    took: z.number().optional(),
    /** The hex that they think they entered, where that is another one. */
    believed: HexLabelSchema.optional(),
  },
  (campaign, { hex, believed }) => {
    const { party } = campaign;
    if (believed === undefined) settle(campaign, [hex]);
    else if (party.believed === undefined) party.believedBefore = [];
    else (party.believedBefore ??= []).push(party.believed);
    assign(party, { hex, trail: [...undrafted(party.trail), hex] });
    delete party.underWay;
    if (believed !== undefined) party.believed = believed;
    followRoute(party);
  },
);

export const landEvents = [
  ...wholeLandEvents,
  hexMarked,
  hexesPainted,
  pathDrawn,
  pathsErased,
  regionKept,
  regionRemoved,
  siteKept,
  siteRemoved,
  partyPlaced,
  weatherChanged,
  roadWalked,
  hexEntered,
];
