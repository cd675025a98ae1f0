import { z } from 'zod';
import { FeatureSchema, hexAt, HexLabelSchema, LandSchema } from '../../hex/land.ts';
import { TERRAIN_IDS } from '../../hex/terrain.ts';
import { defineEvent } from '../event.ts';
import { present } from '../look.ts';
import type { Campaign } from '../state.ts';

const know = (campaign: Campaign, label: string): void => {
  const hex = hexAt(campaign.land, label);
  if (hex) hex.known = true;
};

export const landCharted = defineEvent('land-charted', { land: LandSchema }, (campaign, { land }) => {
  campaign.land = land;
});

export const hexMarked = defineEvent(
  'hex-marked',
  {
    hex: HexLabelSchema,
    terrain: z.enum(TERRAIN_IDS).optional(),
    feature: FeatureSchema.nullable().optional(),
    note: z.string().optional(),
    known: z.boolean().optional(),
  },
  (campaign, { hex, terrain, feature, note, known }) => {
    const at = present(hexAt(campaign.land, hex), hex);
    if (terrain) at.terrain = terrain;
    if (feature) at.feature = feature;
    if (feature === null) delete at.feature;
    if (note !== undefined) at.note = note;
    if (known !== undefined) at.known = known;
  },
);

export const partyPlaced = defineEvent('party-placed', { hex: HexLabelSchema }, (campaign, { hex }) => {
  campaign.party.hex = hex;
  campaign.party.trail = [hex];
  delete campaign.party.underWay;
  know(campaign, hex);
});

export const weatherChanged = defineEvent(
  'weather-changed',
  { name: z.string(), hard: z.boolean() },
  (campaign, { name, hard }) => {
    campaign.weather = { name, hard };
  },
);

export const roadWalked = defineEvent(
  'road-walked',
  { to: HexLabelSchema, walked: z.number() },
  (campaign, { to, walked }) => {
    campaign.party.underWay = { to, walked };
  },
);

export const hexEntered = defineEvent('hex-entered', { hex: HexLabelSchema }, (campaign, { hex }) => {
  campaign.party.hex = hex;
  campaign.party.trail.push(hex);
  delete campaign.party.underWay;
  know(campaign, hex);
});

export const landEvents = [landCharted, hexMarked, partyPlaced, weatherChanged, roadWalked, hexEntered];
