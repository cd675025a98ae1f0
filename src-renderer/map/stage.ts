import type { HexLabel } from '../../shared/hex/coordinates.ts';
import { grown, meets, SIZE, type Box, type Point } from '../../shared/drawing/map/geometry.ts';
import type { Distance } from '../../shared/drawing/map/distance.ts';
import type { Scene } from '../../shared/drawing/map/scene.ts';
import {
  drawToken,
  drawTrail,
  tokenSize,
  tokenSpot,
  trailLine,
} from '../../shared/drawing/map/layers/token.ts';
import type { Shape } from '../../shared/drawing/pen/shapes.ts';
import { sightOf, type Camera, type Frame } from './camera/camera.ts';
import { landBox } from './camera/landBox.ts';
import { CanvasPen } from './canvasPen.ts';
import { drawMarks, marksAt, type Mark } from './live/marks.ts';
import { Places } from './live/places.ts';
import type { FromWorker } from './tiles/messages.ts';
import { Tiles, type Drawn } from './tiles/tiles.ts';

/** Where the party is: so far on its way from one hex to another. */
export interface Token {
  from: HexLabel;
  to: HexLabel;
  part: number;
}

/** What moves above the land. */
export interface Live {
  trail: readonly string[];
  token: Token | undefined;
  marks: readonly Mark[];
}

/** So long without a change of zoom, and the eye rests. */
const MS_TO_REST = 120;

const startWorker = (): Worker =>
  new Worker(new URL('./tiles/tiles.worker.ts', import.meta.url), { type: 'module' });

/**
 * Paints a map onto a canvas of the page: the land from tiles that a worker draws, above it all that moves. A frame costs what
 * is in sight, and only what changed makes one.
 */
export class Stage {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #pen: CanvasPen | undefined;
  readonly #worker = startWorker();
  readonly #tiles: Tiles;
  readonly #places = new Places();
  #scene: Scene | undefined;
  #land: Box | undefined;
  #marks = marksAt([]);
  #trail: readonly string[] = [];
  #trailLine: Shape | undefined;
  #token: Token | undefined;
  #camera: Camera | undefined;
  #larger = 1;
  /** Where the eye rested last. */
  #restingZoom: number | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
    this.#pen = this.#context ? new CanvasPen(this.#context) : undefined;
    this.#tiles = new Tiles({
      tell: (message) => this.#worker.postMessage(message),
      onchange: this.#soon,
      onlayout: (layout) => this.#places.take(layout),
    });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#tiles.hear(data);
    document.fonts.addEventListener('loadingdone', this.#soon);
  }

  /** Shows a land from now on, in these colours. */
  show(scene: Scene): void {
    if (scene.land.columns !== this.#scene?.land.columns)
      this.#land = grown(landBox(scene.land.columns), SIZE);
    this.#scene = scene;
    this.#trailLine = undefined;
    this.#tiles.show(scene);
    this.#settle();
    this.#soon();
  }
  /** Shows from now on what moves above the land. */
  live({ trail, token, marks }: Live): void {
    if (trail !== this.#trail) this.#trailLine = undefined;
    this.#trail = trail;
    this.#token = token;
    this.#marks = marksAt(marks);
    this.#soon();
  }
  /**
   * Looks somewhere; tiles are drawn for it as soon as the eye rests. Where letters are larger than the usual ones, so are all
   * lines and signs.
   */
  look(camera: Camera, larger: number): void {
    const isAsBefore = camera.zoom === this.#camera?.zoom && larger === this.#larger;
    this.#larger = larger;
    const isFirst = this.#restingZoom === undefined;
    this.#camera = camera;
    if (isFirst || (isAsBefore && camera.zoom === this.#restingZoom)) this.#settle();
    else if (!isAsBefore) {
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.#settle(), MS_TO_REST);
    }
    this.#soon();
  }
  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    document.fonts.removeEventListener('loadingdone', this.#soon);
    this.#worker.terminate();
    this.#tiles.close();
  }

  #frameSize(): Frame {
    return { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
  }
  /** The eye rests here: from now on tiles are drawn for this zoom. */
  #settle(): void {
    const frame = this.#frameSize();
    if (!this.#camera || !this.#land || frame.width === 0) return;
    const { zoom } = this.#camera;
    this.#restingZoom = zoom;
    const larger = this.#larger;
    this.#tiles.look({
      sight: sightOf(this.#camera, frame),
      land: this.#land,
      zoom: zoom / larger,
      ratio: devicePixelRatio * larger,
    });
  }

  readonly #soon = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#paint);
  };
  readonly #paint = (): void => {
    this.#frame = 0;
    const [context, pen, scene, camera] = [this.#context, this.#pen, this.#scene, this.#camera];
    if (!context || !pen || !scene || !camera) return;
    const frame = this.#frameSize();
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(frame.width * ratio), Math.round(frame.height * ratio)];
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = scene.palette.table;
    context.fillRect(0, 0, width, height);
    const scale = camera.zoom * ratio;
    const isResting = camera.zoom === this.#restingZoom;
    // At rest tiles lie on whole pixels of the screen, as they were drawn.
    const whole = (at: number): number => (isResting ? Math.round(at) : at);
    const origin = { x: whole(width / 2 - camera.x * scale), y: whole(height / 2 - camera.y * scale) };
    const sight = sightOf(camera, frame);
    for (const drawn of this.#tiles.inSight(sight, camera.zoom / this.#larger))
      drawPicture(context, drawn, origin, scale);
    context.setTransform(scale, 0, 0, scale, origin.x, origin.y);
    this.#paintLive(pen, scene, camera.zoom, sight);
    const isDrawn = String(isResting && this.#tiles.isDone);
    if (this.#canvas.dataset['drawn'] !== isDrawn) this.#canvas.dataset['drawn'] = isDrawn;
  };
  #paintLive(pen: CanvasPen, { palette, seed }: Scene, zoom: number, sight: Box): void {
    drawMarks(pen, this.#marks, sight, zoom, palette);
    const { distance } = this.#places;
    if (!distance) return;
    this.#trailLine ??= trailLine(this.#trail, seed);
    drawTrail(pen, this.#trailLine, palette.accent, palette.halo, distance);
    this.#places.draw(pen, sight, zoom, palette);
    const token = this.#token && this.#between(this.#token, distance);
    if (token) drawToken(pen, token, palette.accent, palette, distance);
  }
  #between({ from, to, part }: Token, distance: Distance): Point | undefined {
    const [start, goal] = [this.#standing(from, distance), this.#standing(to, distance)];
    if (!start || !goal) return goal;
    return { x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part };
  }
  #standing(hex: HexLabel, distance: Distance): Point | undefined {
    const sign = this.#places.signAt(hex);
    const read = sign ? this.#places.readIn(grown(sign.box, tokenSize(distance) * 2)) : [];
    return tokenSpot(hex, sign, (box) => read.some((one) => meets(one, box)), distance);
  }
}

/** Edges are rounded, and not sizes: pictures that touch leave no gap. */
function drawPicture(
  context: CanvasRenderingContext2D,
  { box, picture }: Drawn,
  origin: Point,
  scale: number,
): void {
  const x = Math.round(origin.x + box.left * scale);
  const y = Math.round(origin.y + box.top * scale);
  const width = Math.round(origin.x + box.right * scale) - x;
  const height = Math.round(origin.y + box.bottom * scale) - y;
  context.drawImage(picture, x, y, width, height);
}
