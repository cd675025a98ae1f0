import {
  CHUNK,
  drawGround,
  drawNames,
  drawPaths,
  drawRing,
  drawToken,
  drawTrail,
  type Land,
} from './draw.ts';
import { centre, SIZE, STEP_X, type Point } from './geometry.ts';
import type { Palette } from './palette.ts';

/** What the eye looks at: the point of the land in the middle of the canvas, and how large it is drawn. */
export interface Camera extends Point {
  zoom: number;
}

export interface Scene {
  land: Land;
  trail: readonly string[];
  token: Point | undefined;
  reach: readonly Point[];
  hover: Point | undefined;
  cursor: Point | undefined;
  palette: Palette;
}

const CHUNK_SCALE = 2;
const MARGIN = SIZE * 1.2;
const ROW = SIZE * Math.sqrt(3);

/**
 * Paints the map. The ground is kept in pictures of 20 by 20 hexes, made once for a land and a palette, so that a frame
 * costs the chunks in sight and not the hexes of the land.
 */
export class Painter {
  readonly #chunks = new Map<string, HTMLCanvasElement>();
  #land: Land['columns'] | undefined;
  #palette: Palette | undefined;

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
    this.#forgetOld(scene);
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = scene.palette.paper;
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
    this.#paintChunks(pen, scene, camera, half);
    drawPaths(pen, scene.land, scene.palette);
    drawTrail(pen, scene.trail, scene.palette);
    for (const at of scene.reach) drawRing(pen, at, scene.palette.ink, 1.3, [4, 4]);
    if (scene.hover) drawRing(pen, scene.hover, scene.palette.accent, 3);
    if (scene.cursor) drawRing(pen, scene.cursor, scene.palette.ink, 3);
    drawNames(pen, scene.land, scene.palette);
    if (scene.token) drawToken(pen, scene.token, scene.palette);
  }

  #forgetOld({ land, palette }: Scene): void {
    if (land.columns === this.#land && palette === this.#palette) return;
    this.#chunks.clear();
    this.#land = land.columns;
    this.#palette = palette;
  }

  #paintChunks(pen: CanvasRenderingContext2D, scene: Scene, camera: Camera, half: Point): void {
    const columns = scene.land.columns.length;
    const rows = Math.max(0, ...scene.land.columns.map((column) => column.length));
    for (let left = 0; left < columns; left += CHUNK)
      for (let top = 0; top < rows; top += CHUNK) {
        const from = centre(left + 1, top + 1);
        const [x, y] = [from.x - MARGIN, from.y - MARGIN];
        const [width, height] = [CHUNK * STEP_X + 2 * MARGIN, CHUNK * ROW + 2 * MARGIN];
        const unseen =
          x > camera.x + half.x ||
          x + width < camera.x - half.x ||
          y > camera.y + half.y ||
          y + height < camera.y - half.y;
        if (!unseen) pen.drawImage(this.#chunk(scene, left, top, x, y, width, height), x, y, width, height);
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
    const kept = this.#chunks.get(key);
    if (kept) return kept;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * CHUNK_SCALE);
    canvas.height = Math.ceil(height * CHUNK_SCALE);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.setTransform(CHUNK_SCALE, 0, 0, CHUNK_SCALE, -x * CHUNK_SCALE, -y * CHUNK_SCALE);
      drawGround(pen, land, left, top, palette);
    }
    this.#chunks.set(key, canvas);
    return canvas;
  }
}
