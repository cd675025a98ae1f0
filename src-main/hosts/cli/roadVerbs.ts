import { readFile } from 'node:fs/promises';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { demandRoute } from '../../../shared/campaign/route/demand.ts';
import { whereTheyThink } from '../../../shared/hex/mistaken.ts';
import { rewindingDice } from '../../../shared/dice/sources.ts';
import type { Forecast, Mend, RouteCard } from '../../../shared/page/cards/forecastCards.ts';
import { HexLabelSchema } from '../../../shared/hex/land.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import type { Policy } from '../../../shared/road/policy.ts';
import { wayBetween } from '../../../shared/road/ways.ts';
import { demandPolicy, demandTravellers, MOST_RUNS } from '../../forecast/demand.ts';
import { Crew } from '../../forecast/crew.ts';
import { foretell, foretellMends } from '../../forecast/foretell.ts';
import { mendInWords } from '../../forecast/mend.ts';
import { playJourney } from '../../forecast/journey.ts';
import { siteAhead } from '../../forecast/site.ts';
import type { Plan } from '../../forecast/traveller.ts';
import { routesTo } from '../../forecast/routes.ts';
import type { Game } from '../../game/game.ts';
import { WrongUsage } from './exit.ts';
import { openToRead, print } from './folder.ts';
import { untilInterrupted } from './interrupted.ts';
import { forecastPage, sitePage, usedUp, waysPage } from './roadPages.ts';
import { wholeNumber } from './words.ts';

const KINDS = ['quickest', 'safest'] as const;

function hexGiven(text: string, option: string): string {
  if (HexLabelSchema.safeParse(text).success) return text;
  throw new WrongUsage(`${option} takes a hex, as column and row like 0302, not “${text}”.`);
}

function kindsGiven(by: string | undefined): readonly (typeof KINDS)[number][] {
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
    const start = options.from ?? whereTheyThink(campaign.party);
    await print(
      options.json
        ? JSON.stringify({ from: start, to, ways: ways.map(withTotals) })
        : waysPage(campaign, ways),
    );
  });
};

/** A way with the sums that a script wants. */
function withTotals(way: RouteCard): object {
  const { days, seconds } = way.itinerary;
  const nights = days.flatMap(({ night }) => (night && !night.marched ? [night] : []));
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
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw new WrongUsage(`The file ${file} is not JSON.`);
  }
}
