import { isDrawnFurther, landSvg, radiusFor, type MapDistance } from '../../../shared/drawing/map/picture.ts';
import type { MapFormat } from '../../../shared/campaign/charting/mapFile.ts';
import { knownLand } from '../../../shared/hex/knownLand.ts';
import type { Land } from '../../../shared/hex/land.ts';
import { writeCsvMap } from '../../exchange/maps/csv/write.ts';
import { writeTextMapper } from '../../exchange/maps/textMapper/write.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import { landFor, plateFor, subjectFor } from '../../../shared/drawing/map/subject.ts';
import type { Game } from '../../game/game.ts';
import { openHexHours } from '../../queries/view/openHex.ts';

const WRITERS: Readonly<Record<MapFormat, (land: Land) => string>> = {
  textmapper: writeTextMapper,
  csv: writeCsvMap,
};

/** The land as a text that can be imported again; for players only what they know of it. */
export const mapText = ({ state: { campaign } }: Game, as: MapFormat, players = false): string =>
  WRITERS[as](players ? landForPlayers(campaign.land) : campaign.land);

/** As much of a land as players know. */
function landForPlayers(land: Land): Land {
  const known = knownLand(land);
  return {
    ...known,
    columns: known.columns.map((column) => column.map((hex) => (hex?.known ? hex : null))),
    regions: mapValues(known.regions, ({ name }) => ({ name, dangerous: true, encounters: [] })),
    sites: {},
    terrains: mapValues(known.terrains ?? {}, ({ name, looks, symbols }) => ({
      name,
      looks,
      counts: looks,
      ...(symbols && { symbols }),
    })),
  };
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

export const MAP_THEMES = ['light', 'dark', 'print'] as const;

export interface MapOptions {
  players?: boolean;
  distance?: MapDistance;
  theme?: (typeof MAP_THEMES)[number];
  /** What is left to chance follows from it; left out, from the name of the land. */
  seed?: number;
}

const NEAR: MapDistance = 'middle';
const whoseOf = ({ players }: MapOptions): 'players' | 'referee' => (players ? 'players' : 'referee');

/** Whether the land is so large that it is drawn from further away than was asked for. */
export const isMapFurther = ({ state: { campaign } }: Game, options: MapOptions): boolean =>
  isDrawnFurther(landFor(campaign.land, campaign.party, whoseOf(options)), options.distance ?? NEAR);

/** The land as SVG, for the referee or as the players know it. The same campaign and seed give the same letters. */
export function exportMap({ state: { campaign }, system }: Game, options: MapOptions): string {
  const { distance = NEAR, theme = 'light', seed } = options;
  const { land, party } = campaign;
  const whose = whoseOf(options);
  const subject = subjectFor(land, party, whose, PALETTES[theme], seed);
  const plate = plateFor(land.name, whose, openHexHours(campaign, system));
  return landSvg(subject, radiusFor(subject.land, distance), plate);
}
