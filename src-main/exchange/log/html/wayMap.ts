import type { DrawnLand } from '../../../../shared/drawing/map/scene.ts';
import type { Palette } from '../../../../shared/drawing/map/palette/palette.ts';
import { coloursOf, paletteOf } from '../../../../shared/drawing/map/palette/palettes.ts';
import { SIZE } from '../../../../shared/drawing/map/geometry.ts';
import { hexesOf, landSvg } from '../../../../shared/drawing/map/picture.ts';
import { seedOf } from '../../../../shared/drawing/map/seed.ts';
import { columnRow, type HexLabel } from '../../../../shared/hex/coordinates.ts';
import type { Campaign } from '../../../../shared/campaign/state.ts';
import { hexAt } from '../../../../shared/hex/land.ts';
import { landTheyThink } from '../../../../shared/hex/mistaken.ts';

/** The hexes that were gone through one after the other, and those on the way back. */
export interface Way {
  out: readonly HexLabel[];
  back: readonly HexLabel[];
}

/** How much of a land is drawn, and how wide a rim it fades away in: what lies around the way, or all of it where there is no way, or not too much land. */
const FRAMES = {
  whole: { around: 3, mostHexes: 500, rim: 0 },
  near: { around: 1, mostHexes: 0, rim: SIZE * 0.4 },
} as const;

/** How many pixels the radius of a hex has: all is there, and small enough for a page. */
const RADIUS = 34;

/** The colours of the map by name, so that the page gives them for light and dark. */
const NAMED = paletteOf((name) => `var(--map-${name})`);

/** The colours that the map names, as CSS. */
export const mapColours = (palette: Palette): string =>
  coloursOf(palette)
    .map(([name, colour]) => `--map-${name}:${colour}`)
    .join(';');

/** The columns and rows around a way. */
function frameOf(way: readonly HexLabel[], around: number): (column: number, row: number) => boolean {
  const places = way.flatMap((label) => columnRow(label) ?? []);
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  const [left, right] = [Math.min(...columns) - around, Math.max(...columns) + around];
  const [top, bottom] = [Math.min(...rows) - around, Math.max(...rows) + around];
  return (column, row) => column >= left && column <= right && row >= top && row <= bottom;
}

interface Drawing {
  whose: 'referee' | 'players';
  seed: number;
  frame: keyof typeof FRAMES;
}

/** All that is given is drawn, so that who may not know it all is given less. */
function drawn(land: DrawnLand, { out, back }: Way, { whose, seed, frame }: Drawing): string | undefined {
  const hexes = hexesOf(land);
  if (hexes === 0) return undefined;
  const { around, mostHexes, rim } = FRAMES[frame];
  const way = [...out, ...back];
  const isWithin = hexes <= mostHexes || way.length === 0 ? () => true : frameOf(way, around);
  const columns = land.columns.map((column, x) =>
    column.map((hex, y) => (isWithin(x + 1, y + 1) ? hex : null)),
  );
  return landSvg(
    {
      land: { ...land, columns },
      seed,
      palette: NAMED,
      whose,
      isHatched: false,
      trail: out,
      back,
      party: way.at(-1),
      rim,
    },
    RADIUS,
  );
}

/** The way through a land as SVG; undefined where there is neither. Players see what they know of both, or think they know. */
export function wayMap(
  { land, party }: Pick<Campaign, 'land' | 'party'>,
  way: Way,
  players: boolean,
  frame: Drawing['frame'],
): string | undefined {
  const seed = seedOf(land.name);
  if (!players) return drawn(land, way, { whose: 'referee', seed, frame });
  const theirs = landTheyThink(land, party);
  const known = (hexes: readonly HexLabel[]): HexLabel[] =>
    hexes.filter((label) => hexAt(theirs, label)?.known);
  const theirWay = { out: known(way.out), back: known(way.back) };
  return drawn(theirs, theirWay, { whose: 'players', seed, frame });
}
