import type { Point } from '../../../shared/drawing/map/geometry.ts';
import { CLICK_PX } from '../camera/eye.ts';

/** The hand with the brush, as far as a pointer leads it. */
interface Painting {
  readonly stroke: object | null;
  touch(hex: string | null, isStraight?: boolean): void;
  drawTo(hex: string | null, isStraight?: boolean): void;
  lift(): Promise<void>;
  pick(hex: string): void;
  drop(): void;
}

/** Where something happens on the page. */
type Spot = Pick<MouseEvent, 'clientX' | 'clientY'>;
type Press = Spot &
  Pick<PointerEvent, 'button' | 'buttons' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'isPrimary' | 'pointerId'>;

/** What a pointer finds on the map, and what it does there. */
export interface Touched {
  /** The hex under it; null off the land. */
  hexUnder(spot: Spot): string | null;
  /** The brush is in the hand. */
  isBrushed(): boolean;
  /** A press moves the map, and does nothing on it. */
  movesOnly(press: Pick<Press, 'button'>): boolean;
  /** A stroke has begun: it is the map’s, wherever the pointer goes. */
  hold(press: Pick<Press, 'pointerId'>): void;
  /** The pointer is over a hex, or none. */
  hover(hex: string | null): void;
  /** Goes to a hex; gives back whether that is possible. */
  go(hex: string): boolean;
  /** Opens what is known of a hex. */
  open(hex: string): void;
}

/** A mouse, a pen or a finger on the map: what it presses becomes a stroke of the brush, a click, or a move of the map. */
export class Pointer {
  readonly #hand: Painting;
  readonly #on: Touched;
  /** Where a button was pressed, as long as it may become a click. */
  #press: Point | null = null;

  constructor(hand: Painting, on: Touched) {
    this.#hand = hand;
    this.#on = on;
  }

  readonly down = (event: Press): void => {
    if (!event.isPrimary) {
      // A second finger: they move the map.
      this.cancel();
    } else if (this.#on.isBrushed() && !this.#on.movesOnly(event)) {
      const hex = this.#on.hexUnder(event);
      if (event.altKey && hex) {
        this.#hand.pick(hex);
        return;
      }
      this.#on.hold(event);
      this.#hand.touch(hex, event.shiftKey);
    } else this.#press = { x: event.clientX, y: event.clientY };
  };

  readonly move = (event: Press): void => {
    const isDrawing = this.#hand.stroke !== null;
    if (isDrawing) this.#hand.drawTo(this.#on.hexUnder(event), event.shiftKey);
    const press = this.#press;
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > CLICK_PX) this.#press = null;
    if (isDrawing || event.buttons === 0) this.#on.hover(this.#on.hexUnder(event));
  };

  readonly up = (event: Press): void => {
    if (this.#hand.stroke) {
      void this.#hand.lift();
      return;
    }
    const clicked = this.#press ? this.#on.hexUnder(event) : null;
    this.#press = null;
    if (clicked && !this.#on.isBrushed()) this.#click(clicked, event);
  };
  #click(hex: string, { button, ctrlKey }: Press): void {
    if (button === 2 || ctrlKey) this.#on.open(hex);
    else if (button === 0 && !this.#on.go(hex)) this.#on.hover(hex);
  }

  /** Takes back what was begun. */
  readonly cancel = (): void => {
    this.#hand.drop();
    this.#press = null;
  };

  readonly leave = (): void => this.#on.hover(null);

  readonly menu = (event: Spot & Pick<Event, 'preventDefault'>): void => {
    event.preventDefault();
    // A finger that stays; a mouse may still be about to move the map.
    const isFinger = 'pointerType' in event && event.pointerType === 'touch';
    const hex = isFinger && !this.#on.isBrushed() ? this.#on.hexUnder(event) : null;
    if (hex) this.#on.open(hex);
  };
}
