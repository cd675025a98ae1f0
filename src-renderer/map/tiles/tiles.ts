import { meets, type Box } from '../../../shared/drawing/map/geometry.ts';
import type { Scene } from '../../../shared/drawing/map/scene.ts';
import { boxOf, keyOf, TILE, tilesInSight, wantedTiles, type Outlook, type TileId } from './grid.ts';
import { changeOf, NO_LAND } from './landChange.ts';
import type { FromWorker, LayoutChange, SceneChange, ToWorker } from './messages.ts';
import { TileStore } from './store.ts';

/** All pictures of a map together take so many bytes at most: the tiles, those under way, and the small picture of the whole. */
const ALL_BYTES = 64 * 2 ** 20;
const TILE_BYTES = TILE * TILE * 4;
const WHOLE_BYTES = 4 * 2 ** 20;
/** Enough that the worker never waits, and so few that nothing is drawn that is not wanted any more. */
const MOST_UNDER_WAY = 2;
const STORE_BYTES = ALL_BYTES - WHOLE_BYTES - MOST_UNDER_WAY * TILE_BYTES;
/** Some room is left for what was seen before. */
const MOST_WANTED = Math.floor((STORE_BYTES / TILE_BYTES) * 0.9);
/** Tiles of so many zooms lie under those of now until these are all there. */
const MOST_BEFORE = 2;

/** What the tiles of a map tell and ask. */
export interface Wires {
  tell: (message: ToWorker) => void;
  /** Something can be drawn that could not before. */
  onchange: () => void;
  onlayout: (layout: LayoutChange) => void;
}

/** A part of the land as a picture. */
export interface Drawn {
  box: Box;
  /** Undefined for the picture of the whole. */
  tile?: TileId;
  picture: ImageBitmap;
}

/** The tiles of a map as the page knows them: which are there, which are wanted, and which a worker draws now. */
export class Tiles {
  readonly #wires: Wires;
  readonly #store = new TileStore<ImageBitmap>(STORE_BYTES);
  readonly #underWay = new Set<string>();
  #scene: Scene | undefined;
  #outlook: Outlook | undefined;
  #whole: Drawn | undefined;
  /** Zooms at which the eye rested, the last one last. */
  #zooms: number[] = [];

  constructor(wires: Wires) {
    this.#wires = wires;
  }

  /** Shows a scene from now on; only what changed of it is told. */
  show(scene: Scene): void {
    const before = this.#scene;
    if (before && (before.seed !== scene.seed || before.whose !== scene.whose)) this.#forget();
    const change = sceneChange(before, scene);
    this.#scene = scene;
    if (Object.keys(change).length > 0) this.#wires.tell({ type: 'scene', change });
  }
  /** Wants the tiles of what the eye rests on. */
  look(outlook: Outlook): void {
    const before = this.#outlook;
    this.#outlook = outlook;
    const { zoom, ratio } = outlook;
    if (before && before.ratio !== ratio) this.#store.clear();
    if (before?.zoom !== zoom || before.ratio !== ratio) {
      this.#wires.tell({ type: 'look', zoom, ratio });
      this.#zooms = [...this.#zooms.filter((one) => one !== zoom), zoom].slice(-1 - MOST_BEFORE);
      // What is under way is of another zoom.
      this.#underWay.clear();
    }
    this.#ask();
  }
  hear(message: FromWorker): void {
    (this.#hears[message.type] as (one: FromWorker) => void)(message);
    this.#ask();
    if (this.#isSeen(message)) this.#wires.onchange();
  }
  /** Tiles around what is in sight change nothing yet. */
  #isSeen(message: FromWorker): boolean {
    if (message.type !== 'tile' || !this.#outlook) return true;
    return meets(boxOf(message.tile, message.ratio), this.#outlook.sight);
  }
  readonly #hears: { [T in FromWorker['type']]: (message: Extract<FromWorker, { type: T }>) => void } = {
    tile: ({ tile, ratio, picture }) => {
      this.#underWay.delete(keyOf(tile));
      if (ratio === this.#outlook?.ratio) this.#store.keep(tile, picture);
      else picture.close();
    },
    whole: ({ box, picture }) => {
      this.#whole?.picture.close();
      this.#whole = { box, picture };
    },
    changed: ({ zoom, boxes }) => {
      const { ratio = 1 } = this.#outlook ?? {};
      const isChanged = (tile: TileId): boolean =>
        boxes === 'all' || tile.zoom !== zoom || boxes.some((box) => meets(box, boxOf(tile, ratio)));
      this.#store.doubt(isChanged);
    },
    layout: ({ layout }) => this.#wires.onlayout(layout),
  };

  /** Whether all that is in sight is as it should be. */
  get isDone(): boolean {
    return (
      this.#whole !== undefined &&
      this.#outlook !== undefined &&
      tilesInSight(this.#outlook).every((tile) => this.#store.has(tile))
    );
  }
  /** The pictures of what is in sight, in the order in which they are drawn. */
  inSight(sight: Box, zoom: number): Drawn[] {
    const { ratio = 1 } = this.#outlook ?? {};
    const found = this.#zooms.map((one) =>
      this.#store.at(one).flatMap(({ tile, picture }): Drawn[] => {
        const box = boxOf(tile, ratio);
        return meets(box, sight) ? [{ box, tile, picture }] : [];
      }),
    );
    const now = found.at(-1) ?? [];
    for (const { tile } of now) if (tile) this.#store.use(tile);
    const isFull =
      zoom === this.#outlook?.zoom && tilesInSight({ ...this.#outlook, sight }).length <= now.length;
    return [...(this.#whole ? [this.#whole] : []), ...(isFull ? now : found.flat())];
  }
  close(): void {
    this.#forget();
    this.#outlook = undefined;
  }

  #forget(): void {
    this.#store.clear();
    this.#whole?.picture.close();
    this.#whole = undefined;
  }
  /** Asks for the next wanted tiles; those that are under way come first. */
  #ask(): void {
    if (!this.#outlook || !this.#scene) return;
    if (this.#underWay.size >= MOST_UNDER_WAY) return;
    for (const tile of wantedTiles(this.#outlook, MOST_WANTED)) {
      if (this.#underWay.size >= MOST_UNDER_WAY) return;
      const key = keyOf(tile);
      if (this.#store.has(tile) || this.#underWay.has(key)) continue;
      this.#underWay.add(key);
      this.#wires.tell({ type: 'draw', column: tile.column, row: tile.row });
    }
  }
}

/** What has to be told of a scene to somebody who knows an earlier one. */
export function sceneChange(before: Scene | undefined, after: Scene): SceneChange {
  const land = changeOf(before?.land ?? NO_LAND, after.land);
  return {
    ...(land && { land }),
    ...(before?.seed !== after.seed && { seed: after.seed }),
    ...(before?.palette !== after.palette && { palette: after.palette }),
    ...(before?.whose !== after.whose && { whose: after.whose }),
    ...(before?.isHatched !== after.isHatched && { isHatched: after.isHatched }),
  };
}
