import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centre, ROW, SIZE, type Box, type Point } from '../../../shared/drawing/map/geometry.ts';
import {
  fewestPages,
  fittedOn,
  FOOT,
  hasLandIn,
  joinsOf,
  mostPages,
  OVERLAP,
  PAPERS,
  pagesOf,
  roomOn,
  scaleFor,
  TURNS,
  type Page,
  type Pages,
  type PaperId,
  type Room,
} from '../../../shared/drawing/map/paper/pages.ts';
import { wholeOf } from '../../../shared/drawing/map/picture.ts';
import type { DrawnHex, DrawnLand } from '../../../shared/drawing/map/scene.ts';

const HEX: DrawnHex = { terrain: 'plain', known: true };

/** Lands with holes, among them some of which only far corners are there. */
const lands = fc
  .array(fc.array(fc.constantFrom(HEX, null), { minLength: 1, maxLength: 14 }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((columns) => ({ columns }));
const papers = fc.constantFrom(...(Object.keys(PAPERS) as PaperId[]));
const rooms = fc.tuple(papers, fc.constantFrom(...TURNS)).map(([paper, turn]) => roomOn(paper, turn));
const cases = fc.record({ land: lands, room: rooms, hexMm: fc.double({ min: 5, max: 150, noNaN: true }) });

interface Case {
  land: Pick<DrawnLand, 'columns'>;
  room: Room;
  hexMm: number;
}

/** The pages of a land. */
function pagesFor({ land, room, hexMm }: Case): { box: Box; scale: number; pages: Pages } {
  const box = wholeOf(land);
  const scale = scaleFor(hexMm);
  return { box, scale, pages: pagesOf(box, scale, room, (own) => hasLandIn(land, own)) };
}
const middlesOf = (land: Case['land']): Point[] =>
  land.columns.flatMap((column, x) => column.flatMap((hex, y) => (hex ? [centre(x + 1, y + 1)] : [])));
const cornersOf = ({ x, y }: Point): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: x + SIZE * Math.cos((corner * Math.PI) / 3),
    y: y + SIZE * Math.sin((corner * Math.PI) / 3),
  }));
const ROUNDING = 1e-4;
const isIn = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x >= left - ROUNDING && x <= right + ROUNDING && y >= top - ROUNDING && y <= bottom + ROUNDING;
const pageAt = (list: readonly Page[], column: number, row: number): Page | undefined =>
  list.find((one) => one.column === column && one.row === row);

