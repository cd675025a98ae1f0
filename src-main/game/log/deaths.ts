import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { statusChanged } from '../../../shared/campaign/events/creatures.ts';

/** Whether somebody died by an event, or by what a line of the log tells of; `to` is its field. */
export const isDeath = ({ type }: Pick<HexwatchEvent, 'type'>, to: unknown): boolean =>
  type === statusChanged.type && to === 'dead';

/** What was said of each who died, in the words of the log: “Tam dies”, or of somebody’s death elsewhere, “Tam is dead”. */
export function deathsIn(events: readonly HexwatchEvent[]): string[] {
  return events.flatMap((event, index) => {
    if (event.secret || !isDeath(event, event['to'])) return [];
    const isTheirs = (one: HexwatchEvent): boolean =>
      one['creature'] === event['creature'] && one.text !== undefined && !one.secret;
    const text = events.slice(0, index + 1).findLast(isTheirs)?.text;
    return text === undefined ? [] : [text.replace(/\.$/, '')];
  });
}
