import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fitToDisplays,
  readPlace,
  writePlace,
  type Place,
} from '../../src-main/hosts/electron/windows/place.ts';
import { ownFolder } from '../helpers/folders.ts';

const MAIN = { x: 0, y: 25, width: 1440, height: 875 };
const LEFT = { x: -1920, y: 0, width: 1920, height: 1080 };
const at = (x: number, y: number, width = 800, height = 600): Place => ({
  x,
  y,
  width,
  height,
  maximized: false,
  fullScreen: false,
});

test('a window comes back where it stood, on the display it was on', () => {
  expect(fitToDisplays(at(100, 100), [MAIN, LEFT])).toEqual(at(100, 100));
  expect(fitToDisplays(at(-1800, 40), [MAIN, LEFT])).toEqual(at(-1800, 40));
});

test('a window whose display is gone has no position any more', () => {
  const fitted = fitToDisplays({ ...at(-1800, 40), fullScreen: true }, [MAIN]);
  expect(fitted).toEqual({ width: 800, height: 600, maximized: false, fullScreen: false });
});

test('a window larger than its display is made as small as that', () => {
  expect(fitToDisplays(at(200, 200, 3000, 2000), [MAIN])).toEqual(at(0, 25, 1440, 875));
  expect(fitToDisplays({ ...at(0, 0, 3000, 2000), x: undefined, y: undefined }, [MAIN])).toMatchObject({
    width: 1440,
    height: 875,
  });
});

test('a window that hung over the edge is moved in', () => {
  expect(fitToDisplays(at(1000, 500), [MAIN])).toEqual(at(640, 300));
});

test('a window of which no title bar could be seen is put elsewhere', () => {
  expect(fitToDisplays(at(1430, 100), [MAIN])).not.toHaveProperty('x');
  expect(fitToDisplays(at(100, -500), [MAIN])).not.toHaveProperty('x');
  expect(fitToDisplays(at(100, 890), [MAIN])).not.toHaveProperty('x');
});

test('wherever it stood, it is whole on one of the displays or left to the system', () => {
  const place = fc.record({
    x: fc.integer({ min: -5000, max: 5000 }),
    y: fc.integer({ min: -5000, max: 5000 }),
    width: fc.integer({ min: 320, max: 5000 }),
    height: fc.integer({ min: 240, max: 5000 }),
    maximized: fc.boolean(),
    fullScreen: fc.boolean(),
  });
  fc.assert(
    fc.property(place, (stood) => {
      const { x, y, width, height } = fitToDisplays(stood, [MAIN, LEFT]);
      if (x === undefined || y === undefined) return;
      const isOn = [MAIN, LEFT].some(
        (area) =>
          x >= area.x &&
          y >= area.y &&
          x + width <= area.x + area.width &&
          y + height <= area.y + area.height,
      );
      expect(isOn).toBe(true);
    }),
  );
});

test('a place that was kept is read again; one that is missing, damaged or absurd is the usual one', () => {
  const file = ownFolder('window.json');
  const usual = readPlace(file);
  expect(usual).toMatchObject({ width: 1280, height: 800 });
  writePlace(file, at(10, 20));
  expect(readPlace(file)).toEqual(at(10, 20));
  for (const text of ['', 'null', '{"width":1e9,"height":600}', '{"width":"800","height":600}']) {
    writeFileSync(file, text);
    expect(readPlace(file)).toEqual(usual);
  }
});

test('a size that an earlier Hexwatch kept still holds', () => {
  const file = ownFolder('window.json');
  writeFileSync(file, '{"width":1000,"height":700}');
  expect(fitToDisplays(readPlace(file), [MAIN])).toEqual({
    width: 1000,
    height: 700,
    maximized: false,
    fullScreen: false,
  });
});
