import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { personIn, type Person } from '../../shared/tale/person.ts';
import type { Seen } from '../../shared/tale/seen.ts';
import { wordsIn } from '../../shared/text/words.ts';
import { textOf, type Recaps, type Sentence, type TaleChapter } from '../../shared/tale/told.ts';
import type { Game } from '../../src-main/game/game.ts';
import { recaps, seenIn, tale } from '../../src-main/queries/tale.ts';
import { faultsOf } from './faults.ts';

/** A session told in every form. */
export interface Told {
  tale: TaleChapter[];
  players: TaleChapter[];
  recaps: Recaps;
  seen: Seen[];
}

export const toldOf = async (game: Game, session = 1): Promise<Told> => ({
  tale: await tale(game, session, 'referee'),
  players: await tale(game, session, 'players'),
  recaps: await recaps(game, session),
  seen: await seenIn(game, session),
});

export const sentencesIn = (chapters: readonly TaleChapter[]): Sentence[] =>
  chapters.flatMap(({ paragraphs }) => paragraphs.flat());
export const textIn = (sentences: readonly Sentence[]): string => sentences.map(textOf).join(' ');
export const wordsOf = (sentences: readonly Sentence[]): number => wordsIn(textIn(sentences));

/** Everybody of the campaign, and all that a session has by its numbers. */
function sourcesOf(seen: readonly Seen[]): { events: Map<number, HexwatchEvent>; people: Person[] } {
  const campaign = seen.at(-1)?.after;
  return {
    events: new Map(seen.map(({ event }) => [event.seq, event])),
    people: campaign ? Object.keys(campaign.creatures).flatMap((id) => personIn(campaign, id) ?? []) : [],
  };
}

/** What is wrong with all that is told of a session. */
export function faultsIn({ tale: chapters, players, recaps: { long, short }, seen }: Told): string[] {
  const { events, people } = sourcesOf(seen);
  return [...sentencesIn(chapters), ...sentencesIn(players), ...long, ...short].flatMap((one) =>
    faultsOf(one, events, people),
  );
}
