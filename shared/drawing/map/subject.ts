import type { HexLabel } from '../../hex/coordinates.ts';
import { knownLand } from '../../hex/knownLand.ts';
import { hexAt, type Land } from '../../hex/land.ts';
import type { Palette } from './palette/palette.ts';
import type { Plate, Subject } from './picture.ts';
import type { DrawnLand, Scene } from './scene.ts';
import { seedOf } from './seed.ts';

type Whose = Scene['whose'];
type Charted = Pick<Land, 'name' | 'columns' | 'paths' | 'regions'>;

/** As much of a land as is drawn for somebody. */
export const landFor = (land: Charted, whose: Whose): DrawnLand =>
  whose === 'players' ? knownLand(land) : land;

/** What a picture of a land has on it for somebody: players see neither trail nor party where they know nothing. */
export function subjectFor(
  land: Charted,
  party: { hex: HexLabel | null; trail: readonly HexLabel[] },
  whose: Whose,
  palette: Palette,
  seed = seedOf(land.name),
): Subject {
  const isShown = (hex: HexLabel): boolean => whose === 'referee' || (hexAt(land, hex)?.known ?? false);
  return {
    land: landFor(land, whose),
    seed,
    palette,
    whose,
    isHatched: false,
    trail: party.trail.filter(isShown),
    party: party.hex !== null && isShown(party.hex) ? party.hex : undefined,
  };
}

const SUBTITLES = { referee: 'the referee’s map', players: 'what you have seen of it' } as const;

/** What the plate beside a land says for somebody; `hours` is how long a hex of open ground takes. */
export const plateFor = (name: string, whose: Whose, hours: number): Plate => ({
  name,
  subtitle: SUBTITLES[whose],
  hours,
});
