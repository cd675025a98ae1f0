import type { Forecast, ForecastView, GameView, Offer, Policy, RouteCard } from '../../shared/api.ts';
import { percent } from '../../shared/drawing/chart/columns.ts';
import type { RouteLook } from '../../shared/drawing/map/layers/route.ts';
import { groundName } from '../../shared/hex/ground.ts';
import { hexAt, placeOf } from '../../shared/hex/land.ts';
import { headingFor } from '../../shared/hex/mistaken.ts';
import { TERRAINS } from '../../shared/hex/terrain.ts';
import { capital, counted, together } from '../../shared/text/words.ts';
import { HOUR } from '../../shared/time/scales.ts';
import { isSamePolicy } from './policy.ts';

type Land = GameView['land'];

/** A way that is compared with others. */
export interface Way extends RouteCard {
  name: string;
  /** How it is drawn while another one is chosen. */
  look: Exclude<RouteLook, 'chosen'>;
}

const wayOf = ({ hexes }: Pick<RouteCard, 'hexes'>): string => hexes.join(' ');

/** The neighbour to set out for on a way: who is astray goes as if from where they think they are. */
export const firstStep = ({ party }: GameView, way: Way | undefined): string | undefined =>
  way?.hexes[0] === undefined ? undefined : headingFor(party, way.hexes[0]);

/** What has to be done before the party can set out, the first that is offered. */
const BEFORE: ReadonlySet<string> = new Set(['open-session', 'leave-site']);

/** Whether the party stays where it is for the night before the first leg, as its policy has it. */
function staysFirst({ time }: GameView, way: Way): boolean {
  const today = way.itinerary.days[0];
  return time.light === 'night' && today?.legs.length === 0 && today.night !== null;
}

/**
 * What comes first on a way of those offers: the night, where the policy spends it here, its first leg, or what has to be done
 * before it; undefined where nothing can be.
 */
export function firstAct(table: GameView, way: Way | undefined, offers: readonly Offer[]): Offer | undefined {
  const to = firstStep(table, way);
  if (to === undefined || !way) return undefined;
  const nights = staysFirst(table, way) ? offers.filter(({ opens }) => opens === 'night') : [];
  const night = nights.find(({ main }) => main) ?? nights[0];
  if (night) return night;
  const leg = offers.find(({ command: { type, to: next } }) => type === 'travel' && next === to);
  return leg ?? offers.find(({ command }) => BEFORE.has(command.type));
}

/** Whether a way to a hex can be asked for: the party is on the road, elsewhere, and the hex can be walked. */
export function canPlanTo({ land, party, encounter, fight, downtime }: GameView, hex: string): boolean {
  const terrain = hexAt(land, hex)?.terrain;
  const isBusy = Boolean(encounter ?? fight ?? downtime);
  return (
    !isBusy && party.hex !== null && hex !== party.hex && terrain !== undefined && !TERRAINS[terrain].barred
  );
}

/** “By Greywick and 0707”, “By 4 stops”. */
function nameByStops(land: Land, stops: readonly string[]): string {
  const names = stops.map((hex) => placeOf(land, hex));
  return `By ${names.length > 2 ? counted(names.length, 'stop') : together(names)}`;
}

/**
 * The ways to compare, at most three: by the stops that were chosen or else the route that is kept, the quickest of all and the
 * safest of all. What is the same way stands once.
 */
export function waysOf(
  land: Land,
  stops: readonly string[],
  byStops: readonly RouteCard[],
  direct: readonly RouteCard[],
): Way[] {
  const best = direct.flatMap(({ by, ...card }) => (by === 'kept' ? [] : [{ ...card, by }]));
  const kept = direct.find(({ by }) => by === 'kept');
  const [own, name] = stops.length > 0 ? [byStops[0], nameByStops(land, stops)] : [kept, 'Kept route'];
  const first: Way[] = own ? [{ ...own, name, look: 'quickest' }] : [];
  const taken = new Set(first.map(wayOf));
  const isOnly = best.length === 1;
  return [
    ...first,
    ...best
      .filter((card) => !taken.has(wayOf(card)))
      .map((card): Way => ({
        ...card,
        name: isOnly ? 'Quickest and safest' : capital(card.by),
        look: card.by,
      })),
  ];
}

