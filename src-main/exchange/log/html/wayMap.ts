import { columnRow, type HexLabel } from '../../../../shared/hex/coordinates.ts';
import type { Land } from '../../../../shared/drawing/map/draw.ts';
import { centreOf } from '../../../../shared/drawing/map/geometry.ts';
import { paletteOf, type Palette } from '../../../../shared/drawing/map/palette.ts';
import { svgOf } from '../../../../shared/drawing/map/svg.ts';

/** A land of so many hexes is drawn whole; of a larger one what lies around the way. */
const MOST_HEXES = 500;
const AROUND = 3;
/** How wide a letter of a name is, about, in the units of the map. */
const LETTER = 7.4;

type Column = Land['columns'][number];

/** The colours of the map by name, so that the page gives them for light and dark. */
const NAMED = paletteOf((name) => `var(--map-${name})`);

/** The colours that the map names, as CSS. */
export const mapColours = (palette: Palette): string => {
  const { ground, ...others } = palette;
  return Object.entries({ ...others, ...ground })
    .map(([name, colour]) => `--map-${name}:${colour}`)
    .join(';');
};

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
export function wayMap(land: Land, way: readonly HexLabel[]): string | undefined {
  const hexes = land.columns.reduce((sum, column) => sum + column.filter(Boolean).length, 0);
  if (hexes === 0) return undefined;
  const isWithin = hexes <= MOST_HEXES || way.length === 0 ? () => true : frameOf(way);
  const shown = (column: Column, x: number): Column =>
    column.map((hex, y) => (hex && isWithin(x + 1, y + 1) ? { ...hex, known: true } : null));
  const last = way.at(-1);
  return svgOf(
    {
      land: { columns: land.columns.map(shown), paths: land.paths },
      trail: way,
      token: last === undefined ? undefined : centreOf(last),
      palette: NAMED,
    },
    (text) => text.length * LETTER,
  );
}
