import {
  isDrawnFurther,
  landSvg,
  radiusFor,
  subtitleFor,
  type MapDistance,
} from '../../shared/drawing/map/picture.ts';
import { PALETTES } from '../../shared/drawing/map/palette/palettes.ts';
import type { DrawnLand } from '../../shared/drawing/map/scene.ts';
import { seedOf } from '../../shared/drawing/map/seed.ts';
import { knownLand } from '../../shared/hex/knownLand.ts';
import { hexAt } from '../../shared/hex/land.ts';
import type { Game } from '../game/game.ts';
import { openHexHours } from '../queries/view/openHex.ts';

export const MAP_THEMES = ['light', 'dark', 'print'] as const;

export interface MapOptions {
  players?: boolean;
  distance?: MapDistance;
  theme?: (typeof MAP_THEMES)[number];
  /** What is left to chance follows from it; left out, from the name of the land. */
  seed?: number;
}

const NEAR: MapDistance = 'middle';

const landFor = ({ state: { campaign } }: Game, players: boolean): DrawnLand =>
  players ? knownLand(campaign.land) : campaign.land;

/** Whether the land is so large that it is drawn from further away than was asked for. */
export const isMapFurther = (game: Game, { players = false, distance = NEAR }: MapOptions): boolean =>
  isDrawnFurther(landFor(game, players), distance);

/** The land as SVG, for the referee or as the players know it. The same campaign and seed give the same letters. */
export function exportMap(
  game: Game,
  {
    players = false,
    distance = NEAR,
    theme = 'light',
    seed = seedOf(game.state.campaign.land.name),
  }: MapOptions,
): string {
  const {
    state: { campaign },
    system,
  } = game;
  const { land, party } = campaign;
  const shown = landFor(game, players);
  const isShown = (hex: string): boolean => !players || (hexAt(land, hex)?.known ?? false);
  const whose = players ? 'players' : 'referee';
  return landSvg(
    {
      land: shown,
      whose,
      isHatched: false,
      seed,
      palette: PALETTES[theme],
      trail: party.trail.filter(isShown),
      party: party.hex !== null && isShown(party.hex) ? party.hex : undefined,
    },
    radiusFor(shown, distance),
    { name: land.name, subtitle: subtitleFor(whose), hours: openHexHours(campaign, system) },
  );
}
