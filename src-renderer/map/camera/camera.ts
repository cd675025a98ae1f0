import { SIZE, type Box, type Point } from '../../../shared/drawing/map/geometry.ts';

/** What the eye looks at: the point of the land in the middle of the canvas, and how many pixels are one of its units. */
export interface Camera extends Point {
  zoom: number;
}

/** How large a canvas is on the page, in its pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** How far in and out the eye may go. */
export interface Limits {
  least: number;
  most: number;
}

/** The closest that the eye comes, with usual letters. */
const MOST = 4;
/** However small a land is, it may be seen from here. */
const SEEN_FROM_AFAR = 0.35;
/** Room around the whole land, against the frame. */
const ROOM = 0.04;
/** Usual letters go with hexes of 56 px. */
const USUAL = 1.4;
/** The party is seen until it is so far from the middle, against the frame. */
const WELL_INSIDE = 0.36;

/** The zoom at which one plays; `larger` is how much larger letters are than the usual ones. */
export const usualZoom = (larger: number): number => USUAL * larger;

/** The part of the land that is in sight. */
export const sightOf = ({ x, y, zoom }: Camera, { width, height }: Frame): Box => ({
  left: x - width / 2 / zoom,
  top: y - height / 2 / zoom,
  right: x + width / 2 / zoom,
  bottom: y + height / 2 / zoom,
});

/** The point of the land under a point of the frame. */
export const pointUnder = ({ x, y, zoom }: Camera, { width, height }: Frame, at: Point): Point => ({
  x: x + (at.x - width / 2) / zoom,
  y: y + (at.y - height / 2) / zoom,
});

const middle = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** The zoom at which the whole land fits, with room around it. */
const wholeZoom = (land: Box, { width, height }: Frame): number =>
  (1 - 2 * ROOM) * Math.min(width / (land.right - land.left), height / (land.bottom - land.top));

/** How far in and out the eye may go over a land: from all of it to a hex or two. */
export const limitsOf = (land: Box, frame: Frame, larger = 1): Limits => ({
  least: Math.min(SEEN_FROM_AFAR, wholeZoom(land, frame)),
  most: MOST * larger,
});

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The whole land in sight. */
export function fitting(land: Box, frame: Frame): Camera {
  const { least, most } = limitsOf(land, frame);
  return { ...middle(land), zoom: between(wholeZoom(land, frame), least, most) };
}

/** The nearest that is allowed: the middle of the frame stays on the land, so that at least half of it is never empty. */
export function clamped({ x, y, zoom }: Camera, land: Box, { least, most }: Limits): Camera {
  return {
    x: between(x, land.left, land.right),
    y: between(y, land.top, land.bottom),
    zoom: between(zoom, least, most),
  };
}

/** Whether a point lies well inside the frame. */
export const isWellInside = (camera: Camera, { width, height }: Frame, { x, y }: Point): boolean =>
  Math.abs(x - camera.x) * camera.zoom <= width * WELL_INSIDE &&
  Math.abs(y - camera.y) * camera.zoom <= height * WELL_INSIDE;

/** What is held keeps so much of the land around it in sight: half a hex and a bit. */
const ROOM_HELD = SIZE * 1.1;

/**
 * The camera for a frame of another size, in which a point of the land is where it was: so far from the corner at the top and left,
 * or where that is out of sight now, just within it. A frame without a size has no corner.
 */
export function holding(camera: Camera, before: Frame, { width, height }: Frame, point: Point): Camera {
  if (before.width === 0 || width === 0) return camera;
  const { zoom } = camera;
  const room = ROOM_HELD * zoom;
  const kept = (at: number, was: number, now: number): number =>
    at > was ? at : Math.max(Math.min(at, now - room), Math.min(at, room));
  const x = kept((point.x - camera.x) * zoom + before.width / 2, before.width, width);
  const y = kept((point.y - camera.y) * zoom + before.height / 2, before.height, height);
  return { x: point.x - (x - width / 2) / zoom, y: point.y - (y - height / 2) / zoom, zoom };
}

/** The same as a shift and a scale: where the origin of the land lies in the frame, in pixels. */
export const shiftOf = ({ x, y, zoom }: Camera, { width, height }: Frame): Point => ({
  x: width / 2 - x * zoom,
  y: height / 2 - y * zoom,
});

/** The camera of a shift and a scale. */
export const cameraAt = (shift: Point, zoom: number, { width, height }: Frame): Camera => ({
  x: (width / 2 - shift.x) / zoom,
  y: (height / 2 - shift.y) / zoom,
  zoom,
});