describe('a map on several pages', () => {
  it('has every hex on its pages, its corners and its middle', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { pages } = pagesFor(given);
        for (const middle of middlesOf(given.land))
          for (const point of [middle, ...cornersOf(middle)])
            expect(pages.list.some(({ own }) => isIn(own, point))).toBe(true);
      }),
    );
  });

  it('has pages of the size of the paper, on which a hex measures what was asked for', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { pages } = pagesFor(given);
        expect(ROW * pages.scale).toBeCloseTo(given.hexMm);
        for (const { box } of pages.list) {
          expect((box.right - box.left) * pages.scale).toBeCloseTo(given.room.width);
          expect((box.bottom - box.top) * pages.scale).toBeCloseTo(given.room.height - FOOT);
        }
      }),
    );
  });

  it('lets neighbours share just the overlap, with crosses at the same places in its middle', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { pages } = pagesFor(given);
        for (const page of pages.list) {
          const east = pageAt(pages.list, page.column + 1, page.row);
          if (east) expect((page.box.right - east.box.left) * pages.scale).toBeCloseTo(OVERLAP);
          const south = pageAt(pages.list, page.column, page.row + 1);
          if (south) expect((page.box.bottom - south.box.top) * pages.scale).toBeCloseTo(OVERLAP);
          const joins = joinsOf(page, pages);
          expect(joins.map(({ side }) => side).includes('right')).toBe(east !== undefined);
          for (const { name, crosses } of joins) {
            const other = pages.list.find((one) => one.name === name)!;
            const same = joinsOf(other, pages).find((join) => join.name === page.name)!;
            for (const [index, cross] of crosses.entries()) {
              expect(cross.x).toBeCloseTo(same.crosses[index]!.x, 4);
              expect(cross.y).toBeCloseTo(same.crosses[index]!.y, 4);
              expect(isIn(page.box, cross) && isIn(other.box, cross)).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('shows every hex whole on one page where hexes are no larger than the overlap', () => {
    const small = fc.double({ min: 2, max: (OVERLAP * Math.sqrt(3)) / 2, noNaN: true });
    fc.assert(
      fc.property(fc.record({ land: lands, room: rooms, hexMm: small }), (given) => {
        const { pages } = pagesFor(given);
        for (const middle of middlesOf(given.land))
          expect(pages.list.some(({ box }) => cornersOf(middle).every((corner) => isIn(box, corner)))).toBe(
            true,
          );
      }),
    );
  });

  it('takes the fewest pages across and down, and leaves out those with nothing of the land', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { box, scale, pages } = pagesFor(given);
        const reach = (count: number, length: number): number => count * (length - OVERLAP) + OVERLAP;
        const [wide, high] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
        for (const [count, length, all] of [
          [pages.columns, given.room.width, wide],
          [pages.rows, given.room.height - FOOT, high],
        ] as const) {
          expect(reach(count, length)).toBeGreaterThanOrEqual(all - ROUNDING);
          if (count > 1) expect(reach(count - 1, length)).toBeLessThan(all);
        }
        expect(mostPages(box, scale, given.room)).toBe(pages.columns * pages.rows);
        const middles = middlesOf(given.land);
        for (const { own } of pages.list)
          expect(
            middles.some(({ x, y }) => {
              const near = { x: nearest(x, own.left, own.right), y: nearest(y, own.top, own.bottom) };
              return Math.hypot(near.x - x, near.y - y) <= SIZE;
            }),
          ).toBe(true);
      }),
    );
  });

  it('leaves out what lies between two islands', () => {
    const columns = Array.from({ length: 40 }, (_, x) => (x < 2 || x > 37 ? [HEX] : [null]));
    const land = { columns };
    const scale = scaleFor(30);
    const pages = pagesOf(wholeOf(land), scale, roomOn('a4', 'portrait'), (own) => hasLandIn(land, own));
    expect(pages.columns).toBeGreaterThan(2);
    expect(pages.list.map(({ column }) => column)).toEqual([0, pages.columns - 1]);
    expect(pages.list.flatMap((page) => joinsOf(page, pages))).toEqual([]);
  });

  it('calls its pages by letters and numbers, beyond Z too', () => {
    const box = { left: 0, top: 0, right: 28 * 182 + 8, bottom: 272 + 100 };
    const { list } = pagesOf(box, 1, roomOn('a4', 'portrait'), () => true);
    expect(list).toHaveLength(56);
    expect([list[0], list[25], list[26], list[29]].map((page) => page?.name)).toEqual([
      'A1',
      'Z1',
      'AA1',
      'B2',
    ]);
  });

  it('turns the paper so that it takes fewer', () => {
    const wide = { left: 0, top: 0, right: 270, bottom: 150 };
    const tries = TURNS.map((turn) => [turn, pagesOf(wide, 1, roomOn('a4', turn), () => true)] as const);
    expect(fewestPages(tries.map(([turn, pages]) => [turn, pages]))?.[0]).toBe('landscape');
    expect(fewestPages([])).toBeUndefined();
  });
});

describe('a map on one page', () => {
  it('fits, as large as can be', () => {
    const sides = fc.double({ min: 1, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(sides, sides, papers, (right, bottom, paper) => {
        const { turn, scale } = fittedOn({ left: 0, top: 0, right, bottom }, paper);
        const { width, height } = roomOn(paper, turn);
        const [wide, high] = [(right * scale) / width, (bottom * scale) / height];
        expect(Math.max(wide, high)).toBeCloseTo(1);
        for (const other of TURNS) {
          const room = roomOn(paper, other);
          expect(Math.min(room.width / right, room.height / bottom)).toBeLessThanOrEqual(scale + 1e-9);
        }
      }),
    );
  });
});

const nearest = (at: number, from: number, to: number): number => Math.min(to, Math.max(from, at));
