import type { LogLine, TrailStep } from '../../../shared/api.ts';
import { groupsJoined, groupTakenUp, partySplit } from '../../../shared/campaign/groups/events.ts';
import { hexEntered, partyPlaced } from '../../../shared/campaign/events/land.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { LONGEST_TRAIL } from '../../../shared/drawing/map/layers/token.ts';
import { remembered } from '../../../shared/remembered.ts';
import { shortDay, type Calendar } from '../../../shared/time/calendar.ts';
import type { Game } from '../../game/game.ts';

/** The ways of all groups as the log tells them: of the one in play, and of those that wait. */
interface Ways {
  inPlay: LogLine[];
  waiting: Map<unknown, LogLine[]>;
}

/** What each kind of line does to the ways. */
const STEPS: Readonly<Record<string, (ways: Ways, line: LogLine) => void>> = {
  [partyPlaced.type]: (ways, line) => {
    ways.inPlay = [line];
  },
  [hexEntered.type]: (ways, line) => {
    ways.inPlay = [...ways.inPlay.slice(1 - LONGEST_TRAIL), line];
  },
  [partySplit.type]: ({ inPlay, waiting }, { fields }) => {
    waiting.set(fields['id'], inPlay);
  },
  [groupTakenUp.type]: (ways, { fields }) => {
    const taken = ways.waiting.get(fields['id']) ?? [];
    ways.waiting.delete(fields['id']);
    ways.waiting.set(fields['waits'], ways.inPlay);
    ways.inPlay = taken;
  },
  [groupsJoined.type]: ({ waiting }, { fields }) => {
    waiting.delete(fields['id']);
  },
};

/** The lines of a session that tell of ways and stand. */
const movesIn = remembered((lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ type, undone }) => !undone && Object.hasOwn(STEPS, type)),
);

/** The last steps of a trail with the lines that tell of them, as far back as both agree. */
function agreed(trail: Campaign['party']['trail'], lines: readonly LogLine[]): LogLine[] {
  let count = 0;
  while (count < trail.length && trail.at(-1 - count) === lines.at(-1 - count)?.fields['hex']) count += 1;
  return lines.slice(lines.length - count);
}

const stepOf = ({ fields, day, dayNumber, hour, session }: LogLine, calendar: Calendar): TrailStep => ({
  hex: String(fields['hex']),
  dayNumber,
  day,
  shortDay: shortDay(calendar, dayNumber),
  hour,
  session,
});

/** When the group in play took the last steps of its trail, the oldest first. Throws StoreTrouble. */
export async function trailSteps(game: Pick<Game, 'log' | 'state' | 'calendar'>): Promise<TrailStep[]> {
  const ways: Ways = { inPlay: [], waiting: new Map() };
  const sessions = [...(await game.log.sessions())].sort(([a], [b]) => a - b);
  for (const line of sessions.flatMap(([, lines]) => movesIn(lines))) STEPS[line.type]?.(ways, line);
  return agreed(game.state.campaign.party.trail, ways.inPlay).map((line) => stepOf(line, game.calendar));
}
