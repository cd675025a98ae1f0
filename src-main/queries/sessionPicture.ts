import type { SessionPicture } from '../../shared/api.ts';
import { find } from '../../shared/campaign/ids.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { blowsOf } from '../game/log/blows.ts';
import { sessionsIn, type Past, type TakenBack } from '../game/log/past.ts';
import type { Entry } from '../game/entry.ts';
import { happenings, type Happening } from '../game/happenings.ts';
import { SCALES, scalesOf } from './scales.ts';
import { dayMarks, sessionDays } from './sessionDays.ts';
import { momentInWords } from './view/time.ts';
import { sessionLines } from './sessionLines.ts';
import type { Game } from '../game/game.ts';
import type { Rulebook } from '../game/rulebook.ts';
import type { GameState } from '../game/timeline.ts';

/** A session in figures, without undone lines; null if there are none. Throws StoreTrouble. */
export async function sessionPicture(game: Game, session: number): Promise<SessionPicture | null> {
  for await (const picture of sessionPictures(game, await game.past(session), session))
    return picture.session === session ? picture : null;
  return null;
}

/**
 * The sessions of a past in figures, from one on, in one pass. There are none of a session of which nothing is left, nor of a past
 * in which events are missing. Throws StoreTrouble.
 */
export async function* sessionPictures(
  { rulebook, calendar }: Pick<Game, 'rulebook' | 'calendar'>,
  { campaign, done, takenBack, isWhole }: Past,
  from = 0,
): AsyncGenerator<SessionPicture> {
  if (!isWhole) return;
  let now: GameState = { campaign };
  for await (const { number, entries } of sessionsIn(done())) {
    const start = now;
    const deeds = entries.map(({ events }) => {
      const deed = happenings(rulebook, now, events);
      now = deed.at(-1)?.after ?? now;
      return deed;
    });
    if (number >= from)
      yield pictureOf({ ...rulebook, calendar }, number, start.campaign, deeds, harmsIn(entries, takenBack));
  }
}

/** Gives the picture of a session of a past; null where there is none. Sessions are asked for in their order. Throws StoreTrouble. */
export function picturesInOrder(
  game: Pick<Game, 'rulebook' | 'calendar'>,
  past: Past,
): (session: number) => Promise<SessionPicture | null> {
  const pictures = sessionPictures(game, past);
  let next: Promise<IteratorResult<SessionPicture, void>> | undefined;
  return async (session) => {
    for (;;) {
      next ??= pictures.next();
      const { value, done } = await next;
      if (done || value.session > session) return null;
      next = undefined;
      if (value.session === session) return value;
    }
  };
}

/** The picture of a session, from what was so before it and what was done in it, deed by deed. */
function pictureOf(
  rulebook: Rulebook & Pick<Game, 'calendar'>,
  session: number,
  start: Campaign,
  deeds: readonly Happening[][],
  harms: readonly Harm[],
): SessionPicture {
  const { calendar } = rulebook;
  const played = deeds.flat();
  const from = start.clock;
  const to = played.at(-1)?.after.campaign.clock ?? from;
  const when = (at: number): string => momentInWords(calendar, at);
  return {
    session,
    from,
    to,
    began: when(from),
    ended: when(to),
    hours: hoursOf(rulebook, played),
    days: sessionDays(calendar, from, to, deeds),
    marks: dayMarks(calendar, from, to),
    resources: sessionLines([start, ...unharmed(played, harms)], when),
  };
}

/** A blow that was taken back alone, with its events in a session and the number of its last. */
type Harm = TakenBack & { events: readonly number[]; last: number };

/** What the blows that were taken back alone did among these entries. */
const harmsIn = (entries: readonly Entry[], takenBack: readonly TakenBack[]): Harm[] => {
  if (takenBack.length === 0) return [];
  const blows = entries.flatMap(({ events }) => [...blowsOf(events)]);
  return takenBack.map((one) => {
    const events = blows.flatMap(([seq, blow]) => (blow === one.blow ? [seq] : []));
    return { ...one, events, last: Math.max(one.blow, ...events) };
  });
};

/** The campaigns after each event, as if blows that were taken back alone had never harmed anybody. */
const unharmed = (played: readonly Happening[], harms: readonly Harm[]): Campaign[] =>
  played
    .filter(({ event: { seq } }) => !harms.some(({ events }) => events.includes(seq)))
    .map(({ event: { seq }, after: { campaign } }) =>
      harms.filter(({ last, seq: back }) => last < seq && seq < back).reduce(givenBack, campaign),
    );

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
