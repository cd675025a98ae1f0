import { beforeEach, describe, expect, it } from 'vitest';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import type { Scene } from '../../../shared/drawing/map/scene.ts';
import { boxOf, TILE, type Outlook, type TileId } from '../../../src-renderer/map/tiles/grid.ts';
import type { ToWorker } from '../../../src-renderer/map/tiles/messages.ts';
import { sceneChange, Tiles } from '../../../src-renderer/map/tiles/tiles.ts';

const hex = { terrain: 'plain' as const, known: true };
const scene: Scene = {
  land: { columns: [[hex], [hex]], paths: [] },
  seed: 7,
  palette: PALETTES.light,
  whose: 'referee',
  isHatched: true,
};
const LAND = { left: 0, top: 0, right: 5120, bottom: 5120 };
const outlook = (column: number, zoom = 1): Outlook => ({
  sight: { left: column * TILE + 1, top: 1, right: (column + 2) * TILE - 1, bottom: TILE - 1 },
  land: LAND,
  zoom,
  ratio: 1,
});

interface FakePicture {
  width: number;
  height: number;
  isClosed: boolean;
  close(): void;
}
function fakePicture(): FakePicture {
  const picture = { width: TILE, height: TILE, isClosed: false, close: () => (picture.isClosed = true) };
  return picture;
}
const bitmap = (picture = fakePicture()): ImageBitmap => picture as unknown as ImageBitmap;

let told: ToWorker[];
let tiles: Tiles;
const drawsTold = (): [number, number][] =>
  told.flatMap((message) => (message.type === 'draw' ? [[message.column, message.row]] : []));
const come = (tile: TileId, picture = fakePicture()): void =>
  tiles.hear({ type: 'tile', tile, ratio: 1, picture: bitmap(picture) });
/** Draws all that is asked for, until nothing more is. */
function drawAll(zoom = 1): void {
  for (let index = 0; index < drawsTold().length; index += 1) {
    const [column = 0, row = 0] = drawsTold()[index] ?? [];
    come({ zoom, column, row });
  }
}

beforeEach(() => {
  told = [];
  tiles = new Tiles({
    tell: (message) => told.push(message),
    onchange: () => undefined,
    onlayout: () => undefined,
  });
  tiles.show(scene);
  tiles.look(outlook(0));
});

describe('the tiles of a map', () => {
  it('are asked for two at a time, and none twice', () => {
    expect(drawsTold()).toHaveLength(2);
    tiles.look(outlook(0));
    expect(drawsTold()).toHaveLength(2);
    come({ zoom: 1, column: 0, row: 0 });
    expect(drawsTold()).toHaveLength(3);
  });

  it('are dropped before they are drawn when they are not wanted any more', () => {
    tiles.look(outlook(6));
    come({ zoom: 1, column: 0, row: 0 });
    expect(drawsTold().at(-1)?.[0]).toBeGreaterThanOrEqual(6);
  });

  it('stay on the screen while what is stale on them is drawn anew', () => {
    const old = fakePicture();
    drawAll();
    come({ zoom: 1, column: 0, row: 0 }, old);
    tiles.hear({ type: 'whole', box: LAND, picture: bitmap() });
    expect(tiles.isDone).toBe(true);
    const before = drawsTold().length;
    const box = { left: 10, top: 10, right: 20, bottom: 20 };
    tiles.hear({ type: 'changed', zoom: 1, boxes: [box] });
    expect(drawsTold().slice(before)).toEqual([[0, 0]]);
    expect(tiles.isDone).toBe(false);
    expect(old.isClosed).toBe(false);
    come({ zoom: 1, column: 0, row: 0 });
    expect(old.isClosed).toBe(true);
    expect(tiles.isDone).toBe(true);
  });

  it('of another zoom lie below those of now until these are all there', () => {
    drawAll();
    tiles.look(outlook(0, 2));
    const sight = { left: 0, top: 0, right: TILE - 1, bottom: TILE / 2 - 1 };
    const zooms = (): (number | undefined)[] => tiles.inSight(sight, 2).map(({ tile }) => tile?.zoom);
    expect(zooms()).toContain(1);
    come({ zoom: 2, column: 0, row: 0 });
    expect(zooms().at(-1)).toBe(2);
    expect(zooms()).toContain(1);
    come({ zoom: 2, column: 1, row: 0 });
    expect(zooms()).toEqual([2, 2]);
    expect(tiles.inSight(sight, 2)[0]?.box).toEqual(boxOf({ zoom: 2, column: 0, row: 0 }, 1));
  });

  it('of another screen are closed', () => {
    tiles.look({ ...outlook(0), ratio: 2 });
    const late = fakePicture();
    come({ zoom: 1, column: 0, row: 0 }, late);
    expect(late.isClosed).toBe(true);
  });
});

describe('what is told of a scene', () => {
  it('is all of it at first, then only what changed', () => {
    expect(Object.keys(sceneChange(undefined, scene)).sort()).toEqual(
      ['isHatched', 'land', 'palette', 'seed', 'whose'].sort(),
    );
    expect(sceneChange(scene, { ...scene })).toEqual({});
    expect(sceneChange(scene, { ...scene, isHatched: false })).toEqual({ isHatched: false });
    const land = {
      ...scene.land,
      columns: scene.land.columns.with(1, [{ ...hex, terrain: 'hills' as const }]),
    };
    expect(sceneChange(scene, { ...scene, land }).land?.columns).toEqual([
      [1, [{ terrain: 'hills', known: true }]],
    ]);
  });
});
