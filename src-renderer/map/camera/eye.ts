import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { Box, Point } from '../../../shared/drawing/map/geometry.ts';
import {
  cameraAt,
  clamped,
  fitting,
  holding,
  limitsOf,
  pointUnder,
  shiftOf,
  type Camera,
  type Frame,
  type Limits,
} from './camera.ts';
import { isPan, type LastTurn } from './wheel.ts';

/** What the eye asks of the map that it looks at. */
export interface Sights {
  land: () => Box;
  /** How much larger letters are than the usual ones. */
  larger: () => number;
  /** Where it looks now. */
  onlook: (camera: Camera) => void;
  /** Whether the left button, or a finger, does something else now. */
  isHeld?: () => boolean;
  /** What stays where it is while the canvas gets another size; the middle does where there is nothing. */
  holds?: () => Point | undefined;
}

/** A press that moved less is a click. */
export const CLICK_PX = 4;
const KEYS = ['keydown', 'keyup', 'blur'] as const;

/**
 * The camera of a map in a hand: wheel and pinch make it larger and smaller, drags and two fingers move it, and no way leads
 * so far that the land is lost.
 */
export class Eye {
  #camera: Camera;
  readonly #canvas: HTMLCanvasElement;
  readonly #sights: Sights;
  readonly #zoom: ZoomBehavior<HTMLCanvasElement, unknown>;
  readonly #on: Selection<HTMLCanvasElement, unknown, null, undefined>;
  #last: LastTurn | undefined;
  /** How large the canvas was when it last looked somewhere. */
  #framed: Frame = { width: 0, height: 0 };
  readonly #onSize = (): void => {
    const point = this.#sights.holds?.();
    this.look(point ? holding(this.#camera, this.#framed, this.frame, point) : {});
  };
  readonly #sizes = new ResizeObserver(this.#onSize);
  /** Then every button moves the map. */
  #isSpaceDown = false;

  constructor(canvas: HTMLCanvasElement, camera: Camera, sights: Sights) {
    this.#canvas = canvas;
    this.#camera = camera;
    this.#sights = sights;
    this.#zoom = zoom<HTMLCanvasElement, unknown>()
      .clickDistance(CLICK_PX)
      .filter((event: WheelEvent | MouseEvent | TouchEvent) => this.#isFor(event))
      .constrain(({ x, y, k }) => {
        const kept = this.#kept(cameraAt({ x, y }, k, this.frame));
        const shift = shiftOf(kept, this.frame);
        return zoomIdentity.translate(shift.x, shift.y).scale(kept.zoom);
      })
      .on('zoom', ({ transform: { x, y, k } }: D3ZoomEvent<HTMLCanvasElement, unknown>) => {
        this.#camera = cameraAt({ x, y }, k, this.frame);
        sights.onlook(this.#camera);
      });
    this.#on = select(canvas).call(this.#zoom).on('dblclick.zoom', null);
    // After the listener of d3, which keeps to itself what it has taken.
    canvas.addEventListener('wheel', this.#push, { passive: false });
    for (const type of KEYS) window.addEventListener(type, this.#onKey);
    window.addEventListener('resize', this.#onSize);
    this.#sizes.observe(canvas);
    this.look(camera);
  }

  get camera(): Camera {
    return this.#camera;
  }
  get frame(): Frame {
    return { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
  }

  /** Looks somewhere else, as far as that is allowed. */
  look(camera: Partial<Camera>): void {
    const { least, most } = this.#limits();
    this.#framed = this.frame;
    this.#zoom.scaleExtent([least, most]);
    const kept = this.#kept({ ...this.#camera, ...camera });
    const shift = shiftOf(kept, this.frame);
    this.#on.call(this.#zoom.transform, zoomIdentity.translate(shift.x, shift.y).scale(kept.zoom));
  }
  /** All of the land. */
  fit(): void {
    this.look(fitting(this.#sights.land(), this.frame));
  }
  /** Closer or further, with the middle where it is. */
  zoomBy(factor: number): void {
    this.look({ zoom: this.#camera.zoom * factor });
  }
  /** The point of the land under the mouse. */
  under({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return pointUnder(this.#camera, this.frame, { x: clientX - left, y: clientY - top });
  }
  /** Whether a press moves the map and touches nothing on it. */
  movesOnly({ button }: Pick<MouseEvent, 'button'>): boolean {
    return button !== 0 || this.#isSpaceDown;
  }
  close(): void {
    this.#on.on('.zoom', null);
    this.#canvas.removeEventListener('wheel', this.#push);
    for (const type of KEYS) window.removeEventListener(type, this.#onKey);
    window.removeEventListener('resize', this.#onSize);
    this.#sizes.disconnect();
  }

  readonly #kept = (camera: Camera): Camera => {
    return clamped(camera, this.#sights.land(), this.#limits());
  };
  #limits(): Limits {
    return limitsOf(this.#sights.land(), this.frame, this.#sights.larger());
  }
  /** Whether d3 is to take an event. */
  #isFor(event: WheelEvent | MouseEvent | TouchEvent): boolean {
    if (event instanceof WheelEvent) {
      this.#last = { isPan: isPan(event, this.#last), at: event.timeStamp };
      return !this.#last.isPan;
    }
    if (event instanceof MouseEvent) {
      // No browser scrolls by itself here.
      if (event.button === 1) event.preventDefault();
      return !this.#sights.isHeld?.() || this.movesOnly(event);
    }
    return !this.#sights.isHeld?.() || event.touches.length > 1;
  }
  /** Two fingers on the pad of a portable machine push the map about; past the last zoom the page does not grow instead. */
  readonly #push = (event: WheelEvent): void => {
    event.preventDefault();
    if (!this.#last?.isPan) return;
    const { x, y, zoom: now } = this.#camera;
    this.look({ x: x + event.deltaX / now, y: y + event.deltaY / now });
  };
  readonly #onKey = (event: Event): void => {
    if (event.type === 'blur') this.#isSpaceDown = false;
    else if (event instanceof KeyboardEvent && event.key === ' ')
      this.#isSpaceDown = event.type === 'keydown';
  };
}
