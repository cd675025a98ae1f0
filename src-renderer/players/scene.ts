import type { PlayersTime } from '../../shared/players.ts';

/** What falls from the sky or hangs in it, by the words of the weather; the worse first. */
const SKIES: readonly (readonly [sky: string, words: RegExp])[] = [
  ['snow', /snow|blizzard|sleet|hail/i],
  ['rain', /rain|storm|shower|thunder|drizzle|downpour|wet|harsh|inclement|foul/i],
  ['fog', /fog|mist|haze|smoke/i],
  ['cloud', /cloud|overcast|grey|gray|dull|wind|gale/i],
];

/** Snow, rain, fog, cloud or a clear sky. */
export const skyOf = (weather: string): string =>
  SKIES.find(([, words]) => words.test(weather))?.[0] ?? 'clear';

/** As much of a day as dawn and dusk colour the sky. */
const TWILIGHT = 0.06;

/** Dawn, day, dusk or night. The day of the clock begins at dawn. */
export function hourOf({ ofDay, dusk }: Pick<PlayersTime, 'ofDay' | 'dusk'>): string {
  if (ofDay < TWILIGHT) return 'dawn';
  if (ofDay < dusk - TWILIGHT) return 'day';
  return ofDay < dusk + TWILIGHT / 2 ? 'dusk' : 'night';
}

interface Ridge {
  high: number;
  waves: number;
  /** How jagged it is, from round to peaks. */
  sharp: number;
}
const RIDGES: Record<string, Ridge> = {
  mountain: { high: 120, waves: 5, sharp: 1 },
  snow: { high: 110, waves: 5, sharp: 1 },
  hills: { high: 52, waves: 7, sharp: 0 },
  forest: { high: 30, waves: 46, sharp: 0.8 },
  jungle: { high: 38, waves: 30, sharp: 0.4 },
  water: { high: 3, waves: 20, sharp: 0 },
};
const FLAT: Ridge = { high: 22, waves: 6, sharp: 0 };

/** The line of the land against the sky on a field of 1280 by 800, for one of three distances. */
export function ridge(terrain: string, distance: 0 | 1 | 2): string {
  const { high, waves, sharp } = RIDGES[terrain] ?? FLAT;
  const base = 300 + distance * 62;
  const size = high * (1 - distance * 0.28);
  const points = Array.from({ length: 161 }, (_, step) => {
    const at = (step / 160) * waves * Math.PI * 2 * (1 + distance * 0.3) + distance * 2.1;
    const round = Math.sin(at) * 0.55 + Math.sin(at * 0.37 + 1) * 0.45;
    const peak = Math.abs(((at / Math.PI) % 2) - 1) * 1.6 - 0.8 + Math.sin(at * 0.23) * 0.4;
    return `L${step * 8} ${(base - size * (round * (1 - sharp) + peak * sharp)).toFixed(1)}`;
  });
  return `M0 800${points.join('')}L1280 800Z`;
}

/** Places that look scattered and are the same every time, on a field of 1280 by 800. */
export const scattered = (count: number): { x: number; y: number; size: number }[] =>
  Array.from({ length: count }, (_, index) => ({
    x: ((index * 0.61803398875) % 1) * 1280,
    y: ((index * 0.7548776662) % 1) * 800,
    size: (index * 0.5698402909) % 1,
  }));
