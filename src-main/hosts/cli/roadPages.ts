import { placeIn } from '../../../shared/campaign/lookup.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Forecast, RoadDay, RouteCard, SiteForecast } from '../../../shared/page/cards/forecastCards.ts';
import { capital, counted, together } from '../../../shared/text/words.ts';
import { hoursInShort, spanInShort } from '../../../shared/time/scales.ts';
import { forecastInWords } from '../../forecast/inWords.ts';
import { differentWays } from '../../forecast/routes.ts';
import type { Game } from '../../game/game.ts';

/** So many kinds of strangers are named. */
const MOST_MET = 6;

/** What of food or light there is at the beginning, and at the end. */
export function usedUp(days: readonly RoadDay[], what: 'food' | 'lights'): { now: number; left: number } {
  return { now: days[0]?.[what][0] ?? 0, left: days.at(-1)?.[what][1] ?? 0 };
}

/** Ways to a hex, each with what it costs day by day. */
export const waysPage = (campaign: Campaign, ways: readonly RouteCard[]): string =>
  differentWays(ways)
    .map(({ way, kinds }) => wayPage(campaign, way, capital(kinds.join(' and '))))
    .join('\n\n');

function wayPage(
  campaign: Campaign,
  { hexes, seconds, risk, itinerary, supplies }: RouteCard,
  called: string,
): string {
  const { arrives, days, hungryOn, mouths, portions } = itinerary;
  const to = hexes.at(-1) ?? '';
  const there = `${arrives ? 'there on' : 'not there by'} day ${days.length}`;
  const met = `${Math.round(risk * 100)} % chance of an encounter on the road`;
  const head = `${called} to ${nameOf(campaign, to)}: ${hoursInShort(seconds)} on the road, ${there}; ${met}.`;
  const [food, light] = [usedUp(days, 'food'), usedUp(days, 'lights')];
  const short =
    hungryOn === null
      ? []
      : [
          `  Food runs out on day ${hungryOn}.${
            supplies.length > 0
              ? ` It could be had in ${together(supplies.map(({ place, day }) => `${place} (day ${day})`))}.`
              : ''
          }`,
        ];
  return [
    head,
    ...days.map((day) => dayLine(campaign, day)),
    ...(mouths > 0
      ? [
          `  ${counted(food.now, 'portion')} of food now, ${food.left} left on arrival${portions === 'average' ? ', on average: dice wear them down' : ''}.`,
        ]
      : []),
    ...short,
    `  ${counted(light.now, 'light')} now, ${light.left} left on arrival.`,
  ].join('\n');
}

function dayLine(campaign: Campaign, { day, legs, night }: RoadDay): string {
  const walked = legs.map(({ to, seconds }) => `${to} (${spanInShort(seconds)})`).join(', ') || 'no road';
  const stay = night?.marched ? 'through the night to' : night?.bed ? 'a bed in' : 'camp in';
  const end = night ? `; ${stay} ${nameOf(campaign, night.hex)}` : '';
  return `  Day ${day}: ${walked}${end}`;
}

const nameOf = (campaign: Campaign, hex: string): string => placeIn(campaign, hex) ?? hex;

/** What so many more turns in a site are likely to bring. */
export const sitePage = ({ said, runs, turns, who, hurt, deaths }: SiteForecast): string =>
  [
    said,
    `Played ${runs} times; nothing is changed.`,
    ...turns.map(
      ({ turn, met, lit }) => `  Turn ${turn}: ${percent(met)} have met someone, ${percent(lit)} have light`,
    ),
    ...(who.length > 0
      ? [`  Who: ${who.map(({ title, mean }) => `${title} ${mean.toFixed(2)}`).join(', ')}`]
      : []),
    `  Hurt: ${percent(hurt)}; dead: ${percent(deaths)}`,
  ].join('\n');

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** A forecast, in words first, and its figures with their errors. */
export function forecastPage({ state: { campaign }, system }: Game, forecast: Forecast): string {
  const { runs, seed, hexes, arrival, encounters, nights, food, light, hurt, deaths, error, strayed } =
    forecast;
  /** Of one journey, which has no error, nothing. */
  const off = (value: number): string => (runs === 1 ? '' : ` (±${(value * 200).toFixed(1)} %)`);
  const unnamed = encounters.who.length - MOST_MET;
  const others = unnamed > 0 ? `, and ${unnamed} more` : '';
  const names = (who: Readonly<Record<string, number>>): string =>
    Object.entries(who)
      .sort(([, one], [, other]) => other - one)
      .map(([id, share]) => `${campaign.creatures[id]?.name ?? id} ${percent(share)}`)
      .join(', ');
  return [
    forecastInWords(forecast, nameOf(campaign, hexes.at(-1) ?? '')),
    `${counted(runs, 'journey')} of ${counted(hexes.length, 'hex', 'hexes')}, seed ${seed}; nothing is changed.`,
    `  Arrived by the evening of: ${arrival.map(({ day, share }) => `day ${day} ${percent(share)}`).join(', ') || 'no day'}${off(error.arrived)}`,
    `  Encounters: ${encounters.mean.toFixed(2)} a journey${
      encounters.who.length > 0
        ? `; ${encounters.who
            .slice(0, MOST_MET)
            .map(({ title, mean }) => `${title} ${mean.toFixed(2)}`)
            .join(', ')}${others}`
        : ''
    }`,
    `  Nights: ${nights.mean.toFixed(1)} in the open, ${nights.beds.toFixed(1)} in a bed`,
    ...(system.habits.meal
      ? [
          `  Food: ${percent(food.ranOut)} go hungry${off(error.food)}; on average ${food.mean.toFixed(1)} left on arrival`,
        ]
      : []),
    `  Light: on average ${light.mean.toFixed(1)} left on arrival`,
    `  Hurt: ${percent(hurt.share)}${off(error.hurt)}${Object.keys(hurt.who).length > 0 ? `; ${names(hurt.who)}` : ''}`,
    `  Dead: ${percent(deaths.share)}${off(error.deaths)}${Object.keys(deaths.who).length > 0 ? `; ${names(deaths.who)}` : ''}`,
    ...(system.habits.flee ? [] : ['  Those who run get away: the rules leave that to you.']),
    ...(strayed > 0 ? [`  Off the way: ${percent(strayed)}`] : []),
  ].join('\n');
}
