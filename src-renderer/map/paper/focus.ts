import { boxAround, centreOf, SIZE, type Box } from '../../../shared/drawing/map/geometry.ts';
import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import type { Choice } from './choices.svelte.ts';

/** The room that a picture has, in pixels. */
interface Room {
  wide: number;
  high: number;
}

/** Beside the hexes that a picture is about, so much of the land is seen. */
const BESIDE = SIZE * 2.6;
/** Pixels for the radius of a hex: at most, and from which on letters of a map that is seen closer are large enough. */
const LARGEST = 62;
const CLOSER = 44;

/** The box around hexes with some of the land beside them, as wide and high as the picture is. */
export function aroundIn(hexes: readonly HexLabel[], { wide, high }: Room): Box {
  const middles = hexes.flatMap((hex) => centreOf(hex) ?? []);
  const box = boxAround(middles, BESIDE);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const unit = Math.max(width / wide, height / high, SIZE / LARGEST);
  const [x, y] = [(unit * wide - width) / 2, (unit * high - height) / 2];
  return { left: box.left - x, right: box.right + x, top: box.top - y, bottom: box.bottom + y };
}

/** From how near a map is drawn whose picture is about some hexes. */
export function nearIn(hexes: readonly HexLabel[], room: Room): Choice['near'] {
  const { left, right } = aroundIn(hexes, room);
  return (SIZE * room.wide) / (right - left) > CLOSER ? 'middle' : 'whole';
}
