import type { ForecastView, GameView } from '../../shared/api.ts';
import { percent } from '../../shared/drawing/chart/columns.ts';
import { together } from '../../shared/text/words.ts';

export type Mend = ForecastView['mends'][number][number];

/** Something that would make the worst figure better, as it is told: “4 more rations”, “go hungry: 31 % → 1 %”. */
export const mendInWords = ({ trouble, before, after }: Mend): string =>
  `${trouble}: ${percent(before)} → ${percent(after)}`;

const MOST_PLACES = 2;

/** Where what helps can be bought first; empty for what is not bought. */
export function boughtWhere({ buy }: Mend): string {
  if (!buy) return '';
  if (buy.where.length === 0) return 'sold nowhere on the way';
  return `sold in ${together(buy.where.slice(0, MOST_PLACES))}`;
}

/** How many of it each of those who eat gets; those first who get one more where it does not come out even. */
export function shared(
  { count }: NonNullable<Mend['buy']>,
  party: readonly Pick<GameView['characters'][number], 'id' | 'along' | 'status'>[],
): { who: string; count: number }[] {
  const mouths = party.filter(({ along, status }) => !along && status !== 'dead');
  return mouths.flatMap(({ id }, index) => {
    const share = Math.floor(count / mouths.length) + (index < count % mouths.length ? 1 : 0);
    return share > 0 ? [{ who: id, count: share }] : [];
  });
}
