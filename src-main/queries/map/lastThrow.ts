import type { LogLine, RegionCard } from '../../../shared/api.ts';
import { meetingThrown } from '../../../shared/campaign/events/meetings.ts';
import { rowOn } from '../../../shared/campaign/meet.ts';
import type { EncounterRow } from '../../../shared/hex/land.ts';
import { shortDay } from '../../../shared/time/calendar.ts';
import type { Game } from '../../game/game.ts';

/**
 * The last throw on the encounter table of a region that stands in the log; null where the log knows none, or where the table has
 * something else on that face by now. Throws StoreTrouble.
 */
export async function lastThrow(
  { log, calendar }: Pick<Game, 'log' | 'calendar'>,
  region: string,
  rows: readonly EncounterRow[],
): Promise<RegionCard['thrown']> {
  const isThrow = ({ type, undone, fields }: LogLine): boolean =>
    type === meetingThrown.type && !undone && fields['region'] === region;
  const sessions = [...(await log.sessions())].sort(([one], [other]) => other - one);
  for (const [, lines] of sessions) {
    const line = lines.findLast(isThrow);
    if (!line) continue;
    const face = Number(line.fields['face']);
    if (rowOn(rows, face)?.title !== line.fields['title']) return null;
    const day = shortDay(calendar, line.dayNumber);
    return { face, when: `${day}, ${line.hour}` };
  }
  return null;
}
