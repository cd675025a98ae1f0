import { z } from 'zod';

/** One kind of weather: what it is called, whether it slows travel, and on how many days of a hundred it comes. */
const WeatherChanceSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'the weather needs a name')
    .max(40, 'the name of a weather can have at most 40 characters')
    .regex(
      /^[^,;!\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u,
      'the name of a weather can’t have commas, semicolons or exclamation marks',
    ),
  hard: z.boolean().default(false),
  chance: z.int().min(1, 'a chance is at least 1').max(100, 'a chance is at most 100'),
});
export type WeatherChance = z.infer<typeof WeatherChanceSchema>;

const MOST_WEATHERS = 12;

/** What the chances come to. */
const sumOf = (odds: readonly Pick<WeatherChance, 'chance'>[]): number =>
  odds.reduce((sum, { chance }) => sum + chance, 0);

const differ = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

/** How often each kind of weather comes in a hundred days; the chances add up to 100. */
export const WeatherOddsSchema = z
  .array(WeatherChanceSchema)
  .min(1, 'the weather has no odds')
  .max(MOST_WEATHERS, `there can be at most ${MOST_WEATHERS} kinds of weather`)
  .refine((odds) => sumOf(odds) === 100, {
    error: ({ input }) => `the chances add up to ${sumOf(input as WeatherChance[])}; they must add up to 100`,
  })
  .refine((odds) => differ(odds.map(({ name }) => name)), 'two kinds of weather have the same name');
export type WeatherOdds = z.infer<typeof WeatherOddsSchema>;

const SeasonSchema = z.string().trim().min(1, 'a season needs a name').max(40);
const ALL_YEAR = '';

/** The odds of a place by season; those without a season hold all year, wherever a season has none of its own. */
export const WeatherBySeasonSchema = z
  .array(z.strictObject({ season: SeasonSchema.optional(), odds: WeatherOddsSchema }))
  .max(20, 'weather can be written for at most 20 seasons')
  .refine(
    (rows) => differ(rows.map(({ season = ALL_YEAR }) => season)),
    'a season can have its weather only once',
  );
export type WeatherBySeason = z.infer<typeof WeatherBySeasonSchema>;

/** The row that holds in a season: its own, else that of the whole year; undefined where there is neither. */
export function weatherIn<Row extends { season?: string | undefined }>(
  rows: readonly Row[],
  season: string | undefined,
): Row | undefined {
  const called = season?.toLowerCase();
  return (
    rows.find((row) => called !== undefined && row.season?.toLowerCase() === called) ??
    rows.find((row) => row.season === undefined)
  );
}

/** The weather of a face of a d100, the odds laid out in their order. */
export function weatherOn(odds: WeatherOdds, face: number): WeatherChance {
  let left = face;
  for (const one of odds) {
    left -= one.chance;
    if (left <= 0) return one;
  }
  throw new Error(`The odds of the weather end before ${face}.`);
}

/** The odds on one line as they are typed: “fair 40, rain 40, storm! 20”, where “!” marks what slows travel. */
export const writeWeather = (odds: WeatherOdds): string =>
  odds.map(({ name, hard, chance }) => `${name}${hard ? '!' : ''} ${chance}`).join(', ');

const WEATHER = /^(\S.*) (\d{1,3})$/;

/** Reads a line that was typed, as far as it goes; a part without its chance has none. Commas of a list may end it. */
export function readWeather(line: string): { name: string; hard: boolean; chance: number }[] {
  return line
    .split(/[,;]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').replaceAll(' !', '!').replace(/ ?%$/, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [, named = part, chance = '0'] = WEATHER.exec(part) ?? [];
      const hard = named.endsWith('!');
      return { name: hard ? named.slice(0, -1).trim() : named, hard, chance: Number(chance) };
    });
}

/** Odds by which the likeliest weather always comes; of two that are as likely the first. */
export function certain(odds: WeatherOdds): WeatherOdds {
  const [first, ...others] = odds;
  if (!first) return odds;
  const likeliest = others.reduce((most, one) => (one.chance > most.chance ? one : most), first);
  return [{ ...likeliest, chance: 100 }];
}
