import type { HexLabel } from '../../shared/hex/coordinates.ts';
import { grown, SIZE, type Box, type Point } from '../../shared/drawing/map/geometry.ts';
import type { Scene } from '../../shared/drawing/map/scene.ts';
import { drawSight, sightLine } from '../../shared/drawing/map/layers/inSight.ts';
import type { Shape } from '../../shared/drawing/pen/shapes.ts';
import { sightOf, type Camera, type Frame } from './camera/camera.ts';
import { landBox } from './camera/landBox.ts';
import { CanvasPen } from './canvasPen.ts';
import { KeptSigns, type Kept } from './live/kept.ts';
import { drawMarks, marksAt, type Mark } from './live/marks.ts';
import { Places } from './live/places.ts';
import { Routes, type ShownRoutes } from './live/routes.ts';
import { StrokeSigns, type ShownStroke } from './live/strokes.ts';
import { Tokens, type Walkers } from './live/tokens.ts';
import type { FromWorker } from './tiles/messages.ts';
import { Tiles, type Drawn } from './tiles/tiles.ts';

/** What moves above the land. */
export interface Live extends Walkers {
  marks: readonly Mark[];
  /** The hex from which the party looks around: a line is drawn around what is in sight. */
  lookout?: HexLabel | undefined;
  kept?: Kept;
  /** A journey that is planned. */
  routes?: ShownRoutes | undefined;
  /** A stroke of the brush. */
  stroke?: ShownStroke | undefined;
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
  readonly #tokens = new Tokens();
  readonly #kept = new KeptSigns();
  readonly #routes = new Routes();
  readonly #strokes = new StrokeSigns();
  #lookout: HexLabel | undefined;
  #sightLine: Shape | undefined;
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
      onlayout: (layout) => {
        this.#places.take(layout);
        this.#kept.layAnew();
      },
    });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#tiles.hear(data);
    document.fonts.addEventListener('loadingdone', this.#soon);
  }

  /** Shows a land from now on, in these colours. */
  show(scene: Scene): void {
    if (scene.land.columns !== this.#scene?.land.columns)
      this.#land = grown(landBox(scene.land.columns), SIZE);
    this.#scene = scene;
    this.#tokens.forget();
    this.#routes.forget();
    this.#sightLine = undefined;
    this.#tiles.show(scene);
    this.#settle();
    this.#soon();
  }
  /** Shows from now on what moves above the land. */
  live({ marks, lookout, kept, routes, stroke, ...walkers }: Live): void {
    this.#tokens.show(walkers);
    this.#routes.show(routes);
    this.#strokes.show(stroke);
    if (kept) this.#kept.show(kept);
    if (lookout !== this.#lookout) this.#sightLine = undefined;
    this.#lookout = lookout;
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
  #paintLive(pen: CanvasPen, scene: Scene, zoom: number, sight: Box): void {
    const { palette, seed } = scene;
    const [places, { distance }] = [this.#places, this.#places];
    if (distance && this.#lookout) {
      this.#sightLine ??= sightLine(scene.land, this.#lookout);
      drawSight(pen, this.#sightLine, palette, distance);
    }
    drawMarks(pen, this.#marks, sight, zoom / this.#larger, palette);
    this.#strokes.draw(pen, scene.land, palette, this.#larger / zoom);
    if (!distance) return;
    this.#routes.drawWays(pen, { scene, distance });
    this.#tokens.drawTrails(pen, seed, palette, distance);
    const tokens = (): Box[] => this.#tokens.boxes(places, distance);
    this.#kept.draw(pen, sight, { places, palette, seed, distance, tokens });
    places.draw(pen, sight, zoom, palette);
    this.#tokens.draw(pen, places, palette, distance);
    this.#routes.drawSigns(pen, { places, scene, distance, sight, tokens: tokens() });
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
