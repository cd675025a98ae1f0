import type { WeatherChance, WeatherOdds } from '../../shared/time/weatherOdds.ts';

/** How a kind of weather is drawn in a bar. */
type Look = 'hard' | 'fair' | 'wet' | 'white' | 'dim';

const LOOKS: readonly [Look, RegExp][] = [
  ['white', /snow|sleet|ice|frost|hail|blizzard/],
  ['wet', /rain|drizzle|shower|wet|thunder|downpour/],
  ['fair', /fair|clear|sun|dry|warm|hot|mild|fine/],
];

/** By its name: what slows travel is dark, what nobody knows is dim. */
export const lookOf = ({ name, hard }: Pick<WeatherChance, 'name' | 'hard'>): Look =>
  hard ? 'hard' : (LOOKS.find(([, words]) => words.test(name.toLowerCase()))?.[0] ?? 'dim');

/** “fair 60, rain 25, storm 15, which slows travel” */
export const oddsInWords = (odds: WeatherOdds): string =>
  odds.map(({ name, chance, hard }) => `${name} ${chance}${hard ? ', which slows travel' : ''}`).join(', ');

/** What is wrong with odds that were typed: a part without its number, too little or too much; empty where they add up. */
export function oddsFault(odds: readonly Pick<WeatherChance, 'name' | 'chance'>[]): string {
  const unread = odds.find(({ chance }) => chance === 0);
  if (unread) return `“${unread.name.slice(0, 40)}” has no whole number of days. Write it like “fair 50”.`;
  const sum = odds.reduce((all, { chance }) => all + chance, 0);
  if (sum === 100) return '';
  return sum < 100
    ? `That adds up to ${sum}: ${100 - sum} to go.`
    : `That adds up to ${sum}: ${sum - 100} too many.`;
}
