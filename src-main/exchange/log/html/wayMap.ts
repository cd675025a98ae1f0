import type { DrawnLand } from '../../../../shared/drawing/map/scene.ts';
import type { Palette } from '../../../../shared/drawing/map/palette/palette.ts';
import { coloursOf, paletteOf } from '../../../../shared/drawing/map/palette/palettes.ts';
import { hexesOf, landSvg } from '../../../../shared/drawing/map/picture.ts';
import { columnRow, type HexLabel } from '../../../../shared/hex/coordinates.ts';

/** A land of so many hexes is drawn whole; of a larger one what lies around the way. */
const MOST_HEXES = 500;
const AROUND = 3;
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
function frameOf(way: readonly HexLabel[]): (column: number, row: number) => boolean {
  const places = way.flatMap((label) => columnRow(label) ?? []);
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  const [left, right] = [Math.min(...columns) - AROUND, Math.max(...columns) + AROUND];
  const [top, bottom] = [Math.min(...rows) - AROUND, Math.max(...rows) + AROUND];
  return (column, row) => column >= left && column <= right && row >= top && row <= bottom;
}

/**
 * The way through a land as SVG; undefined where there is neither. All that is given is drawn, so that who may not know it all is
 * given less.
 */
export function wayMap(
  land: DrawnLand,
  way: readonly HexLabel[],
  whose: 'referee' | 'players',
  seed: number,
): string | undefined {
  const hexes = hexesOf(land);
  if (hexes === 0) return undefined;
  const isWithin = hexes <= MOST_HEXES || way.length === 0 ? () => true : frameOf(way);
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
      trail: way,
      party: way.at(-1),
    },
    RADIUS,
  );
}
