import { common, grown, meets, type Box } from '../../../shared/drawing/map/geometry.ts';

/** The sides of a tile, in pixels of the screen. */
export const TILE = 512;
/** How far outside of what is in sight tiles are drawn ahead, in pixels of the screen. */
const AHEAD = TILE / 2;

/** A square of the drawing at a zoom; tiles are counted from the origin of the land. */
export interface TileId {
  zoom: number;
  column: number;
  row: number;
}

/** One name for the same tile. */
export const keyOf = ({ zoom, column, row }: TileId): string => `${zoom} ${column} ${row}`;

/** The part of the land on a tile. `ratio` is how many pixels of the screen are one of the page. */
export function boxOf({ zoom, column, row }: TileId, ratio: number): Box {
  const side = TILE / (zoom * ratio);
  return { left: column * side, top: row * side, right: (column + 1) * side, bottom: (row + 1) * side };
}

/** What a map looks at: what is in sight, all that there is, and how finely it is drawn. */
export interface Outlook {
  sight: Box;
  land: Box;
  zoom: number;
  ratio: number;
}

function* tilesIn({ left, top, right, bottom }: Box, zoom: number, ratio: number): Generator<TileId> {
  const side = TILE / (zoom * ratio);
  for (let column = Math.floor(left / side); column * side < right; column += 1)
    for (let row = Math.floor(top / side); row * side < bottom; row += 1) yield { zoom, column, row };
}

/** The tiles of the land that are in sight. */
export const tilesInSight = ({ sight, land, zoom, ratio }: Outlook): TileId[] => [
  ...tilesIn(common(sight, land), zoom, ratio),
];

/** The tiles that are wanted, so many at most: those in sight and then those around them, each the nearest to the middle first. */
export function wantedTiles({ sight, land, zoom, ratio }: Outlook, most: number): TileId[] {
  const x = (sight.left + sight.right) / 2;
  const y = (sight.top + sight.bottom) / 2;
  const around = grown(sight, AHEAD / (zoom * ratio));
  return [...tilesIn(common(around, land), zoom, ratio)]
    .map((tile) => {
      const box = boxOf(tile, ratio);
      const away = Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
      return { tile, isAhead: Number(!meets(box, sight)), away };
    })
    .sort((a, b) => a.isAhead - b.isAhead || a.away - b.away)
    .slice(0, most)
    .map(({ tile }) => tile);
}
