import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Rulebook } from './rulebook.ts';
import { stateAfter, type GameState } from './timeline.ts';

/** One event with what was so before and after it. */
export interface Happening {
  event: HexwatchEvent;
  before: GameState;
  after: GameState;
}

/** Follows events one by one from where the table stood. */
export function happenings(
  rulebook: Rulebook,
  start: GameState,
  events: readonly HexwatchEvent[],
): Happening[] {
  let before = start;
  return events.map((event) => {
    const after = stateAfter(rulebook, before, event);
    const happening = { event, before, after };
    before = after;
    return happening;
  });
}
