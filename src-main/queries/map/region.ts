import type {
  DueInRegion,
  EncounterFaces,
  InRegion,
  RegionCard,
  RegionLine,
  RegionList,
} from '../../../shared/api.ts';
import { ENTERED, setOutInto } from '../../../shared/campaign/charting/twoHexes.ts';
import { regionForm } from '../../../shared/campaign/commands/places.ts';
import { find } from '../../../shared/campaign/ids.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { statBlockNamed } from '../../../shared/campaign/tables/bestiary.ts';
import { rangesOf } from '../../../shared/campaign/tables/randomTables.ts';
import { seasonNow } from '../../../shared/campaign/tables/weather.ts';
import { groundName, toneOf } from '../../../shared/hex/ground.ts';
import {
  hexAt,
  hexesIn,
  hexesOf,
  stretches,
  type Hex,
  type Land,
  type Region,
} from '../../../shared/hex/land.ts';
import { tallied } from '../../../shared/hex/tallied.ts';
import { TERRAINS, type TerrainId } from '../../../shared/hex/terrain.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { capital, counted, plural, together } from '../../../shared/text/words.ts';
import { dayOf } from '../../../shared/time/calendar.ts';
import { comingUp } from '../../../shared/time/reckoning/comingUp.ts';
import { shortDayIn } from '../../../shared/time/reckoning/dates.ts';
import { HOUR } from '../../../shared/time/scales.ts';
import { weatherIn } from '../../../shared/time/weatherOdds.ts';
import type { Game } from '../../game/game.ts';
import { informed } from '../forms/fieldFacts.ts';
import { dueIn } from './dueThere.ts';
import { lastThrow } from './lastThrow.ts';

const hexesOfRegion = (land: Land, id: string): [string, Hex][] =>
  hexesIn(land, id).flatMap((label): [string, Hex][] => {
    const hex = hexAt(land, label);
    return hex ? [[label, hex]] : [];
  });

const isHere = ({ land, party }: Campaign, id: string): boolean =>
  party.hex !== null && hexAt(land, party.hex)?.region === id;

const lineOf = (
  campaign: Campaign,
  id: string,
  { name }: Region,
  looks: readonly TerrainId[],
): RegionLine => ({
  id,
  name,
  hexes: looks.length,
  looks: tallied(looks)[0]?.[0] ?? null,
  isHere: isHere(campaign, id),
});

/** How the hexes of each region look, in one walk over the land. */
function looksByRegion(land: Land): ReadonlyMap<string, TerrainId[]> {
  const looks = new Map<string, TerrainId[]>();
  for (const [, hex] of hexesOf(land)) {
    const all = looks.get(hex.region ?? '') ?? [];
    all.push(toneOf(land, hex));
    looks.set(hex.region ?? '', all);
  }
  return looks;
}

/** All regions in the order of their names, and the form that adds one. */
export function regionList(game: Game): RegionList {
  const { campaign } = game.state;
  const add = game.offers().find(({ command, needs }) => command.type === 'keep-region' && needs);
  const looks = looksByRegion(campaign.land);
  return {
    regions: Object.entries(campaign.land.regions)
      .map(([id, region]) => lineOf(campaign, id, region, looks.get(id) ?? []))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    add: (add && informed(game, [add])[0]) ?? null,
  };
}

/** Who comes, in words: “1d6 Wolves and Shepherd”. */
const whoInWords = (campaign: Campaign, system: System, who: Region['encounters'][number]['who']): string =>
  together(
    who.map(({ statBlock, count }) => {
      if (count === '1') return statBlock;
      return `${count} ${statBlockNamed(campaign, system, statBlock)?.many ?? plural(statBlock)}`;
    }),
  );

function facesOf(campaign: Campaign, system: System, rows: Region['encounters']): EncounterFaces[] {
  const ranges = rangesOf({ dice: '', rows });
  return rows.map(({ title, who }, index) => {
    const [from = 0, to = 0] = ranges[index] ?? [];
    return { title, who: whoInWords(campaign, system, who), from, to };
  });
}

/** Features and sites by their hexes, and each road or river by its first hex there. */
function insideOf({ land }: Campaign, hexes: readonly [string, Hex][]): InRegion[] {
  const labels = new Set(hexes.map(([label]) => label));
  const features = hexes.flatMap(([hex, { feature }]): InRegion[] =>
    feature ? [{ hex, name: feature.name, what: feature.kind, secret: feature.secret }] : [],
  );
  const named = new Set(features.map(({ hex, name }) => `${hex} ${name}`));
  const sites = Object.values(land.sites).flatMap(({ hex, name }): InRegion[] =>
    labels.has(hex) && !named.has(`${hex} ${name}`) ? [{ hex, name, what: 'site', secret: false }] : [],
  );
  const ways = land.paths.flatMap(({ kind, name, hexes: way }): InRegion[] => {
    const there = [...new Set(way.filter((label) => labels.has(label)))].sort();
    const [hex] = there;
    const called = name || capital(kind === 'paved' ? 'paved road' : kind);
    return hex === undefined
      ? []
      : [{ hex, name: called, what: counted(there.length, 'hex', 'hexes'), secret: false }];
  });
  return [...features, ...sites, ...ways].sort((one, other) => (one.hex < other.hex ? -1 : 1));
}

