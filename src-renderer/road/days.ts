import type { Forecast, GameView, RouteCard } from '../../shared/api.ts';
import { hexAt, placeOf } from '../../shared/hex/land.ts';
import { groundName, toneOf } from '../../shared/hex/ground.ts';
import type { TerrainId } from '../../shared/hex/terrain.ts';
import { HOUR, spanInShort } from '../../shared/time/scales.ts';
import { inHours } from './ways.ts';

type RoadDay = RouteCard['itinerary']['days'][number];
type RoadLeg = RoadDay['legs'][number];
type Land = GameView['land'];

/** A part of a day on the road: a hex, or what is left of the daylight. */
export interface DayPart {
  terrain: TerrainId;
  /** Against the longest day. */
  share: number;
  /** Its hours, where there is room for them: “8 →” of a hex that takes more of the next day, where “→ 8” is the rest. */
  text: string;
  /** The hex takes more of the next day. */
  goesOn: boolean;
}

/** A day of a journey as a row. */
export interface DayRow {
  day: number;
  night: string;
  hex: string;
  bed: boolean;
  /** The night is marched through. */
  marched: boolean;
  arrives: boolean;
  /** How much of the first day is gone already, and how much of each is light: shares of the longest day. */
  gone: number;
  light: number;
  /** How much of it they look for food, before they walk. */
  foraged: number;
  parts: DayPart[];
  walk: string;
  /** The same in words. */
  said: string;
  /** Of the forecast; undefined until it is known. */
  storm: number | undefined;
  met: number | undefined;
  food: string;
  isOut: boolean;
  hungry: boolean;
  lights: string;
}

/** Narrower than this, a part has no room for its hours, or for these with an arrow. */
const ROOM = { hours: 0.085, arrow: 0.2 };

/** “12 → 8”, or “8” where nothing changed. */
export const fromTo = ([from, to]: readonly [number, number]): string =>
  from === to ? String(to) : `${from} → ${to}`;

/** How the day and its light lie: in seconds from dawn. */
export interface Light {
  /** How far the day of setting out is gone. */
  gone: number;
  dusk: number;
}

/** The light of today, from the clock of the table. */
export const lightOf = ({ ofDay, dusk }: Pick<GameView['time'], 'ofDay' | 'dusk'>): Light => ({
  gone: ofDay * 24 * HOUR,
  dusk: dusk * 24 * HOUR,
});

/** Where the night after a day is spent; the last one needs none, since `end` is reached. */
function nightOf(
  land: Land,
  { night }: RoadDay,
  end: string,
): Pick<DayRow, 'night' | 'hex' | 'bed' | 'marched' | 'arrives'> {
  if (!night) return { night: placeOf(land, end), hex: end, bed: false, marched: false, arrives: true };
  const { hex, bed, place, marched = false } = night;
  if (marched) return { night: 'Marching on', hex, bed, marched, arrives: false };
  const there = hexAt(land, hex);
  const camp = place ? `Camp at ${place}` : `Camp, ${there ? groundName(land, there) : hex}`;
  return { night: bed ? `Bed in ${place ?? hex}` : camp, hex, bed, marched, arrives: false };
}

const walked = ({ legs }: RoadDay): number => legs.reduce((sum, { seconds }) => sum + seconds, 0);

/** A hex on a day: its leg, with the hours of all that lead there, and whether some are of the day before or the next one. */
interface Crossing {
  leg: RoadLeg;
  wentOn: boolean;
  goesOn: boolean;
}

/** The hexes of each day. A hex that takes several legs is one. */
function crossingsOf(days: readonly RoadDay[]): Crossing[][] {
  let before: RoadLeg | undefined;
  return days.map(({ legs }) => {
    const crossings: Crossing[] = [];
    for (const leg of legs) {
      const isSame = before?.arrived === false && before.to === leg.to;
      const held = isSame ? crossings.pop() : undefined;
      crossings.push({
        leg: { ...leg, seconds: leg.seconds + (held?.leg.seconds ?? 0) },
        wentOn: held?.wentOn ?? isSame,
        goesOn: !leg.arrived,
      });
      before = leg;
    }
    return crossings;
  });
}

function partOf(land: Land, { leg, wentOn, goesOn }: Crossing, longest: number): DayPart {
  const share = leg.seconds / longest;
  const hours = inHours(leg.seconds);
  const withArrows = [wentOn && '→', hours, goesOn && '→'].filter(Boolean).join(' ');
  return {
    terrain: toneOf(land, leg),
    share,
    text: share >= ROOM.arrow ? withArrows : share >= ROOM.hours ? hours : '',
    goesOn,
  };
}

