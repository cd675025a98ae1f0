import type { SessionPicture } from '../../shared/api.ts';
import { happenings, type Happening } from '../game/happenings.ts';
import { SCALES, scalesOf } from './scales.ts';
import { dayMarks, sessionDays } from './sessionDays.ts';
import { momentInWords } from './view/time.ts';
import { sessionLines } from './sessionLines.ts';
import type { Game } from '../game/game.ts';
import { beginning, sorted, stateAfter, type Rulebook } from '../game/timeline.ts';

/** A session in figures, without undone lines; null if nothing is left of it. Throws StoreTrouble. */
export async function sessionPicture(game: Game, session: number): Promise<SessionPicture | null> {
  const { rulebook, system } = game;
  const { done } = sorted(await game.entries());
  const entries = done.filter((entry) => entry.session === session);
  if (entries.length === 0) return null;
  const start = done
    .filter((entry) => entry.session < session)
    .flatMap(({ events }) => events)
    .reduce((state, event) => stateAfter(rulebook, state, event), beginning(rulebook).state);
  const deeds: Happening[][] = [];
  let state = start;
  for (const { events } of entries) {
    const deed = happenings(rulebook, state, events);
    state = deed.at(-1)?.after ?? state;
    deeds.push(deed);
  }
  const from = start.campaign.clock;
  const to = state.campaign.clock;
  const when = (at: number): string => momentInWords(system, at);
  const campaigns = [start, ...deeds.flat().map(({ after }) => after)].map(({ campaign }) => campaign);
  return {
    session,
    from,
    to,
    began: when(from),
    ended: when(to),
    hours: hoursOf(rulebook, deeds.flat()),
    days: sessionDays(system.calendar, from, to, deeds),
    marks: dayMarks(system.calendar, from, to),
    resources: sessionLines(campaigns, when),
  };
}

const OUT_OF_PLAY = { id: 'closed', label: 'Out of play' };

/** The time that passed in each scale of the chart, and out of play if any did. */
function hoursOf({ chart }: Rulebook, played: readonly Happening[]): SessionPicture['hours'] {
  const spent = new Map<string, number>(SCALES.map(({ id }) => [id, 0]));
  for (const { before, after } of played) {
    const seconds = after.campaign.clock - before.campaign.clock;
    if (seconds === 0) continue;
    const { id } = scalesOf(chart.path(before.campaign.mode)).find(({ now }) => now) ?? OUT_OF_PLAY;
    spent.set(id, (spent.get(id) ?? 0) + seconds);
  }
  return [...SCALES, OUT_OF_PLAY].flatMap(({ id, label }) => {
    const seconds = spent.get(id);
    return seconds === undefined ? [] : [{ id, label, seconds }];
  });
}
