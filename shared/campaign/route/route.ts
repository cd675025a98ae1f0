import type { HexLabel } from '../../hex/coordinates.ts';
import { headingFor, whereTheyThink } from '../../hex/mistaken.ts';
import type { Campaign } from '../state.ts';

type Party = Campaign['party'];

/** The neighbour to which the planned route leads next; undefined without one, and where the party has left it. */
export const nextOnRoute = ({ party }: Pick<Campaign, 'party'>): HexLabel | undefined => {
  const [next] = party.route ?? [];
  return next === undefined ? undefined : headingFor(party, next);
};

/** Changes the draft: what lies behind them is no longer of the route, once they think they are in one of its hexes. */
export function followRoute(party: Party): void {
  const at = whereTheyThink(party);
  const index = at === null ? -1 : (party.route?.indexOf(at) ?? -1);
  if (index < 0 || !party.route) return;
  const rest = party.route.slice(index + 1);
  if (rest.length > 0) party.route = rest;
  else delete party.route;
}
