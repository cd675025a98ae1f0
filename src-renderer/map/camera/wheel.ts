/** What a turn of the wheel tells of itself. */
export interface Turn {
  deltaX: number;
  deltaY: number;
  deltaMode: number;
  ctrlKey: boolean;
  /** In hundred-and-twentieths of a notch; not every browser tells it. */
  wheelDeltaY?: number;
  timeStamp: number;
}

/** What the last turn was, and when. */
export interface LastTurn {
  isPan: boolean;
  at: number;
}

/** A movement of two fingers comes as many turns, one close after another. */
const ONE_MOVEMENT_MS = 250;
const NOTCH = 120;
/** A notch of a Mac’s mouse is a multiple of this. */
const MAC_STEP = 4.000244140625;
/** Fingers begin slowly; a mouse that tells no notches turns by more at once. */
const SLOW = 40;

const isNotch = ({ deltaY, wheelDeltaY = 0 }: Turn): boolean =>
  (wheelDeltaY !== 0 && wheelDeltaY % NOTCH === 0) || (deltaY !== 0 && deltaY % MAC_STEP === 0);

/** Whether a turn is two fingers that push the map about, and not a wheel or a pinch, which make it larger and smaller. */
export function isPan(turn: Turn, last: LastTurn | undefined): boolean {
  if (turn.ctrlKey || turn.deltaMode !== 0) return false;
  if (last && turn.timeStamp - last.at < ONE_MOVEMENT_MS) return last.isPan;
  if (turn.deltaX !== 0) return true;
  return Math.abs(turn.deltaY) < SLOW && !isNotch(turn);
}
