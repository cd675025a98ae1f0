import type { Forecast } from '../../shared/api.ts';
import { percent, type Share } from '../../shared/drawing/chart/columns.ts';

/** The standard error of a share of so many; one of 0 or 1 has one too (Wilson 1927). */
export const errorOf = (share: number, of: number): number =>
  of === 0 ? 0 : Math.sqrt(share * (1 - share) * of + 0.25) / (of + 1);

/** “±1.0 % at most”: two standard errors of the share of which so many journeys know least, so that no other is less sure. */
export const errorInWords = (runs: number): string =>
  `±${(Math.ceil(2000 * errorOf(0.5, runs)) / 10).toFixed(1)} % at most`;

const MOST_DAYS = 5;
/** Nobody would miss what is rarer. */
const RARE = 0.0005;

/** By the evening of which day so many have arrived: the days around the usual one. */
export function arrivalColumns(forecast: Forecast): Share[] {
  const { arrival, runs } = forecast;
  const most = forecast.usualDay ?? 1;
  const last = Math.max(most, arrival.findLast(({ share }) => share < forecast.arrived - RARE)?.day ?? 0) + 1;
  const to = Math.min(Math.max(arrival.length, 1), last, most + 2);
  const from = Math.max(1, Math.min(most - 2, to - MOST_DAYS + 1));
  return Array.from({ length: Math.min(MOST_DAYS, to - from + 1) }, (_, index) => {
    const day = from + index;
    const share = arrival.find((one) => one.day === day)?.share ?? 0;
    return { label: `day ${day}`, share, error: errorOf(share, runs), isMain: day === most };
  });
}

/** How many encounters share a column, and how many columns there may be. */
const COLUMNS_MET = [
  { each: 1, most: 7 },
  { each: 2, most: 6 },
  { each: 3, most: 5 },
  { each: 6, most: 4 },
  { each: 10, most: 4 },
  { each: 20, most: 4 },
] as const;
/** The last column holds fewer journeys than these, so that the likely numbers are seen. */
const FEW = 0.15;
const sum = (shares: readonly number[]): number => shares.reduce((all, one) => all + one, 0);

/** “3”, “4–5”, and “10+” for the last column, which also holds all above it. */
const countsOf = (from: number, to: number, isOpen: boolean): string =>
  isOpen ? `${from}+` : from === to ? String(from) : `${from}–${to}`;

/** How many journeys have no encounter, one, two …, by columns that show the likely numbers; the last holds all that have more. */
export function encounterColumns({ encounters: { share }, runs }: Forecast): Share[] {
  const some = Math.max(
    1,
    share.findLastIndex((one) => one >= RARE),
  );
  const { each, most } =
    COLUMNS_MET.find((one) => sum(share.slice(one.each * (one.most - 1))) < FEW) ?? COLUMNS_MET[5];
  const shown = Math.min(Math.floor(some / each) + 1, most);
  const parts = Array.from({ length: shown }, (_, index) => {
    const [from, to, isLast] = [index * each, (index + 1) * each - 1, index === shown - 1];
    return {
      label: countsOf(from, to, index === most - 1),
      share: sum(share.slice(from, isLast ? undefined : to + 1)),
    };
  });
  const highest = Math.max(...parts.map((part) => part.share));
  return parts.map((part) => ({
    ...part,
    error: errorOf(part.share, runs),
    isMain: part.share === highest,
  }));
}

/** A share of journeys that ran out of food by a day; the last cell is those that never do. */
export interface FoodCell {
  label: string;
  share: number;
  isBad: boolean;
}
const MOST_FOOD_DAYS = 3;
const MUCH = 0.05;

/** By what day food runs out: the days on which it mostly does, the last ones where it lasts, and those that never go hungry. */
export function foodCells(forecast: Forecast): FoodCell[] {
  const { days, ranOut } = forecast.food;
  const last = Math.max(days.length, forecast.usualDay ?? 1);
  const shown = Math.min(last, MOST_FOOD_DAYS);
  const by = (day: number): number => days.findLast((one) => one.day <= day)?.share ?? 0;
  const within = (from: number): number => by(from + shown - 1) - by(from - 1);
  const starts = Array.from({ length: last - shown + 1 }, (_, index) => index + 1);
  const from = starts.reduce((best, start) => (within(start) >= within(best) ? start : best), 1);
  return [
    ...Array.from({ length: shown }, (_, index) => {
      const share = by(from + index);
      return { label: `day ${from + index}`, share, isBad: share >= MUCH };
    }),
    { label: 'never', share: Math.max(0, 1 - ranOut), isBad: false },
  ];
}

/** Somebody of the party, and how often they come to harm. */
export interface HurtRow<Who> {
  who: Who;
  hurt: number;
  dies: number;
}

/** How often each of the party is hurt and dies, in the order of the party. */
export const hurtRows = <Who extends { id: string }>(
  { hurt, deaths }: Forecast,
  party: readonly Who[],
): HurtRow<Who>[] =>
  party.map((who) => ({ who, hurt: hurt.who[who.id] ?? 0, dies: deaths.who[who.id] ?? 0 }));

/** The same in words, for who does not see the columns: “day 5: 70 %, day 6: 100 %”. */
export const inWords = (shares: readonly Share[]): string =>
  shares.map(({ label, share }) => `${label}: ${percent(share)}`).join(', ');

/** Who is met most often: “The duke’s riders 0.6, A bear 0.4”. */
export const whoIsMet = ({ encounters: { who } }: Forecast, most = 3): string =>
  who
    .slice(0, most)
    .map(({ title, mean }) => `${title} ${mean.toFixed(1)}`)
    .join(', ');

/** A piece of a sentence; what matters in it stands out. */
export interface Said {
  text: string;
  isStrong: boolean;
}

const STRONG = /(\b\d+ of \d+\b|\bday \d+\b|\b(?:all|hardly any|almost all)(?= journeys))/;

/** A sentence in pieces: its counts (“7 of 10”) and days stand out. */
export const stressed = (sentence: string): Said[] =>
  sentence
    .split(STRONG)
    .filter(Boolean)
    .map((text) => ({ text, isStrong: STRONG.test(text) }));

/** “4,200 of 10,000”: how many journeys were played. */
export const ofWanted = (runs: number, wanted: number): string =>
  `${runs.toLocaleString('en')} of ${wanted.toLocaleString('en')}`;

/** What is said once a forecast has ended. */
export function ended(runs: number, wanted: number, sentence: string): string {
  const played = `${runs.toLocaleString('en')} ${runs === 1 ? 'journey' : 'journeys'}`;
  return runs < wanted
    ? `Forecast cancelled after ${played}. ${sentence}`
    : `Forecast of ${played}. ${sentence}`;
}
