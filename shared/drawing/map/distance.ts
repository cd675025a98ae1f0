import { SIZE } from './geometry.ts';

/** How far the eye is from the land: from `far` no symbol can be told from another. */
export type DistanceId = 'far' | 'whole' | 'middle' | 'close';

export interface Distance {
  id: DistanceId;
  /** Screen pixels for one unit of the drawing. */
  zoom: number;
  /** Units of the drawing for one pixel. */
  pixel: number;
  /** How thick a usual line is, in units of the drawing. */
  ink: number;
}

/** From so many pixels on for the radius of a hex. */
const FROM: readonly [DistanceId, number][] = [
  ['close', 95],
  ['middle', 44],
  ['whole', 7],
  ['far', 0],
];

/** The distance at which one unit of the drawing is so many pixels. */
export function distanceAt(zoom: number): Distance {
  const radius = SIZE * zoom;
  const id = FROM.find(([, from]) => radius >= from)?.[0] ?? 'far';
  return { id, zoom, pixel: 1 / zoom, ink: Math.min(1.9, Math.max(0.7, radius * 0.017)) / zoom };
}

/** What is chosen by distance; from afar as for the whole. */
export const at = <T>({ id }: Distance, whole: T, middle: T, close: T): T =>
  ({ far: whole, whole, middle, close })[id];