/** “swamp 0309 8 h so far”, and on the next day “on through swamp 0309 8 h”. */
const crossingInWords = (land: Land, { leg, wentOn, goesOn }: Crossing): string =>
  `${wentOn ? 'on through ' : ''}${groundName(land, leg)} ${leg.to} ${spanInShort(leg.seconds)}${goesOn ? ' so far' : ''}`;

/** What the hours of a day go into, in words and in order. */
const hoursInWords = (land: Land, foraged: number, crossings: readonly Crossing[]): string =>
  [
    ...(foraged > 0 ? [`looking for food ${spanInShort(foraged)}`] : []),
    ...crossings.map((one) => crossingInWords(land, one)),
  ].join(', ');

/** The days of a way as rows; days are as long as the light lasts, or as the longest walk. */
export function dayRows(
  land: Land,
  { itinerary }: Pick<RouteCard, 'itinerary'>,
  forecast: Forecast | undefined,
  light: Light,
): DayRow[] {
  const spent = (day: RoadDay): number => day.foraged + walked(day);
  // On a day on which nothing is done nothing is drawn after what is gone: there it ends with the light.
  const goneOn = (day: RoadDay): number =>
    day.day > 1 ? 0 : spent(day) > 0 ? light.gone : Math.min(light.gone, light.dusk);
  const longest = Math.max(light.dusk, ...itinerary.days.map((day) => goneOn(day) + spent(day)), 1);
  const crossings = crossingsOf(itinerary.days);
  // Who walks through a night may arrive on a day on which no leg begins.
  const end = itinerary.days.flatMap(({ legs }) => legs).at(-1)?.to ?? '';
  return itinerary.days.map((day, index) => {
    const isLast = index === itinerary.days.length - 1;
    const expected = forecast?.days.find((one) => one.day === day.day);
    const sum = walked(day);
    return {
      day: day.day,
      ...nightOf(land, day, end),
      gone: goneOn(day) / longest,
      light: light.dusk / longest,
      foraged: day.foraged / longest,
      parts: (crossings[index] ?? []).map((one) => partOf(land, one, longest)),
      walk: `${inHours(sum)} h`,
      said: hoursInWords(land, day.foraged, crossings[index] ?? []),
      storm: expected?.storm,
      met: expected?.met,
      food: fromTo(day.food),
      // Who arrives with the last of it has had enough.
      isOut: day.hungry || (day.food[1] === 0 && !isLast),
      hungry: day.hungry,
      lights: fromTo(day.lights),
    };
  });
}

/** What the days count from and leave out: “if nothing comes between”, and when most arrive where that is another day. */
export function daysInWords(
  rows: readonly DayRow[],
  forecast: Pick<Forecast, 'usualDay'> | undefined,
): string {
  const day = forecast?.usualDay ?? null;
  const other = day !== null && day !== rows.length ? `; the forecast’s usual day of arrival is ${day}` : '';
  return `day 1 is today; if nothing comes between${other}`;
}

/** Whether a hex of these takes more than its day. */
export const goOn = (rows: readonly DayRow[]): boolean =>
  rows.some(({ parts }) => parts.some(({ goesOn }) => goesOn));

/** Whether a day of these has hours after dark, which are drawn then. */
export const hasDark = (rows: readonly DayRow[]): boolean =>
  rows.some(({ light, gone }) => light < 1 || gone >= light);

/** The kinds of ground on a way by their names, each with the terrain that it looks like, in the order in which they are met first. */
export const groundsOf = (land: Land, { itinerary }: Pick<RouteCard, 'itinerary'>): Map<string, TerrainId> =>
  new Map(
    itinerary.days.flatMap(({ legs }) => legs.map((leg) => [groundName(land, leg), toneOf(land, leg)])),
  );

/**
 * Where nights are spent, for the map: those in one hex in a row share a sign, those that are marched through have none. The last
 * is the end of the way.
 */
export function nightSigns(rows: readonly DayRow[]): { hex: string; text: string; bed: boolean }[] {
  const signs: { hex: string; from: number; to: number; bed: boolean }[] = [];
  for (const { day, hex, bed } of rows.filter(({ marched }) => !marched)) {
    const last = signs.at(-1);
    if (last?.hex === hex) last.to = day;
    else signs.push({ hex, from: day, to: day, bed });
  }
  return signs.map(({ hex, from, to, bed }) => ({
    hex,
    bed,
    text: from === to ? String(from) : `${from}–${to}`,
  }));
}
