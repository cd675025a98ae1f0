import { isDrawnFurther, landSvg, radiusFor, type MapDistance } from '../../../shared/drawing/map/picture.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import { landFor, plateFor, subjectFor } from '../../../shared/drawing/map/subject.ts';
import type { Game } from '../../game/game.ts';
import { openHexHours } from '../../queries/view/openHex.ts';

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
