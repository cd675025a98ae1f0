import { retoldOf, type Retold, type TellingKind } from '../../shared/campaign/retelling/retold.ts';
import { heard, type Form, type Seen } from '../../shared/tale/seen.ts';
import { recapsOf, taleOf, type Telling } from '../../shared/tale/tale.ts';
import { retoldSentences, retoldTale, unmarked } from '../../shared/tale/retold.ts';
import type { Recaps, Sentence, TaleChapter } from '../../shared/tale/told.ts';
import { coinOf } from '../../shared/campaign/goods/coins.ts';
import { blowsOf } from '../game/log/blows.ts';
import { sessionsIn, UNDOING, type Past } from '../game/log/past.ts';
import { happenings } from '../game/happenings.ts';
import type { Game } from '../game/game.ts';
import type { Rulebook } from '../game/rulebook.ts';
import type { GameState } from '../game/timeline.ts';

/**
 * What was played of a past and stands, one session after the other from one on, with what was so before and after each event.
 * There is nothing of a past in which events are missing. Throws StoreTrouble.
 */
async function* seenOf(
  rulebook: Rulebook,
  { campaign, done, takenBack, isWhole }: Past,
  from: number,
): AsyncGenerator<{ number: number; seen: Seen[] }> {
  if (!isWhole) return;
  const back = new Set<number | undefined>(takenBack.map(({ blow }) => blow));
  let now: GameState = { campaign };
  for await (const { number, entries } of sessionsIn(done())) {
    const seen: Seen[] = [];
    for (const { seq, command, events } of entries) {
      const ofBlow = blowsOf(events);
      const stands = events.filter((event) => !UNDOING.has(event.type) && !back.has(ofBlow.get(event.seq)));
      for (const { event, before, after } of happenings(rulebook, now, events)) {
        now = after;
        if (number >= from && stands.includes(event))
          seen.push({
            event,
            entry: seq,
            command,
            beside: stands,
            before: before.campaign,
            after: after.campaign,
          });
      }
    }
    if (number >= from) yield { number, seen };
  }
}

/** What was played in a session and stands. Throws StoreTrouble. */
export async function seenIn(game: Pick<Game, 'rulebook' | 'past'>, session: number): Promise<Seen[]> {
  for await (const { number, seen } of seenOf(game.rulebook, await game.past(session), session))
    return number === session ? seen : [];
  return [];
}

/** What a tale of this game is made by. */
const tellingOf = ({ system, state, calendar }: Game): Telling => ({
  calendar,
  own: system.tale ?? [],
  coin: coinOf(system),
  seed: state.campaign.name,
});

/** What may be told of a session in a form. Throws StoreTrouble. */
async function heardIn(game: Game, session: number, form: Form): Promise<Seen[]> {
  return heard(await seenIn(game, session), form, game.rulebook.kinds.events);
}

/** What the referee tells otherwise; players hear nothing of what is in the place of a secret. */
const correctionsOf = ({ state }: Game, session: number, of: TellingKind, form: Form): Retold[] =>
  retoldOf(state.campaign.retold, session).filter(
    (one) => one.of === of && (form === 'referee' || !one.hidden),
  );

const standing = (seen: readonly Seen[]): Set<number> => new Set(seen.map(({ event }) => event.seq));

/** What may be told of a session (`seen`) as a tale, with what the referee tells otherwise. */
const taleWith = (game: Game, session: number, form: Form, seen: readonly Seen[]): TaleChapter[] =>
  retoldTale(taleOf(seen, tellingOf(game)), correctionsOf(game, session, 'tale', form), standing(seen));

/** The tale of a session; the referee’s has marks where sentences were left out. Throws StoreTrouble. */
export async function tale(game: Game, session: number, form: Form): Promise<TaleChapter[]> {
  const chapters = taleWith(game, session, form, await heardIn(game, session, form));
  return form === 'referee' ? chapters : unmarked(chapters);
}

/** A session as it is told, and what it was told from. */
export interface ToldOf {
  number: number;
  chapters: TaleChapter[];
  seen: Seen[];
}

/** The tales of a past, one session after the other from one on; those with nothing to tell are left out. Throws StoreTrouble. */
export async function* tales(game: Game, past: Past, form: Form, from = 0): AsyncGenerator<ToldOf> {
  for await (const { number, seen: all } of seenOf(game.rulebook, past, from)) {
    const seen = heard(all, form, game.rulebook.kinds.events);
    const chapters = unmarked(taleWith(game, number, form, seen));
    if (chapters.length > 0) yield { number, chapters, seen };
  }
}

/** What is read aloud of a session, in two lengths, with marks where sentences were left out: players hear no secrets. Throws StoreTrouble. */
export async function recaps(game: Game, session: number): Promise<Recaps> {
  const seen = await heardIn(game, session, 'players');
  const within = recapsOf(seen, tellingOf(game));
  const recap = (of: 'long' | 'short', most: number): Sentence[] =>
    retoldSentences(within(most), correctionsOf(game, session, of, 'players'), standing(seen));
  return { long: recap('long', 200), short: recap('short', 60) };
}
