import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** How large a window is, in the screen's own points, and where it stood. */
const PlaceSchema = z.object({
  width: z.int().min(320).max(10_000),
  height: z.int().min(240).max(10_000),
  x: z.int().min(-100_000).max(100_000).optional(),
  y: z.int().min(-100_000).max(100_000).optional(),
  maximized: z.boolean().default(false),
  fullScreen: z.boolean().default(false),
});
export type Place = z.infer<typeof PlaceSchema>;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const USUAL: Place = { width: 1280, height: 800, maximized: false, fullScreen: false };
/** So much of a window must lie on a display that a hand can take hold of it. */
const HOLD = { width: 120, height: 40 };

const shared = (from: number, length: number, other: number, otherLength: number): number =>
  Math.min(from + length, other + otherLength) - Math.max(from, other);

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Where a window comes back: where it stood, moved and made smaller so that all of it lies on the display it was on. Where
 * that display is gone it has no position, so that the system chooses one, and is no larger than the first display.
 */
export function fitToDisplays(place: Place, displays: readonly Area[]): Place {
  const { x, y, width, height, ...how } = place;
  const isOn = (area: Area): boolean =>
    x !== undefined &&
    y !== undefined &&
    shared(x, width, area.x, area.width) >= HOLD.width &&
    // The title bar is at the top: it has to be there itself.
    y > area.y - HOLD.height &&
    y + HOLD.height <= area.y + area.height;
  const display = displays.find(isOn);
  const area = display ?? displays[0];
  if (!area) return { width, height, ...how };
  const size = { width: Math.min(width, area.width), height: Math.min(height, area.height) };
  if (!display || x === undefined || y === undefined) return { ...size, ...how, fullScreen: false };
  return {
    x: within(x, area.x, area.x + area.width - size.width),
    y: within(y, area.y, area.y + area.height - size.height),
    ...size,
    ...how,
  };
}

/** Where a window was last; the usual place where nothing is known. */
export function readPlace(file: string): Place {
  try {
    return PlaceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return USUAL;
  }
}

/** Keeps where a window is. That is worth no error. */
export function writePlace(file: string, place: Place): void {
  try {
    writeFileSync(file, JSON.stringify(place));
  } catch {
    return;
  }
}
