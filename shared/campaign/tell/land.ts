import { counted } from '../../text/words.ts';
import { groundName } from '../../hex/ground.ts';
import { TERRAINS } from '../../hex/terrain.ts';
import { spanInWords } from '../../time/scales.ts';
import { tell } from '../event.ts';
import {
  hexEntered,
  hexesPainted,
  hexMarked,
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
import { blankLandLaid, landCharted } from '../events/wholeLand.ts';
import { lightOfDayChanged } from '../events/time.ts';
import { find } from '../ids.ts';

const hexes = (count: number): string => counted(count, 'hex', 'hexes');
/** “The party enters 0304, forest (4 h).” */
export const enters = (hex: string, ground: readonly string[], seconds: number): string =>
  `The party enters ${hex}, ${ground.join(', ')} (${spanInWords(seconds)}).`;

/** “The party heads for 0304, forest (4 h; 4 h to go).” */
export const headsFor = (to: string, ground: readonly string[], seconds: number, left: number): string =>
  `The party heads for ${to}, ${ground.join(', ')} (${spanInWords(seconds)}; ${spanInWords(left)} to go).`;

const PATHS = { road: 'Road', paved: 'Paved road', river: 'River' } as const;

/** The words for the land and the way through it. */
export const landTellers = [
  tell(landCharted, ({ land, file, read, merged, grown, around }) => {
    const count = land.columns.reduce((sum, column) => sum + column.filter(Boolean).length, 0);
    if (grown)
      return around
        ? `${hexes(grown.hexes)} grown around what was on the map (seed ${grown.seed}).`
        : `Map grown: ${land.name} (${hexes(grown.hexes)}, seed ${grown.seed}).`;
    if (!file) return `Map added: ${land.name} (${hexes(count)}).`;
    if (!merged) return `Map imported from ${file.name}: ${land.name} (${hexes(read?.hexes ?? count)}).`;
    const ways =
      merged.ways > 0 ? `, ${counted(merged.ways, 'road or river', 'roads and rivers')} changed` : '';
    return `Map updated from ${file.name}: ${hexes(merged.added)} added, ${hexes(merged.changed)} changed${ways}.`;
  }),
  tell(
    blankLandLaid,
    ({ name, columns, rows, terrain }) =>
      `New map: ${name}, ${columns} × ${rows}, all ${TERRAINS[terrain].name}.`,
  ),
  tell(hexMarked, ({ hex, feature }) =>
    feature ? `Place saved: ${feature.name} (${hex}).` : `Hex ${hex} edited.`,
  ),
  tell(hexesPainted, ({ hexes: painted, terrain, own, known, region }, { campaign }) => {
    const what = [
      terrain && groundName(campaign.land, { terrain, own }),
      known !== undefined && (known ? 'on the players’ map' : 'off the players’ map'),
      region !== undefined && (region ? find(campaign.land.regions, region)?.name : 'no region'),
    ].filter(Boolean);
    return `${hexes(painted.length)} painted: ${what.join(', ')}.`;
  }),
  tell(
    pathDrawn,
    ({ path: { kind, hexes: way } }) => `${PATHS[kind]} drawn from ${way[0] ?? ''} to ${way.at(-1) ?? ''}.`,
  ),
  tell(pathsErased, ({ hexes: gone }) => `Roads and rivers erased from ${hexes(gone.length)}.`),
  tell(regionKept, ({ region }) => `Region saved: ${region.name}.`),
  tell(
    regionRemoved,
    ({ id }, { before }) => `Region removed: ${find(before.land.regions, id)?.name ?? id}.`,
  ),
  tell(siteKept, ({ site }) => `Site saved: ${site.name} at ${site.hex}.`),
  tell(siteRemoved, ({ id }, { before }) => `Site removed: ${find(before.land.sites, id)?.name ?? id}.`),
  tell(partyPlaced, ({ hex }) => `The party is at ${hex}.`),
  tell(lightOfDayChanged, ({ to }) => (to === 'night' ? 'Night falls.' : 'Day breaks.')),
  tell(weatherChanged, ({ name, total }) =>
    total === undefined ? `Weather: ${name}.` : `Weather: ${name} (rolled ${total}).`,
  ),
  tell(hexEntered, ({ hex, seconds, ground, believed }) =>
    believed === undefined
      ? enters(hex, ground, seconds)
      : `The party comes to ${hex}, ${ground.join(', ')}, and thinks it is ${believed}.`,
  ),
  tell(roadWalked, ({ to, seconds, left, ground }) => headsFor(to, ground, seconds, left)),
];
