import type { Finding } from '../../shared/api.ts';
import { asking, nameOf, rankOf } from '../../shared/page/ranking.ts';
import type { PagePlace } from './everywhere.ts';

/** A line of the palette; `id` tells it from all others of the list, so that a click means the line that was pressed. */
export type Found = (Finding | (PagePlace & { rank: number })) & { id: string };

const MOST = 40;

/** What answers to a text, the best first: what the game found, and what the page itself has. */
export function inPalette(
  ofGame: readonly Finding[],
  places: readonly PagePlace[],
  text: string,
  lately: readonly string[] = [],
): Found[] {
  const asked = asking(text, lately);
  const ofPage = places.flatMap((place) => {
    const rank = rankOf(place, asked);
    return rank === undefined ? [] : [{ ...place, rank }];
  });
  const seen = new Map<string, number>();
  return [...ofGame, ...ofPage]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map((one) => {
      const name = `${nameOf(one)}, ${one.detail}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return { ...one, id: `${name}, ${seen.get(name)}` };
    });
}
