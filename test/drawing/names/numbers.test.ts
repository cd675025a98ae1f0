import { describe, expect, it } from 'vitest';
import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { centre, type Box } from '../../../shared/drawing/map/geometry.ts';
import { Crowd } from '../../../shared/drawing/map/names/crowd.ts';
import { numberOf } from '../../../shared/drawing/map/names/numbers.ts';

const MIDDLE = distanceAt(60 / 40);
const never = (): boolean => false;
const crowdOf = (...boxes: Box[]): { crowd: Crowd } => {
  const crowd = new Crowd();
  for (const box of boxes) crowd.add(box);
  return { crowd };
};
const around = ({ x, y }: { x: number; y: number }, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

describe('the number of a hex', () => {
  it('stands in its upper left corner', () => {
    const { x, y } = centre(3, 2);
    expect(numberOf(3, 2, crowdOf(), never, MIDDLE)).toMatchObject({ text: '0302', x: x - 17.6, y: y - 28 });
  });

  it('has three digits each where that is needed', () => {
    expect(numberOf(100, 7, crowdOf(), never, MIDDLE)?.text).toBe('100007');
  });

  it('gives way to what stands there', () => {
    const usual = numberOf(3, 2, crowdOf(), never, MIDDLE)!;
    const moved = numberOf(3, 2, crowdOf(usual.box), never, MIDDLE)!;
    expect([moved.y, moved.x > usual.x]).toEqual([usual.y, true]);
  });

  it('gives way to lines', () => {
    const { x } = centre(3, 2);
    const moved = numberOf(3, 2, crowdOf(), ({ left }) => left < x, MIDDLE)!;
    expect(moved.box.left).toBeGreaterThanOrEqual(x);
  });

  it('stands where the fewest lines are, if they are everywhere', () => {
    const { x } = centre(3, 2);
    const placed = numberOf(3, 2, crowdOf(), ({ right }) => right < x + 20, MIDDLE)!;
    expect(placed.x).toBeGreaterThan(x);
    expect(numberOf(3, 2, crowdOf(), () => true, MIDDLE)?.x).toBe(x - 17.6);
  });

  it('is left out where everything is taken, and from far', () => {
    expect(numberOf(3, 2, crowdOf(around(centre(3, 2), 60)), never, MIDDLE)).toBeNull();
    expect(numberOf(3, 2, crowdOf(), never, distanceAt(0.1))).toBeNull();
  });
});