/** The way that is shown where nobody chose one: that by the stops, or else the party’s route, or else the quickest. */
export function usualWay(
  ways: readonly Way[],
  stops: readonly string[],
  route: GameView['route'],
): Way | undefined {
  const kept = ways.find(({ hexes }) => hexes.join() === route?.hexes.join());
  return stops.length > 0 ? ways[0] : (kept ?? ways[0]);
}

const MOST_KINDS = 2;
const ROADS = { road: 'road', paved: 'paved way' } as const;

/** “road, plain · 2 nights out, 1 bed”: what is walked on most, and where the nights are spent. */
export function wayInWords(land: Land, { itinerary: { days } }: Pick<RouteCard, 'itinerary'>): string {
  const spent = new Map<string, number>();
  for (const leg of days.flatMap(({ legs }) => legs)) {
    const kind = leg.road ? ROADS[leg.road] : groundName(land, leg);
    spent.set(kind, (spent.get(kind) ?? 0) + leg.seconds);
  }
  const kinds = [...spent].sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
  const nights = days.flatMap(({ night }) => night ?? []);
  const beds = nights.filter(({ bed }) => bed).length;
  const marched = nights.filter((night) => night.marched).length;
  const out = nights.length - beds - marched;
  const spentSo = [
    ...(out > 0 ? [`${counted(out, 'night')} out`] : []),
    ...(beds > 0 ? [counted(beds, 'bed')] : []),
    ...(marched > 0 ? [`${counted(marched, 'night')} of marching`] : []),
  ];
  return [kinds.slice(0, MOST_KINDS).join(', '), spentSo.join(', ') || 'no night']
    .filter(Boolean)
    .join(' · ');
}

/** Hours as people write them: “4”, “4½” is written “4.5”. */
export const inHours = (seconds: number): string => String(Math.round((seconds / HOUR) * 2) / 2);

/** One of the four figures of a way. */
export interface Figure {
  label: string;
  value: string;
  isBad: boolean;
}

/** Above this share of journeys harm is what one has to expect. */
const BAD = 0.5;
const UNKNOWN = '…';

/** What a way takes and brings: of the itinerary at once, of the forecast as it comes. */
export function figuresOf(way: Way, forecast: Forecast | undefined): Figure[] {
  const { itinerary, seconds } = way;
  const day = forecast ? forecast.usualDay : itinerary.arrives ? itinerary.days.length : undefined;
  const arrives = forecast ? forecast.arrived > 0 : itinerary.arrives;
  return [
    { label: 'hours', value: inHours(seconds), isBad: false },
    { label: 'arrive', value: arrives ? `day ${day}` : 'never', isBad: !arrives },
    { label: 'met', value: forecast ? forecast.encounters.mean.toFixed(1) : UNKNOWN, isBad: false },
    {
      label: 'hurt',
      value: forecast ? percent(forecast.hurt.share) : UNKNOWN,
      isBad: (forecast?.hurt.share ?? 0) >= BAD,
    },
  ];
}

/** What was foretold of a way under a policy; undefined where nothing was yet. */
export function forecastOf(
  foretold: ForecastView | null | undefined,
  way: Pick<RouteCard, 'hexes'> | undefined,
  policy: Policy,
): ForecastView['ways'][number] | undefined {
  if (!way) return undefined;
  return foretold?.ways.find(
    (one) => one.runs > 0 && wayOf(one) === wayOf(way) && isSamePolicy(one.policy, policy),
  );
}

/** What is written beside a way on the map: “quickest: 35 h, 3 days”. */
export const tagOf = (way: Way, isChosen: boolean): string =>
  `${isChosen ? 'chosen' : way.name.toLowerCase()}: ${inHours(way.seconds)} h, ${counted(way.itinerary.days.length, 'day')}`;
