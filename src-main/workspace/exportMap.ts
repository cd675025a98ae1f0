import { landSvg, subtitleFor } from '../../shared/drawing/map/picture.ts';
import { PALETTES } from '../../shared/drawing/map/palette/palettes.ts';
import { seedOf } from '../../shared/drawing/map/seed.ts';
import { knownLand } from '../../shared/hex/knownLand.ts';
import { hexAt } from '../../shared/hex/land.ts';
import type { Game } from '../game/game.ts';
import { openHexHours } from '../queries/view/openHex.ts';

/** How near the eye is on a map that is written: how many pixels the radius of a hex has. */
export const MAP_RADII = { whole: 34, middle: 56, close: 120 } as const;
export type MapDistance = keyof typeof MAP_RADII;

export const MAP_THEMES = ['light', 'dark', 'print'] as const;

export interface MapOptions {
  players?: boolean;
  distance?: MapDistance;
  theme?: (typeof MAP_THEMES)[number];
  /** What is left to chance follows from it; left out, from the name of the land. */
  seed?: number;
}

/** The land as SVG, for the referee or as the players know it. The same campaign and seed give the same letters. */
export function exportMap(
  { state: { campaign }, system }: Game,
  { players = false, distance = 'middle', theme = 'light', seed = seedOf(campaign.land.name) }: MapOptions,
): string {
  const { land, party } = campaign;
  const isShown = (hex: string): boolean => !players || (hexAt(land, hex)?.known ?? false);
  const whose = players ? 'players' : 'referee';
  return landSvg(
    {
      land: players ? knownLand(land) : land,
      whose,
      isHatched: false,
      seed,
      palette: PALETTES[theme],
      trail: party.trail.filter(isShown),
      party: party.hex !== null && isShown(party.hex) ? party.hex : undefined,
    },
    MAP_RADII[distance],
    { name: land.name, subtitle: subtitleFor(whose), hours: openHexHours(campaign, system) },
  );
}
