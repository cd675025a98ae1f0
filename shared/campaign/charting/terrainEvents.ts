import { OwnTerrainSchema, type Hex } from '../../hex/land.ts';
import { defineEvent, tell } from '../event.ts';
import { find, IdSchema } from '../ids.ts';
import type { Campaign } from '../state.ts';

/** The hexes of a terrain of the referee’s own. */
const hexesOfOwn = ({ land }: Campaign, id: string): Hex[] =>
  land.columns.flatMap((column) => column.flatMap((hex) => (hex?.own === id ? [hex] : [])));

/** A terrain of the referee’s own was added or edited; the event has all of it. For the rules its hexes are what it counts as. */
export const terrainKept = defineEvent(
  'terrain-kept',
  'referee',
  { id: IdSchema, terrain: OwnTerrainSchema },
  (campaign, { id, terrain }) => {
    const counted = campaign.land.terrains?.[id]?.counts;
    campaign.land.terrains = { ...campaign.land.terrains, [id]: terrain };
    if (counted !== undefined && counted !== terrain.counts)
      for (const hex of hexesOfOwn(campaign, id)) hex.terrain = terrain.counts;
  },
);

/** A terrain of the referee’s own was removed; its hexes are of the one that it counted as. */
export const terrainRemoved = defineEvent(
  'terrain-removed',
  'referee',
  { id: IdSchema },
  (campaign, { id }) => {
    const { [id]: _gone, ...rest } = campaign.land.terrains ?? {};
    if (Object.keys(rest).length > 0) campaign.land.terrains = rest;
    else delete campaign.land.terrains;
    for (const hex of hexesOfOwn(campaign, id)) delete hex.own;
  },
);

export const terrainEvents = [terrainKept, terrainRemoved];

/** The words for terrains of the referee’s own. */
export const terrainTellers = [
  tell(terrainKept, ({ terrain }) => `Terrain saved: ${terrain.name}.`),
  tell(
    terrainRemoved,
    ({ id }, { before }) => `Terrain removed: ${find(before.land.terrains ?? {}, id)?.name ?? id}.`,
  ),
];
