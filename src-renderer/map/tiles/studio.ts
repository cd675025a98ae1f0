import { distanceAt, type Distance } from '../../../shared/drawing/map/distance.ts';
import { drawLand } from '../../../shared/drawing/map/drawLand.ts';
import { grown, meets, type Box } from '../../../shared/drawing/map/geometry.ts';
import { drawLabel, drawRing, drawSign } from '../../../shared/drawing/map/layers/places.ts';
import { layOut } from '../../../shared/drawing/map/names/layOut.ts';
import type { Layout } from '../../../shared/drawing/map/names/placed.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import type { Scene } from '../../../shared/drawing/map/scene.ts';
import { waysOf, type Ways } from '../../../shared/drawing/map/ways/ways.ts';
import { CanvasPen } from '../canvasPen.ts';
import { hasOtherRegions, hexBoxes, layoutBoxes, layoutChange, wayBoxes } from './changed.ts';
import { boxOf, TILE } from './grid.ts';
import { changedLand, NO_LAND } from './landChange.ts';
import type { FromWorker, SceneChange, ToWorker } from './messages.ts';
import { WholePicture } from './wholePicture.ts';

/** Layouts of as many zooms are kept: that of the whole, and that at which one plays. */
const MOST_LAYOUTS = 2;
/** What is laid out within that time is laid out at once. */
const QUICK_MS = 40;
/** Longer than from one stroke of a hand to the next. */
const MS_TO_REST = 400;

const BEFORE: Scene = {
  land: NO_LAND,
  seed: 0,
  palette: PALETTES.light,
  whose: 'referee',
  isHatched: false,
};

/** As far as halos reach beyond their boxes, in pixels. */
const FAR_ROOM = 12;

/** Does something; a fault in it is told to the console and goes no further. */
function reported(act: () => void): void {
  try {
    act();
  } catch (fault) {
    reportError(fault);
  }
}

/** Where tiles are drawn: it knows the scene and the zoom, and draws what it is asked for, one after another. */
export class Studio {
  readonly #tell: (message: FromWorker) => void;
  readonly #canvas = new OffscreenCanvas(TILE, TILE);
  readonly #whole: WholePicture;
  #scene = BEFORE;
  #ways: Ways = { lines: [], bridges: [] };
  /** By zoom; the last one stands last. */
  #layouts = new Map<number, Layout>();
  #look = { zoom: 1, ratio: 1 };
  #isLookedAt = false;
  /** How long the last layout took. */
  #msToLayOut = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** The layout that the page knows. */
  #told: { zoom: number; layout: Layout } | undefined;

  constructor(tell: (message: FromWorker) => void) {
    this.#tell = tell;
    this.#whole = new WholePicture((box, picture) => tell({ type: 'whole', box, picture }));
  }

  hear(message: ToWorker): void {
    if (message.type === 'scene') this.#take(message.change);
    else if (message.type === 'look') this.#lookFrom(message.zoom, message.ratio);
    else this.#draw(message.column, message.row);
  }

  #take({ land, ...rest }: SceneChange): void {
    const before = this.#scene;
    const now = { ...before, ...rest, land: land ? changedLand(before.land, land) : before.land };
    this.#scene = now;
    const isOther = Object.keys(rest).length > 0 || hasOtherRegions(before.land, now.land);
    const boxes: Box[] = [];
    if (land || isOther) {
      const ways = waysOf(now.land, now.seed);
      boxes.push(...hexBoxes(before.land, now.land), ...wayBoxes(this.#ways, ways));
      this.#ways = ways;
      if (isOther || this.#msToLayOut < QUICK_MS) boxes.push(...this.#layAnew());
      else this.#layLater();
    }
    const changed = isOther ? 'all' : boxes;
    this.#tell({ type: 'changed', zoom: this.#look.zoom, boxes: changed });
    this.#whole.take(now, changed);
  }
  #lookFrom(zoom: number, ratio: number): void {
    // What was to be laid out later is laid out now, for where one looks now.
    if (this.#later !== undefined) this.#forget();
    this.#look = { zoom, ratio };
    this.#isLookedAt = true;
    this.#tellLayout();
  }

  #forget(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#layouts.clear();
  }
  /** Lays everything out anew; gives back the boxes in which that differs. */
  #layAnew(): Box[] {
    this.#forget();
    if (!this.#isLookedAt) return [];
    const told = this.#told;
    this.#tellLayout();
    return told && told.zoom === this.#told?.zoom ? layoutBoxes(told.layout, this.#told.layout) : [];
  }
  /** A large land is laid out when the hand rests: the ground that it paints comes first. */
  #layLater(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      this.#tell({ type: 'changed', zoom: this.#look.zoom, boxes: this.#layAnew() });
    }, MS_TO_REST);
  }

  #layout(): Layout {
    const { zoom } = this.#look;
    const layout = this.#layouts.get(zoom) ?? this.#laidOut(zoom);
    this.#layouts.delete(zoom);
    this.#layouts.set(zoom, layout);
    for (const old of this.#layouts.keys()) {
      if (this.#layouts.size <= MOST_LAYOUTS) break;
      this.#layouts.delete(old);
    }
    return layout;
  }
  #laidOut(zoom: number): Layout {
    const began = performance.now();
    const layout = layOut(this.#scene, this.#ways.lines, this.#ways.bridges, distanceAt(zoom));
    this.#msToLayOut = performance.now() - began;
    return layout;
  }
  /** Tells the page where places and their names stand, as far as it does not know. */
  #tellLayout(): void {
    const { zoom } = this.#look;
    const layout = this.#layout();
    const told = this.#told;
    if (told?.layout === layout) return;
    this.#told = { zoom, layout };
    const known = told?.zoom === zoom ? told.layout : undefined;
    this.#tell({ type: 'layout', layout: layoutChange(zoom, known, layout) });
  }

  #draw(column: number, row: number): void {
    const { zoom, ratio } = this.#look;
    const canvas = this.#canvas.getContext('2d', { alpha: false });
    if (!canvas) return;
    const scale = zoom * ratio;
    canvas.setTransform(1, 0, 0, 1, 0, 0);
    canvas.fillStyle = this.#scene.palette.table;
    canvas.fillRect(0, 0, TILE, TILE);
    canvas.setTransform(scale, 0, 0, scale, -column * TILE, -row * TILE);
    const tile = { zoom, column, row };
    canvas.save();
    // A tile with a fault on it is better than a map that waits for it.
    reported(() => this.#drawLand(new CanvasPen(canvas), distanceAt(zoom), boxOf(tile, ratio)));
    canvas.restore();
    this.#tell({ type: 'tile', tile, ratio, picture: this.#canvas.transferToImageBitmap() });
  }
  #drawLand(pen: CanvasPen, distance: Distance, box: Box): void {
    const layout = this.#layout();
    drawLand(pen, this.#scene, distance, box, layout);
    // From afar there are too many places to draw them in every frame.
    if (distance.id !== 'far') return;
    const { palette } = this.#scene;
    const near = grown(box, FAR_ROOM * distance.pixel);
    for (const sign of layout.signs)
      if (meets(sign.box, near)) {
        drawSign(pen, sign, palette, distance);
        drawRing(pen, sign, palette, distance);
      }
    for (const label of layout.labels) if (meets(label.box, near)) drawLabel(pen, label, palette, distance);
  }
}
