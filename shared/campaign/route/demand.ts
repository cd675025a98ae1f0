import type { HexLabel } from '../../hex/coordinates.ts';
import { whereTheyThink } from '../../hex/mistaken.ts';
import { counted } from '../../text/words.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';
import { barred } from '../travel.ts';

/** The most hexes of a way that is planned. */
export const MOST_HEXES = 500;

/** Refuses a way that can’t be walked hex by hex from where they think they are: `same-hex`, `too-many`, and what `travel` refuses. */
export function demandRoute(campaign: Campaign, hexes: readonly HexLabel[], path: string): void {
  const { party } = campaign;
  if (hexes.length === 0)
    throw new Refusal('same-hex', 'The party is there already. Choose another hex.', path);
  if (hexes.length > MOST_HEXES)
    throw new Refusal(
      'too-many',
      `A way can have at most ${counted(MOST_HEXES, 'hex', 'hexes')}, not ${hexes.length}.`,
      path,
    );
  let from = whereTheyThink(party);
  for (const [index, to] of hexes.entries()) {
    const why = barred({ ...campaign, party: { ...party, hex: from } }, to);
    if (why) throw new Refusal(why.code, why.message, `${path}.${index}`);
    from = to;
  }
}
