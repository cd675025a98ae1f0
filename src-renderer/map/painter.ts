import {
  CHUNK,
  drawGround,
  drawNames,
  drawPaths,
  drawRing,
  drawToken,
  drawTrail,
  NAME_FONT,
  type Land,
} from '../../shared/drawing/map/draw.ts';
import { centre, meets, SIZE, STEP_X, type Box, type Point } from '../../shared/drawing/map/geometry.ts';
import { CanvasPen } from './canvasPen.ts';
import { placeNames, type PlacedName } from '../../shared/drawing/map/names.ts';
import type { Pen } from '../../shared/drawing/map/svgPen.ts';
import type { Palette } from '../../shared/drawing/map/palette.ts';

/** What the eye looks at: the point of the land in the middle of the canvas, and how large it is drawn. */
export interface Camera extends Point {
  zoom: number;
}

/** A hex that stands out: one can go there, the mouse or the keys are on it, the brush has been there. */
export interface Mark {
  at: Point;
  as: 'reach' | 'hover' | 'cursor' | 'stroke' | 'hint';
}

export interface Scene {
  land: Land;
  trail: readonly string[];
  token: Point | undefined;
  marks: readonly Mark[];
  palette: Palette;
}

const MARKS: Record<Mark['as'], { colour: 'ink' | 'accent' | 'faint'; width: number; dash?: number[] }> = {
  reach: { colour: 'ink', width: 1.3, dash: [4, 4] },
  hover: { colour: 'accent', width: 3 },
  cursor: { colour: 'ink', width: 3 },
  stroke: { colour: 'accent', width: 4 },
  hint: { colour: 'faint', width: 1, dash: [4, 6] },
};

interface Chunk {
  canvas: HTMLCanvasElement;
  /** The columns it was drawn from: while they are the same, so is the picture. */
  from: Land['columns'];
}

/** As much of the way they came as is drawn in every frame. */
const LONGEST_TRAIL = 60;
const CHUNK_SCALE = 2;
const MARGIN = SIZE * 1.2;
const ROW = SIZE * Math.sqrt(3);

/**
 * Paints the map. The ground is kept in pictures of 20 by 20 hexes, each made once until something in its columns changes, so
 * that a frame costs the chunks, paths and names in sight and not the hexes of the land.
 */
export class Painter {
  readonly #chunks = new Map<string, Chunk>();
  #palette: Palette | undefined;
  #names: readonly PlacedName[] = [];
  #named: Land['columns'] | undefined;

  /** Paints onto a canvas of the page, or onto one that is not on it, of a size that is told. */
  paint(
    canvas: HTMLCanvasElement,
    camera: Camera,
    scene: Scene,
    { width, height, ratio } = {
      width: canvas.clientWidth,
      height: canvas.clientHeight,
      ratio: devicePixelRatio,
    },
  ): void {
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const { land, palette } = scene;
    if (palette !== this.#palette) this.#chunks.clear();
    this.#palette = palette;
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = palette.paper;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const scale = camera.zoom * ratio;
    pen.setTransform(
      scale,
      0,
      0,
      scale,
      canvas.width / 2 - camera.x * scale,
      canvas.height / 2 - camera.y * scale,
    );
    const half = { x: width / 2 / camera.zoom, y: height / 2 / camera.zoom };
    const sight = {
      left: camera.x - half.x,
      top: camera.y - half.y,
      right: camera.x + half.x,
      bottom: camera.y + half.y,
    };
    this.#paintChunks(pen, scene, sight);
    this.#paintOver(new CanvasPen(pen), scene, sight, this.#namesOf(pen, land));
  }

  #paintOver(pen: Pen, scene: Scene, sight: Box, names: readonly PlacedName[]): void {
    const { land, palette } = scene;
    drawPaths(pen, land, palette, sight);
    drawTrail(pen, scene.trail.slice(-LONGEST_TRAIL), palette);
    for (const { at, as } of scene.marks) {
      const { colour, width: line, dash } = MARKS[as];
      drawRing(pen, at, palette[colour], line, dash);
    }
    drawNames(pen, names, palette, sight);
    if (scene.token) drawToken(pen, scene.token, palette);
  }

  /** Names are placed again when a hex changes, and when the fonts have loaded. */
  lettersCame(): void {
    this.#named = undefined;
    this.#chunks.clear();
  }

  #namesOf(pen: CanvasRenderingContext2D, land: Land): readonly PlacedName[] {
    if (land.columns === this.#named) return this.#names;
    pen.font = NAME_FONT;
    this.#named = land.columns;
    this.#names = placeNames(land, (text) => pen.measureText(text).width);
    return this.#names;
  }

  #paintChunks(pen: CanvasRenderingContext2D, scene: Scene, sight: Box): void {
    const columns = scene.land.columns.length;
    const rows = scene.land.columns.reduce((most, column) => Math.max(most, column.length), 0);
    for (let left = 0; left < columns; left += CHUNK)
      for (let top = 0; top < rows; top += CHUNK) {
        const from = centre(left + 1, top + 1);
        const [x, y] = [from.x - MARGIN, from.y - MARGIN];
        const [width, height] = [CHUNK * STEP_X + 2 * MARGIN, CHUNK * ROW + 2 * MARGIN];
        if (meets({ left: x, top: y, right: x + width, bottom: y + height }, sight))
          pen.drawImage(this.#chunk(scene, left, top, x, y, width, height), x, y, width, height);
      }
  }

  #chunk(
    { land, palette }: Scene,
    left: number,
    top: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): HTMLCanvasElement {
    const key = `${left}/${top}`;
    const from = land.columns.slice(left, left + CHUNK);
    const kept = this.#chunks.get(key);
    if (kept?.from.length === from.length && kept.from.every((column, index) => column === from[index]))
      return kept.canvas;
    const canvas = kept?.canvas ?? document.createElement('canvas');
    // To set its size also wipes it.
    canvas.width = Math.ceil(width * CHUNK_SCALE);
    canvas.height = Math.ceil(height * CHUNK_SCALE);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.setTransform(CHUNK_SCALE, 0, 0, CHUNK_SCALE, -x * CHUNK_SCALE, -y * CHUNK_SCALE);
      drawGround(new CanvasPen(pen), land, left, top, palette);
    }
    this.#chunks.set(key, { canvas, from });
    return canvas;
  }
}