/** A hex of the commonest terrain that can be walked; undefined where none can. */
function commonHex(id: string, hexes: readonly [string, Hex][]): Pick<Hex, 'terrain' | 'region'> | undefined {
  const [most] = tallied(hexes.flatMap(([, { terrain }]) => (TERRAINS[terrain].barred ? [] : [terrain])));
  return most && { terrain: most[0], region: id };
}

/** The best road that runs between hexes of a region; undefined where none does. */
function bestRoad({ paths }: Land, labels: ReadonlySet<string>): 'paved' | 'road' | undefined {
  const kinds = new Set(
    paths
      .filter(({ hexes }) => stretches(hexes, (label) => labels.has(label)).length > 0)
      .map(({ kind }) => kind),
  );
  return (['paved', 'road'] as const).find((kind) => kinds.has(kind));
}

/** Hours for such a hex, off the roads and on the best of them. */
function travelIn(
  campaign: Campaign,
  { travel }: Pick<System, 'travel'>,
  labels: ReadonlySet<string>,
  common: Pick<Hex, 'terrain' | 'region'>,
): RegionCard['travel'] {
  const hours = (road?: 'road' | 'paved'): number =>
    travel.leg(setOutInto(campaign, common, road), ENTERED).seconds / HOUR;
  const road = bestRoad(campaign.land, labels);
  return [
    { hours: hours(), how: TERRAINS[common.terrain].name },
    ...(road ? [{ hours: hours(road), how: 'by road' }] : []),
  ];
}

/** The odds of the check that comes with such a hex; null where nobody is met there by chance. */
function checkIn(
  campaign: Campaign,
  { odds }: Pick<System, 'odds'>,
  common: Pick<Hex, 'terrain' | 'region'>,
): RegionCard['check'] {
  const found = odds?.(setOutInto(campaign, common), ENTERED);
  return found ? { hits: found.hits, of: found.of, text: found.text } : null;
}

/** So many days ahead, festivals are told. */
const AHEAD = 60;

/** The festivals of a custom calendar that are kept in a region, as the calendar says where. */
function festivalsIn({ calendar, clock }: Campaign, system: System, { name }: Region): DueInRegion[] {
  if (!calendar) return [];
  const place = name.toLowerCase().replace(/^the /, '');
  const today = dayOf(system.calendar, clock);
  return comingUp(calendar, today + 1, AHEAD).flatMap((one) => {
    if (one.kind !== 'festival' || !one.festival.where?.toLowerCase().includes(place)) return [];
    return {
      id: `festival-${one.day}-${one.festival.name}`,
      hex: '',
      label: one.festival.name,
      when: shortDayIn(calendar, one.day),
      secret: one.festival.isHidden === true,
    };
  });
}

function weatherOf(campaign: Campaign, system: System, { weather = [] }: Region): RegionCard['weather'] {
  const now = weatherIn(weather, seasonNow(campaign, system));
  const seasons = new Set(campaign.calendar?.seasons.map(({ name }) => name.toLowerCase()));
  return weather.map((row) => ({
    season: row.season ?? null,
    odds: row.odds,
    isNow: row === now,
    isNever: row.season !== undefined && !seasons.has(row.season.toLowerCase()),
  }));
}

/** Why no encounter can be rolled on the table of a region; empty where one can. */
function noRollOn(game: Game, id: string, { name, encounters }: Region): string {
  const { campaign } = game.state;
  const { party, mode } = campaign;
  if (encounters.length === 0) return 'Its encounter table is empty.';
  if (!isHere(campaign, id)) return `The party is not in ${name}.`;
  if (party.site !== null) return 'The party is inside a site.';
  if (game.can().some(({ type }) => type === 'roll-encounter')) return '';
  return mode.closed ? 'Start the session first.' : 'Only on the road, with no encounter on.';
}

/** All that is kept of a region; null where there is no such region. Throws StoreTrouble. */
export async function regionCard(game: Game, id: string): Promise<RegionCard | null> {
  const { campaign } = game.state;
  const { system } = game;
  const region = find(campaign.land.regions, id);
  if (!region) return null;
  const hexes = hexesOfRegion(campaign.land, id);
  const labels = hexes.map(([label]) => label);
  const inside = new Set(labels);
  const common = commonHex(id, hexes);
  const { aloud = '', secret = '' } = region;
  const [edit, remove] = informed(game, [
    regionForm(id, region),
    { label: `Remove ${region.name}`, command: { type: 'remove-region', region: id } },
  ]);
  if (!edit || !remove) throw new Error('A region has two offers.');
  return {
    ...lineOf(
      campaign,
      id,
      region,
      hexes.map(([, hex]) => toneOf(campaign.land, hex)),
    ),
    dangerous: region.dangerous,
    labels,
    grounds: tallied(hexes.map(([, hex]) => groundName(campaign.land, hex))).map(([name, count]) => ({
      name,
      hexes: count,
    })),
    encounters: facesOf(campaign, system, region.encounters),
    thrown: await lastThrow(game, id, region.encounters),
    check: common ? checkIn(campaign, system, common) : null,
    weather: weatherOf(campaign, system, region),
    season: seasonNow(campaign, system) ?? null,
    aloud,
    secret,
    handout: aloud.trim() && `# ${region.name}\n\n${aloud}`,
    inside: insideOf(campaign, hexes),
    due: [
      ...dueIn(campaign, system, (hex) => inside.has(hex)).map(({ timed: _timed, ...one }) => one),
      ...festivalsIn(campaign, system, region),
    ],
    travel: common ? travelIn(campaign, system, inside, common) : [],
    noRoll: noRollOn(game, id, region),
    edit,
    remove,
  };
}
