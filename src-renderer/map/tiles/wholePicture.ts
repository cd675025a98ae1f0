import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { drawLand } from '../../../shared/drawing/map/drawLand.ts';
import { grown, meets, SIZE, type Box } from '../../../shared/drawing/map/geometry.ts';
import { Crowd } from '../../../shared/drawing/map/names/crowd.ts';
import type { Layout } from '../../../shared/drawing/map/names/placed.ts';
import type { Scene } from '../../../shared/drawing/map/scene.ts';
import { landBox } from '../camera/landBox.ts';
import { CanvasPen } from '../canvasPen.ts';

/** The longer side of the picture, in pixels. */
const MOST_PIXELS = 1024;
/** It is drawn in squares of so many pixels, so that tiles are drawn between them. */
const PIECE = 256;
/** Nobody has seen the first one yet; later ones wait until the hand rests. */
const MS_TO_REST = 500;
const ROOM = SIZE;
/** What is read is left to the tiles. */
const NOTHING: Layout = { signs: [], labels: [], names: [], crowd: new Crowd() };

interface Piece {
  x: number;
  y: number;
  box: Box;
}

/** All of the land as one small picture, drawn piece by piece, and later only where something changed. */
export class WholePicture {
  readonly #give: (box: Box, picture: ImageBitmap) => void;
  #canvas: OffscreenCanvas | undefined;
  #scene: Scene | undefined;
  #box: Box | undefined;
  #scale = 1;
  #pieces: Piece[] = [];
  #left: Piece[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGiven = false;

  constructor(give: (box: Box, picture: ImageBitmap) => void) {
    this.#give = give;
  }

  take(scene: Scene, changed: readonly Box[] | 'all'): void {
    this.#scene = scene;
    const box = grown(landBox(scene.land.columns), ROOM);
    const isOther = JSON.stringify(box) !== JSON.stringify(this.#box);
    if (isOther) this.#begin(box);
    const isWrong = (piece: Piece): boolean =>
      isOther ||
      changed === 'all' ||
      this.#left.includes(piece) ||
      changed.some((one) => meets(one, piece.box));
    this.#left = this.#pieces.filter(isWrong);
    clearTimeout(this.#timer);
    if (this.#left.length > 0) this.#timer = setTimeout(this.#step, this.#isGiven ? MS_TO_REST : 0);
  }

  #begin(box: Box): void {
    this.#box = box;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    this.#scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
    const [across, down] = [Math.ceil(width * this.#scale), Math.ceil(height * this.#scale)];
    this.#canvas = new OffscreenCanvas(across, down);
    this.#pieces = [];
    const side = PIECE / this.#scale;
    for (let x = 0; x < across; x += PIECE)
      for (let y = 0; y < down; y += PIECE) {
        const [left, top] = [box.left + x / this.#scale, box.top + y / this.#scale];
        this.#pieces.push({ x, y, box: { left, top, right: left + side, bottom: top + side } });
      }
  }

  readonly #step = (): void => {
    const piece = this.#left.shift();
    const pen = this.#canvas?.getContext('2d', { alpha: false });
    if (!piece || !pen || !this.#scene || !this.#canvas || !this.#box) return;
    pen.save();
    pen.beginPath();
    pen.rect(piece.x, piece.y, PIECE, PIECE);
    pen.clip();
    pen.fillStyle = this.#scene.palette.table;
    pen.fillRect(piece.x, piece.y, PIECE, PIECE);
    pen.setTransform(
      this.#scale,
      0,
      0,
      this.#scale,
      -this.#box.left * this.#scale,
      -this.#box.top * this.#scale,
    );
    drawLand(new CanvasPen(pen), this.#scene, distanceAt(this.#scale), piece.box, NOTHING);
    pen.restore();
    if (this.#left.length > 0) this.#timer = setTimeout(this.#step);
    else this.#show(this.#canvas, this.#box);
  };

  #show(canvas: OffscreenCanvas, box: Box): void {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    copy.getContext('2d', { alpha: false })?.drawImage(canvas, 0, 0);
    const [right, bottom] = [box.left + canvas.width / this.#scale, box.top + canvas.height / this.#scale];
    this.#give({ ...box, right, bottom }, copy.transferToImageBitmap());
    this.#isGiven = true;
  }
}
