import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { stateAfter, type Book, type TableState } from './timeline.ts';

/** One event with what was so before and after it. */
export interface Happening {
  event: HexwatchEvent;
  before: TableState;
  after: TableState;
}

/** Follows events one by one from where the table stood. */
export function happenings(book: Book, start: TableState, events: readonly HexwatchEvent[]): Happening[] {
  let before = start;
  return events.map((event) => {
    const after = stateAfter(book, before, event);
    const happening = { event, before, after };
    before = after;
    return happening;
  });
}
