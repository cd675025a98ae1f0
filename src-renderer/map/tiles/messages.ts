import type { Box } from '../../../shared/drawing/map/geometry.ts';
import type { LetterAlong, PlacedLabel, PlacedSign } from '../../../shared/drawing/map/names/placed.ts';
import type { Scene } from '../../../shared/drawing/map/scene.ts';
import type { TileId } from './grid.ts';
import type { LandChange } from './landChange.ts';

/** What the page tells the worker. */
export type ToWorker =
  /** What is drawn from now on, as far as it is not what was told before. */
  | { type: 'scene'; change: SceneChange }
  /** From where one looks: tiles are drawn for this zoom until another is told. */
  | { type: 'look'; zoom: number; ratio: number }
  | { type: 'draw'; column: number; row: number };

/** What of a scene is not as it was told before. */
export interface SceneChange extends Partial<Omit<Scene, 'land'>> {
  land?: LandChange;
}

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'tile'; tile: TileId; ratio: number; picture: ImageBitmap }
  /** All of the land as one small picture, and what of the land is on it. */
  | { type: 'whole'; box: Box; picture: ImageBitmap }
  /** What is no longer right: at this zoom what meets the boxes, at all others everything. */
  | { type: 'changed'; zoom: number; boxes: readonly Box[] | 'all' }
  | { type: 'layout'; layout: LayoutChange };

/** What of a layout is not as it was told before: of a place whatever stands there now. */
export interface LayoutChange {
  zoom: number;
  /** Nothing stays of what was told before. */
  isNew: boolean;
  /** The hexes of which something is no longer right. */
  hexes: readonly string[];
  signs: readonly PlacedSign[];
  labels: readonly PlacedLabel[];
  /** All letters of the names that are drawn on the land; undefined where they are as before. */
  letters?: readonly LetterAlong[];
}
