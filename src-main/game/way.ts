import { evolve } from '../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Rulebook } from './rulebook.ts';

/**
 * Follows the chart from event to event. Throws where one leads the campaign to a mode that the chart does not reach by it:
 * a bug in the rules, of which nothing may be written.
 */
export function demandWay(
  { chart, kinds }: Rulebook,
  start: Campaign,
  events: readonly HexwatchEvent[],
  end: Campaign,
): void {
  if (chart.path(start.mode).join() === chart.path(end.mode).join()) return;
  let before = start;
  for (const event of events) {
    const after = evolve(before, kinds.events, event);
    const [asked, taken] = [chart.pathAfter(before.mode, event), chart.path(after.mode)];
    if (asked.join() !== taken.join())
      throw new Error(`“${event.type}” leads to ${asked.join(' ')} by the chart, not to ${taken.join(' ')}.`);
    before = after;
  }
}
