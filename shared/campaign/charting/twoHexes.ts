import { labelOf } from '../../hex/coordinates.ts';
import type { Hex, Land, LandPath } from '../../hex/land.ts';
import type { Campaign } from '../state.ts';

/** The campaign with its party on the road, outside of any site. */
export const onTheRoad = (campaign: Campaign): Campaign => ({
  ...campaign,
  mode: { ...campaign.mode, place: 'world' },
  party: { ...campaign.party, site: null },
});

/** Two neighbours in a corner of the paper. */
const ROW = 99;
const [BEFORE, AFTER] = [labelOf(1, ROW - 1), labelOf(1, ROW)];

/** The hex that a party enters which sets out on a land of two hexes. */
export const ENTERED = AFTER;

const NORTH = Array<null>(ROW - 2).fill(null);

/** A land of two hexes, with a road between them or none. */
function landOf(land: Land, entered: Pick<Hex, 'terrain' | 'region'>, road?: LandPath['kind']): Land {
  const hex = { ...entered, known: true };
  const columns = [[...NORTH, hex, hex]];
  const paths = road ? [{ kind: road, name: '', hexes: [BEFORE, ENTERED] }] : [];
  return { ...land, columns, paths, sites: {} };
}

/**
 * The campaign with its party on a land of two hexes, about to set out into `ENTERED`: what the rules say of such a leg, wherever
 * it is. In a corner of the paper, so that a way that was lost somewhere is not taken for this one.
 */
export function setOutInto(
  campaign: Campaign,
  entered: Pick<Hex, 'terrain' | 'region'>,
  road?: LandPath['kind'],
): Campaign {
  const { underWay: _underWay, ...party } = campaign.party;
  const land = landOf(campaign.land, entered, road);
  return onTheRoad({ ...campaign, land, party: { ...party, hex: BEFORE } });
}
