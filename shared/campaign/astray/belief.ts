import { directionTo, neighbour, type HexLabel } from '../../hex/coordinates.ts';
import { hexAt } from '../../hex/land.ts';
import { mistakenBy, whereTheyThink } from '../../hex/mistaken.ts';
import { undrafted } from '../drafted.ts';
import type { Campaign } from '../state.ts';

type Party = Campaign['party'];

/** Whether the party is somewhere else than it thinks. */
export const isAstray = ({ party }: Pick<Campaign, 'party'>): boolean => party.believed !== undefined;

/** The same campaign with a party that knows where it is: what a walk costs if they don’t find out before it. */
export function withoutBelief(campaign: Campaign): Campaign {
  const { believed, believedBefore: _before, ...party } = campaign.party;
  return believed === undefined ? campaign : { ...campaign, party };
}

/** The hexes that they really walked into since they went astray, up to now. */
export const walkedAstray = (party: Party): HexLabel[] => mistakenBy(party).map(({ hex }) => hex);

/** The hex in which they will think they are after a step into a neighbouring one; undefined where that leaves the map’s labels. */
export function thoughtAfter({ party }: Pick<Campaign, 'party'>, to: HexLabel): HexLabel | undefined {
  const from = whereTheyThink(party);
  const direction = party.hex !== null && directionTo(party.hex, to);
  return direction && from !== null ? neighbour(from, direction.id) : undefined;
}

/** Whether an event’s fields name the hex where the party really is, while the players must not learn it. */
export function tellsWhereTheyAre(
  { party }: Pick<Campaign, 'party'>,
  fields: Readonly<Record<string, unknown>>,
): boolean {
  const names = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).some(names) : value === party.hex;
  return party.believed !== undefined && names(fields);
}

/**
 * Changes the draft: hexes become known. Which of them are, as most on a road are, is looked up without drafts of the land, and
 * before any of it is changed.
 */
export function know(campaign: Campaign, labels: readonly HexLabel[]): void {
  const land = undrafted(campaign.land);
  for (const label of labels.filter((one) => hexAt(land, one)?.known === false)) {
    const hex = hexAt(campaign.land, label);
    if (hex) hex.known = true;
  }
}

/** Changes the draft: they no longer think of another hex. */
export const forgetBelief = (party: Party): void => {
  delete party.believed;
  delete party.believedBefore;
};

/** Changes the draft: they know where they are, which hexes they have really walked into, and these. */
export function settle(campaign: Campaign, more: readonly HexLabel[] = []): void {
  know(campaign, [...walkedAstray(campaign.party), ...more]);
  forgetBelief(campaign.party);
}
