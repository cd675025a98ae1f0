import { readFile } from 'node:fs/promises';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { placeIn } from '../../../shared/campaign/lookup.ts';
import { demandRoute } from '../../../shared/campaign/route/demand.ts';
import { whereTheyThink } from '../../../shared/hex/mistaken.ts';
import { rewindingDice } from '../../../shared/dice/sources.ts';
import type {
  Forecast,
  Mend,
  RoadDay,
  RouteCard,
  SiteForecast,
} from '../../../shared/page/cards/forecastCards.ts';
import { HexLabelSchema } from '../../../shared/hex/land.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import type { Policy } from '../../../shared/road/policy.ts';
import { wayBetween } from '../../../shared/road/ways.ts';
import { counted, together } from '../../../shared/text/words.ts';
import { spanInShort } from '../../../shared/time/scales.ts';
import { demandPolicy, demandTravellers, MOST_RUNS } from '../../forecast/demand.ts';
import { Crew } from '../../forecast/crew.ts';
import { foretell, foretellMends } from '../../forecast/foretell.ts';
import { mendInWords } from '../../forecast/mend.ts';
import { forecastInWords } from '../../forecast/inWords.ts';
import { playJourney } from '../../forecast/journey.ts';
import { siteAhead } from '../../forecast/site.ts';
import type { Plan } from '../../forecast/traveller.ts';
import { routesTo } from '../../forecast/routes.ts';
import type { Game } from '../../game/game.ts';
import { WrongUsage } from './exit.ts';
import { openToRead, print } from './folder.ts';
import { untilInterrupted } from './interrupted.ts';
import { wholeNumber } from './words.ts';

const KINDS = ['quickest', 'safest'] as const;

function hexGiven(text: string, option: string): string {
  if (HexLabelSchema.safeParse(text).success) return text;
  throw new WrongUsage(`${option} takes a hex, as column and row like 0302, not “${text}”.`);
}

function kindsGiven(by: string | undefined): readonly RouteCard['by'][] {
  const kinds = KINDS.filter((one) => by === undefined || one === by);
  if (kinds.length === 0) throw new WrongUsage(`--by takes quickest or safest, not “${by ?? ''}”.`);
  return kinds;
}

/** The ways to a hex, with what they cost. */
export const route = (
  dir: string,
  options: { to: string; from?: string; by?: string; known?: boolean; json?: boolean },
): Promise<void> => {
  const to = hexGiven(options.to, '--to');
  const from = options.from === undefined ? {} : { from: hexGiven(options.from, '--from') };
  const kinds = kindsGiven(options.by);
  return openToRead(dir, async (game) => {
    const { campaign } = game.state;
    const policy = demandPolicy(game.system, {});
    const ways = routesTo(
      game.rulebook,
      campaign,
      { to, ...from, knownOnly: options.known === true },
      kinds,
      policy,
    );
    const start = options.from ?? campaign.party.hex;
    await print(
      options.json
        ? JSON.stringify({ from: start, to, ways: ways.map(withTotals) })
        : ways.map((way) => wayPage(campaign, way)).join('\n\n'),
    );
  });
};

/** A way with the sums that a script wants. */
function withTotals(way: RouteCard): object {
  const { days, seconds } = way.itinerary;
  const nights = days.flatMap(({ night }) => night ?? []);
  return {
    ...way,
    hours: way.seconds / 3600,
    days: days.length,
    nights: { open: nights.filter(({ bed }) => !bed).length, beds: nights.filter(({ bed }) => bed).length },
    food: usedUp(days, 'food'),
    light: usedUp(days, 'lights'),
    itinerary: { ...way.itinerary, hours: seconds / 3600 },
  };
}

function usedUp(days: readonly RoadDay[], what: 'food' | 'lights'): { now: number; left: number } {
  return { now: days[0]?.[what][0] ?? 0, left: days.at(-1)?.[what][1] ?? 0 };
}

function wayPage(campaign: Campaign, { by, hexes, seconds, risk, itinerary, supplies }: RouteCard): string {
  const { days, hungryOn, mouths, portions } = itinerary;
  const to = hexes.at(-1) ?? '';
  const met = `${Math.round(risk * 100)} % chance of an encounter on the road`;
  const head = `${by === 'quickest' ? 'Quickest' : 'Safest'} to ${nameOf(campaign, to)}: ${spanInShort(seconds)} on the road, day ${days.length}; ${met}.`;
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
  const end = night ? `; ${night.bed ? 'a bed in' : 'camp in'} ${nameOf(campaign, night.hex)}` : '';
  return `  Day ${day}: ${walked}${end}`;
}

const nameOf = (campaign: Campaign, hex: string): string => placeIn(campaign, hex) ?? hex;

interface ForecastOptions {
  to?: string;
  along?: string;
  turns?: string;
  known?: boolean;
  runs?: string;
  seed?: string;
  policy?: string;
  json?: boolean;
}

const RUNS = 10_000;

/** What the road ahead is likely to bring. */
export const forecast = async (dir: string, options: ForecastOptions): Promise<void> => {
  const { to, along, turns } = options;
  if (turns !== undefined) return turnsAhead(dir, wholeNumber(turns, '--turns'), options);
  if ((to === undefined) === (along === undefined))
    throw new WrongUsage('Give --to or --along, one of the two.');
  const runs = options.runs === undefined ? RUNS : wholeNumber(options.runs, '--runs');
  if (runs < 1 || runs > MOST_RUNS) throw new WrongUsage(`--runs takes 1 to ${MOST_RUNS}, not ${runs}.`);
  const seed = options.seed === undefined ? 1 : wholeNumber(options.seed, '--seed');
  const wished = options.policy === undefined ? {} : await policyIn(options.policy);
  await openToRead(dir, async (game) => {
    const policy = demandPolicy(game.system, wished);
    const hexes = hexesAsked(game, options);
    const plan = { hexes, policy };
    const { found, mends } = await untilInterrupted(notForetold, (signal) =>
      foretold(game, { plan, seed, runs, isBare: options.json === true || runs === 1 }, signal),
    );
    if (!found) return;
    const commands = runs === 1 ? commandsOf(game, hexes, policy, seed) : [];
    await print(
      options.json
        ? JSON.stringify({ ...found, ...(runs === 1 && { commands }) })
        : [
            forecastPage(game, found),
            ...mends.map((mend) => `  Mended: ${mendInWords(mend)}`),
            ...commands.map((command) => `  ${JSON.stringify(command)}`),
          ].join('\n'),
    );
  });
};

