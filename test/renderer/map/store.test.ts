import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TILE, type TileId } from '../../../src-renderer/map/tiles/grid.ts';
import { TileStore } from '../../../src-renderer/map/tiles/store.ts';

const tile = (column: number, zoom = 1): TileId => ({ zoom, column, row: 0 });

class FakePicture {
  isClosed = false;
  readonly width: number;
  readonly height: number;
  constructor(width = TILE, height = TILE) {
    this.width = width;
    this.height = height;
  }
  close(): void {
    this.isClosed = true;
  }
}
const BYTES = TILE * TILE * 4;

describe('the store of tiles', () => {
  it('gives back the least used first', () => {
    const store = new TileStore<FakePicture>(3 * BYTES);
    const pictures = [0, 1, 2, 3].map(() => new FakePicture());
    pictures.slice(0, 3).forEach((picture, column) => store.keep(tile(column), picture));
    store.use(tile(0));
    store.keep(tile(3), pictures[3] ?? new FakePicture());
    expect(pictures.map(({ isClosed }) => isClosed)).toEqual([false, true, false, false]);
    expect(store.has(tile(0))).toBe(true);
    expect(store.has(tile(1))).toBe(false);
  });

  it('closes the picture that another takes the place of', () => {
    const store = new TileStore<FakePicture>(3 * BYTES);
    const [old, fresh] = [new FakePicture(), new FakePicture()];
    store.keep(tile(0), old);
    store.keep(tile(0), fresh);
    expect([old.isClosed, fresh.isClosed, store.bytes]).toEqual([true, false, BYTES]);
  });

  it('keeps what is stale until it was drawn anew', () => {
    const store = new TileStore<FakePicture>(3 * BYTES);
    store.keep(tile(0), new FakePicture());
    store.keep(tile(1), new FakePicture());
    store.doubt(({ column }) => column === 1);
    expect([store.has(tile(0)), store.has(tile(1))]).toEqual([true, false]);
    expect(store.use(tile(1))?.picture.isClosed).toBe(false);
    store.keep(tile(1), new FakePicture());
    expect(store.has(tile(1))).toBe(true);
  });

  it('never holds more bytes than it may, and holds or closes every picture', () => {
    const step = fc.record({
      column: fc.integer({ min: 0, max: 9 }),
      zoom: fc.constantFrom(1, 2),
      width: fc.integer({ min: 1, max: 700 }),
      isUsed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const store = new TileStore<FakePicture>(2 * BYTES);
        const pictures: FakePicture[] = [];
        for (const { column, zoom, width, isUsed } of steps) {
          if (isUsed) store.use(tile(column, zoom));
          else {
            const picture = new FakePicture(width, TILE);
            pictures.push(picture);
            store.keep(tile(column, zoom), picture);
          }
          expect(store.bytes).toBeLessThanOrEqual(2 * BYTES);
        }
        const held = [...store.at(1), ...store.at(2)].map(({ picture }) => picture);
        expect(new Set(held)).toEqual(new Set(pictures.filter(({ isClosed }) => !isClosed)));
        store.clear();
        expect(pictures.every(({ isClosed }) => isClosed)).toBe(true);
        expect(store.bytes).toBe(0);
      }),
    );
  });
});
