import type { HexLabel } from '../../hex/coordinates.ts';
import { hexAt, type Land } from '../../hex/land.ts';
import { landTheyThink, trailTheyThink, whereTheyThink, type Whereabouts } from '../../hex/mistaken.ts';
import type { Palette } from './palette/palette.ts';
import type { Plate, Subject } from './picture.ts';
import type { DrawnLand, Scene } from './scene.ts';
import { seedOf } from './seed.ts';

type Whose = Scene['whose'];
type Charted = Pick<Land, 'name' | 'columns' | 'paths' | 'regions' | 'labels' | 'terrains'>;

/** As much of a land as is drawn for somebody: for players, as they know it, or think they do. */
export const landFor = (land: Charted, party: Whereabouts, whose: Whose): DrawnLand =>
  whose === 'players' ? landTheyThink(land, party) : land;

/** What a picture of a land has on it for somebody: players see neither trail nor party where they know nothing. */
export function subjectFor(
  land: Charted,
  party: Whereabouts,
  whose: Whose,
  palette: Palette,
  seed = seedOf(land.name),
): Subject {
  const drawn = landFor(land, party, whose);
  const isReferee = whose === 'referee';
  const isShown = (hex: HexLabel): boolean => isReferee || (hexAt(drawn, hex)?.known ?? false);
  const hex = isReferee ? party.hex : whereTheyThink(party);
  return {
    land: drawn,
    seed,
    palette,
    whose,
    isHatched: false,
    trail: (isReferee ? party.trail : trailTheyThink(party)).filter(isShown),
    party: hex !== null && isShown(hex) ? hex : undefined,
  };
}

const SUBTITLES = { referee: 'the referee’s map', players: 'what you have seen of it' } as const;

/** What the plate beside a land says for somebody; `hours` is how long a hex of open ground takes. */
export const plateFor = (name: string, whose: Whose, hours: number): Plate => ({
  name,
  subtitle: SUBTITLES[whose],
  hours,
});
