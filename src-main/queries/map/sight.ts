import type { HexCard } from '../../../shared/api.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { hexesAround, type HexLabel } from '../../../shared/hex/coordinates.ts';
import { hexAt, type Hex } from '../../../shared/hex/land.ts';

/** How the players know a hex; from inside of a site they see no hex. */
export function sightOf({ land, party }: Campaign, label: HexLabel, { known }: Hex): HexCard['sight'] {
  const around = hexesAround(label, 1);
  if (party.hex !== null && party.site === null && around.includes(party.hex)) return 'in sight';
  if (known) return 'explored';
  return around.some((beside) => hexAt(land, beside)?.known) ? 'seen from afar' : 'unknown to the players';
}