/** A forecast, and what would mend it unless it is to be bare. */
async function foretold(
  { system, state: { campaign } }: Game,
  { plan, seed, runs, isBare }: { plan: Plan; seed: number; runs: number; isBare: boolean },
  signal: AbortSignal,
): Promise<{ found?: Forecast | undefined; mends: Mend[] }> {
  const crew = new Crew();
  try {
    const [found] = await foretell(crew, campaign, { plans: [plan], seed, runs }, signal);
    if (!found || isBare) return { found, mends: [] };
    return { found, mends: await foretellMends(crew, system, campaign, { plan, found }, signal) };
  } finally {
    crew.end();
  }
}

/** What so many more turns in the site are likely to bring. */
async function turnsAhead(
  dir: string,
  turns: number,
  { seed, policy: file, json }: ForecastOptions,
): Promise<void> {
  const wished = file === undefined ? {} : await policyIn(file);
  await openToRead(dir, async (game) => {
    const policy = demandPolicy(game.system, wished);
    const from = seed === undefined ? 1 : wholeNumber(seed, '--seed');
    const found = await siteAhead(game.rulebook, game.state.campaign, { turns, policy, seed: from });
    await print(json ? JSON.stringify(found) : sitePage(found));
  });
}

const sitePage = ({ said, runs, turns, who, hurt, deaths }: SiteForecast): string =>
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

const notForetold = (): Refusal =>
  new Refusal('cancelled', 'The forecast was cancelled. Nothing was changed.');

/** The one journey of a seed, command by command, as `do --seed` plays it. */
function commandsOf(game: Game, hexes: readonly string[], policy: Policy, seed: number): AnyCommand[] {
  const commands: AnyCommand[] = [];
  playJourney(game.rulebook, game.state.campaign, { hexes, policy }, rewindingDice(seed), ({ command }) =>
    commands.push(command),
  );
  return commands;
}

function hexesAsked(
  { state, system }: Game,
  { to, along = '', known = false }: ForecastOptions,
): readonly string[] {
  const { campaign } = state;
  demandTravellers(campaign);
  if (to !== undefined)
    return wayBetween(campaign, system, {
      from: whereTheyThink(campaign.party) ?? '',
      to: hexGiven(to, '--to'),
      by: 'quickest',
      knownOnly: known,
    }).hexes;
  const hexes = along.split(',').map((one) => hexGiven(one.trim(), '--along'));
  demandRoute(campaign, hexes, 'along');
  return hexes;
}

/** The most of a policy’s file: it is a few words. */
const MOST_BYTES = 64 * 1024;

async function policyIn(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new WrongUsage(`The file ${file} can’t be read.`);
  if (text.length > MOST_BYTES) throw new WrongUsage(`The file ${file} is too large for a policy.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new WrongUsage(`The file ${file} is not JSON.`);
  }
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

function forecastPage({ state: { campaign }, system }: Game, forecast: Forecast): string {
  const { runs, seed, hexes, arrival, encounters, nights, food, light, hurt, deaths, error, strayed } =
    forecast;
  const off = (value: number): string => `±${(value * 200).toFixed(1)} %`;
  const names = (who: Readonly<Record<string, number>>): string =>
    Object.entries(who)
      .map(([id, share]) => `${campaign.creatures[id]?.name ?? id} ${percent(share)}`)
      .join(', ');
  return [
    forecastInWords(forecast, nameOf(campaign, hexes.at(-1) ?? '')),
    `${counted(runs, 'journey')} of ${counted(hexes.length, 'hex', 'hexes')}, seed ${seed}; nothing is changed.`,
    `  Arrived by the evening of: ${arrival.map(({ day, share }) => `day ${day} ${percent(share)}`).join(', ') || 'no day'} (${off(error.arrived)})`,
    `  Encounters: ${encounters.mean.toFixed(2)} a journey${
      encounters.who.length > 0
        ? `; ${encounters.who
            .slice(0, 6)
            .map(({ title, mean }) => `${title} ${mean.toFixed(2)}`)
            .join(', ')}`
        : ''
    }`,
    `  Nights: ${nights.mean.toFixed(1)} in the open, ${nights.beds.toFixed(1)} in a bed`,
    ...(system.habits.meal
      ? [
          `  Food: ${percent(food.ranOut)} go hungry (${off(error.food)}); on average ${food.mean.toFixed(1)} left on arrival`,
        ]
      : []),
    `  Light: on average ${light.mean.toFixed(1)} left on arrival`,
    `  Hurt: ${percent(hurt.share)} (${off(error.hurt)})${Object.keys(hurt.who).length > 0 ? `; ${names(hurt.who)}` : ''}`,
    `  Dead: ${percent(deaths.share)} (${off(error.deaths)})${Object.keys(deaths.who).length > 0 ? `; ${names(deaths.who)}` : ''}`,
    ...(strayed > 0 ? [`  Off the way: ${percent(strayed)}`] : []),
  ].join('\n');
}
