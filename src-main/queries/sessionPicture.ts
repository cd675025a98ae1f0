import type { SessionPicture } from '../../shared/api.ts';
import type { z } from 'zod';
import { blowTakenBack } from '../../shared/campaign/events/fight.ts';
import { find } from '../../shared/campaign/ids.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { blowsOf } from '../game/log/blows.ts';
import type { Entry } from '../game/entry.ts';
import { happenings, type Happening } from '../game/happenings.ts';
import { SCALES, scalesOf } from './scales.ts';
import { dayMarks, sessionDays } from './sessionDays.ts';
import { momentInWords } from './view/time.ts';
import { sessionLines } from './sessionLines.ts';
import type { Game } from '../game/game.ts';
import { beginning, sorted, stateAfter, type GameState, type Rulebook } from '../game/timeline.ts';

/** A session in figures, without undone lines; null if nothing is left of it. Throws StoreTrouble. */
export async function sessionPicture(game: Game, session: number): Promise<SessionPicture | null> {
  for await (const picture of sessionPictures(game, (number) => number === session)) return picture;
  return null;
}

/**
 * The sessions that are wanted in figures, the oldest first, in one pass through the journal; of a session of which nothing is
 * left there is none. Throws StoreTrouble.
 */
export async function* sessionPictures(
  game: Game,
  isWanted: (session: number) => boolean,
): AsyncGenerator<SessionPicture> {
  const { rulebook } = game;
  const { done } = sorted(await game.entries());
  const backs = takenBack(done);
  let { state } = beginning(rulebook);
  for (let from = 0; from < done.length;) {
    const session = done[from]?.session ?? 0;
    const end = done.findIndex((entry, index) => index > from && entry.session !== session);
    const entries = done.slice(from, end < 0 ? undefined : end);
    from += entries.length;
    if (isWanted(session)) {
      const { picture, after } = pictureFrom(game, state, session, entries, backs);
      state = after;
      yield picture;
    } else
      state = entries
        .flatMap(({ events }) => events)
        .reduce((at, event) => stateAfter(rulebook, at, event), state);
  }
}

/** The picture of the entries of one session, from what was so before them, and what is so after them. */
function pictureFrom(
  { rulebook, system }: Game,
  start: GameState,
  session: number,
  entries: readonly Entry[],
  backs: readonly HarmTakenBack[],
): { picture: SessionPicture; after: GameState } {
  const deeds: Happening[][] = [];
  let after = start;
  for (const { events } of entries) {
    const deed = happenings(rulebook, after, events);
    after = deed.at(-1)?.after ?? after;
    deeds.push(deed);
  }
  const from = start.campaign.clock;
  const to = after.campaign.clock;
  const when = (at: number): string => momentInWords(system, at);
  const campaigns = [start.campaign, ...unharmed(deeds.flat(), backs)];
  const picture = {
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
  return { picture, after };
}

type TakenBack = z.infer<typeof blowTakenBack.fields>;

/** What a blow did that was taken back alone, with the numbers of its first event and of the last before it stood no more. */
type HarmTakenBack = TakenBack & { harm: readonly number[]; first: number; last: number };

/** The blows that were taken back alone. */
function takenBack(done: readonly Entry[]): HarmTakenBack[] {
  const events = done.flatMap((entry) => entry.events);
  if (!events.some(({ type }) => type === blowTakenBack.type)) return [];
  const blows = done.flatMap((entry) => [...blowsOf(entry.events)]);
  return events
    .filter(({ type }) => type === blowTakenBack.type)
    .map((event) => {
      const back = blowTakenBack.fields.parse(event);
      const harm = blows.flatMap(([seq, blow]) => (blow === back.blow ? [seq] : []));
      return { ...back, harm, first: Math.max(...harm), last: event.seq };
    });
}

/** The campaigns after each event, as if blows that were taken back alone had never harmed anybody. */
function unharmed(played: readonly Happening[], backs: readonly HarmTakenBack[]): Campaign[] {
  return played
    .filter(({ event: { seq } }) => !backs.some(({ harm }) => harm.includes(seq)))
    .map(({ event: { seq }, after: { campaign } }) =>
      backs.filter(({ first, last }) => first < seq && seq < last).reduce(givenBack, campaign),
    );
}

/** A campaign with the hit points that a blow took and that were given back later. */
function givenBack(campaign: Campaign, { creature: id, from, to, max }: TakenBack): Campaign {
  const creature = find(campaign.creatures, id);
  if (!creature) return campaign;
  const hitPoints = { now: creature.hitPoints.now + to - from, max };
  return { ...campaign, creatures: { ...campaign.creatures, [id]: { ...creature, hitPoints } } };
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
