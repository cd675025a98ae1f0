import { TERRAINS } from '../../hex/terrain.ts';
import { spanInWords } from '../../time/scales.ts';
import { tell } from '../event.ts';
import {
  blankLandLaid,
  hexEntered,
  hexesPainted,
  hexMarked,
  landCharted,
  partyPlaced,
  pathDrawn,
  pathsErased,
  regionKept,
  regionRemoved,
  roadWalked,
  siteKept,
  siteRemoved,
  weatherChanged,
} from '../events/land.ts';
import { lightOfDayChanged } from '../events/time.ts';
import { find } from '../ids.ts';

const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);
const PATHS = { road: 'road', paved: 'paved road', river: 'river' } as const;

/** The words for the land and the way through it. */
export const landTellers = [
  tell(landCharted, ({ land }) => {
    const count = land.columns.reduce((sum, column) => sum + column.filter(Boolean).length, 0);
    return `The land of ${land.name}: ${count} hexes.`;
  }),
  tell(
    blankLandLaid,
    ({ name, columns, rows, terrain }) =>
      `The land of ${name} is laid out: ${columns} by ${rows} hexes of ${TERRAINS[terrain].name}.`,
  ),
  tell(hexMarked, ({ hex }) => `${hex} is marked on the map.`),
  tell(hexesPainted, ({ hexes: painted, terrain, known, region }, { campaign }) => {
    const what = [
      terrain && TERRAINS[terrain].name,
      known !== undefined && (known ? 'known to the players' : 'hidden from the players'),
      region !== undefined && (region ? find(campaign.land.regions, region)?.name : 'of no region'),
    ].filter(Boolean);
    return `${hexes(painted.length)} on the map: ${what.join(', ')}.`;
  }),
  tell(
    pathDrawn,
    ({ path: { kind, hexes: way } }) => `A ${PATHS[kind]} from ${way[0] ?? ''} to ${way.at(-1) ?? ''}.`,
  ),
  tell(pathsErased, ({ hexes: gone }) => `Roads and rivers are taken out of ${hexes(gone.length)}.`),
  tell(regionKept, ({ region }) => `The region ${region.name} is known.`),
  tell(
    regionRemoved,
    ({ id }, { before }) => `The region ${find(before.land.regions, id)?.name ?? id} is no more.`,
  ),
  tell(siteKept, ({ site }) => `The site ${site.name} at ${site.hex} is known.`),
  tell(
    siteRemoved,
    ({ id }, { before }) => `The site ${find(before.land.sites, id)?.name ?? id} is no more.`,
  ),
  tell(partyPlaced, ({ hex }) => `The party is at ${hex}.`),
  tell(lightOfDayChanged, ({ to }) => (to === 'night' ? 'Night falls.' : 'Day breaks.')),
  tell(weatherChanged, ({ name }) => `The weather: ${name}.`),
  tell(
    hexEntered,
    ({ hex, seconds, ground }) => `Into ${hex}, ${ground.join(', ')}: ${spanInWords(seconds)}.`,
  ),
  tell(
    roadWalked,
    ({ to, seconds, left, ground }) =>
      `Towards ${to}, ${ground.join(', ')}: ${spanInWords(seconds)} walked, ${spanInWords(left)} to go.`,
  ),
];
