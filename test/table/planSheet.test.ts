import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetFor } from '../../src-renderer/site/drawing/sheet.ts';
import type { Box } from '../../shared/plan/ways.ts';

const VIEW = { w: 43.5, h: 21 };
const place = fc.integer({ min: -60, max: 120 });
const side = fc.integer({ min: 1, max: 20 });
const boxes = fc.array(fc.record({ x: place, y: place, w: side, h: side }), { maxLength: 8 });
const rightOf = ({ x, w }: Box): number => x + w;
const bottomOf = ({ y, h }: Box): number => y + h;

describe('the sheet on which rooms are drawn', () => {
  it('has its corner at 0, 0 before and after the first room', () => {
    const empty = sheetFor([], VIEW);
    expect(empty).toMatchObject({ x: 0, y: 0 });
    expect(sheetFor([{ x: 3, y: 2, w: 5, h: 4 }], VIEW, empty)).toEqual(empty);
  });

  it('grows to the right and below without a new corner', () => {
    const sheet = sheetFor([{ x: 70, y: 50, w: 5, h: 4 }], VIEW, sheetFor([], VIEW));
    expect(sheet).toMatchObject({ x: 0, y: 0, w: 80, h: 60 });
  });

  it('holds every room, loses nothing that it had, and can be scrolled by what it grew on the left and above', () => {
    fc.assert(
      fc.property(boxes, boxes, (first, then) => {
        const before = sheetFor(first, VIEW);
        const now = sheetFor(then, VIEW, before);
        for (const box of [...then, before]) {
          expect(now.x).toBeLessThanOrEqual(box.x);
          expect(now.y).toBeLessThanOrEqual(box.y);
          expect(rightOf(now)).toBeGreaterThanOrEqual(rightOf(box));
          expect(bottomOf(now)).toBeGreaterThanOrEqual(bottomOf(box));
        }
        const isInside = (at: 'x' | 'y'): boolean => then.every((box) => box[at] >= before[at]);
        if (isInside('x')) expect(now.x).toBe(before.x);
        if (isInside('y')) expect(now.y).toBe(before.y);
        expect(now.w - VIEW.w).toBeGreaterThanOrEqual(-now.x);
        expect(now.h - VIEW.h).toBeGreaterThanOrEqual(-now.y);
      }),
    );
  });
});
