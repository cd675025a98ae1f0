import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cameraAt,
  clamped,
  fitting,
  holding,
  isWellInside,
  limitsOf,
  pointUnder,
  shiftOf,
  sightOf,
} from '../../../src-renderer/map/camera/camera.ts';
import { landBox } from '../../../src-renderer/map/camera/landBox.ts';
import { isPan, type Turn } from '../../../src-renderer/map/camera/wheel.ts';
import { meets } from '../../../shared/drawing/map/geometry.ts';

const LAND = { left: -40, top: -40, right: 960, bottom: 760 };
const FRAME = { width: 1280, height: 800 };
const coordinate = fc.double({ min: -1e5, max: 1e5, noNaN: true });

describe('the camera', () => {
  it('never loses the land, and never goes too far in or out', () => {
    const anywhere = fc.record({
      x: coordinate,
      y: coordinate,
      zoom: fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, (camera) => {
        const limits = limitsOf(LAND, FRAME);
        const kept = clamped(camera, LAND, limits);
        expect(meets(sightOf(kept, FRAME), LAND)).toBe(true);
        expect(kept.zoom).toBeGreaterThanOrEqual(limits.least);
        expect(kept.zoom).toBeLessThanOrEqual(4);
        expect(clamped(kept, LAND, limits)).toEqual(kept);
      }),
    );
  });

  describe('in a frame of another size', () => {
    const camera = { x: 400, y: 300, zoom: 2 };
    const before = { width: 600, height: 500 };
    const after = { width: 600, height: 426 };
    const placeOf = (seen: typeof camera, frame: typeof before, point: { x: number; y: number }) => ({
      x: (point.x - seen.x) * seen.zoom + frame.width / 2,
      y: (point.y - seen.y) * seen.zoom + frame.height / 2,
    });

    it('leaves what is held where it is', () => {
      const point = { x: 420, y: 310 };
      const held = holding(camera, before, after, point);
      expect(placeOf(held, after, point)).toEqual(placeOf(camera, before, point));
      expect(held.zoom).toBe(2);
    });

    it('moves it no further than into sight, with its hex', () => {
      const point = { x: 420, y: 420 };
      expect(placeOf(camera, before, point)).toEqual({ x: 340, y: 490 });
      expect(placeOf(holding(camera, before, after, point), after, point)).toEqual({ x: 340, y: 426 - 88 });
    });

    it('doesn’t bring into sight what was out of it', () => {
      const point = { x: 420, y: 500 };
      const held = holding(camera, before, after, point);
      expect(placeOf(held, after, point)).toEqual(placeOf(camera, before, point));
    });

    it('keeps its middle while the map is put aside', () => {
      const none = { width: 0, height: 0 };
      const point = { x: 420, y: 310 };
      expect(holding(camera, before, none, point)).toBe(camera);
      expect(holding(camera, none, after, point)).toBe(camera);
    });
  });

  it('shows a whole land with room around it, however large', () => {
    for (const right of [60, 960, 60_000]) {
      const land = { ...LAND, right };
      const { left, right: end } = sightOf(fitting(land, FRAME), FRAME);
      expect(left).toBeLessThan(land.left);
      expect(end).toBeGreaterThan(right);
    }
  });

  it('comes closer where letters are larger', () => {
    expect(limitsOf(LAND, FRAME, 1.5).most).toBe(6);
  });

  it('is the same as a shift and a scale, there and back', () => {
    const camera = { x: 123, y: -45, zoom: 1.4 };
    const back = cameraAt(shiftOf(camera, FRAME), camera.zoom, FRAME);
    expect(back.x).toBeCloseTo(camera.x);
    expect(back.y).toBeCloseTo(camera.y);
    expect(pointUnder(camera, FRAME, { x: 640, y: 400 })).toEqual({ x: 123, y: -45 });
  });

  it('knows what lies well inside of the frame', () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(isWellInside(camera, FRAME, { x: 400, y: -200 })).toBe(true);
    expect(isWellInside(camera, FRAME, { x: 600, y: 0 })).toBe(false);
  });
});

describe('the box of a land', () => {
  it('lies around its hexes, and around the first where there is none', () => {
    const column = [null, {}, null];
    expect(landBox([column])).toEqual(landBox([[null, {}]]));
    expect(landBox([])).toEqual({ left: -40, top: -40, right: 40, bottom: 40 });
  });
});

const turn = (fields: Partial<Turn>): Turn => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  timeStamp: 0,
  ...fields,
});

describe('a turn of the wheel', () => {
  it.each([
    ['a notch', { deltaY: 100, wheelDeltaY: -120 }, false],
    ['a notch of a slow mouse', { deltaY: 33, wheelDeltaY: -120 }, false],
    ['a notch on a Mac', { deltaY: 4.000244140625, wheelDeltaY: -12 }, false],
    ['lines', { deltaY: 3, deltaMode: 1 }, false],
    ['a pinch', { deltaY: 2, ctrlKey: true }, false],
    ['two fingers down', { deltaY: 3, wheelDeltaY: -9 }, true],
    ['two fingers aside', { deltaX: -5, deltaY: 1, wheelDeltaY: -3 }, true],
  ] as const)('%s', (_name, fields, expected) => {
    expect(isPan(turn(fields), undefined)).toBe(expected);
  });

  it('goes on as it began', () => {
    const fast = turn({ deltaY: 80, wheelDeltaY: -240, timeStamp: 100 });
    expect(isPan(fast, { isPan: true, at: 50 })).toBe(true);
    expect(isPan(fast, { isPan: true, at: -500 })).toBe(false);
  });
});
