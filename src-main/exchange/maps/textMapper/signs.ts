import type { Feature, LandPath } from '../../../../shared/hex/land.ts';
import type { TerrainId } from '../../../../shared/hex/terrain.ts';

/** What stands on each ground, as SVG paths around the middle of a hex that is 200 wide and 173 high. */
export const GROUND_SIGNS: Readonly<Partial<Record<TerrainId, string>>> = {
  farmland: 'M -45,-10 h 90 M -45,10 h 90 M -45,30 h 90',
  heath: 'M -35,15 l 8,-18 8,18 M 5,-5 l 8,-18 8,18 M 25,30 l 8,-18 8,18',
  moor: 'M -40,0 q 20,-14 40,0 M 0,25 q 20,-14 40,0',
  forest: 'M -40,20 l 20,-45 20,45 z M 0,25 l 20,-45 20,45 z',
  hills: 'M -55,20 q 27,-45 55,0 M -5,25 q 27,-45 55,0',
  jungle: 'M -45,15 l 18,-45 18,45 z M -9,20 l 18,-45 18,45 z M 27,15 l 18,-45 18,45 z',
  mountain: 'M -50,30 l 35,-65 35,65 M 5,5 l 18,-35 32,60',
  swamp: 'M -40,10 h 30 M -25,10 v -20 M 5,30 h 30 M 20,30 v -20',
  desert: 'M -45,15 q 22,-18 45,0 q 22,18 45,0',
  snow: 'M -20,0 h 40 M -10,-17 l 20,34 M 10,-17 l -20,34',
  water: 'M -45,0 q 11,-10 22,0 t 22,0 t 22,0 t 22,0',
};

export const PLACE_SIGNS: Readonly<Record<Feature['kind'], string>> = {
  town: 'M -40,20 v -25 l 12,-14 12,14 v 25 M -8,20 v -40 l 14,-14 14,14 v 40 z M 24,20 v -22 h 18 v 22',
  village: 'M -28,20 v -20 l 14,-14 14,14 v 20 z M 8,20 v -14 l 10,-10 10,10 v 14 z',
  castle: 'M -30,25 v -45 h 10 v 10 h 10 v -10 h 20 v 10 h 10 v -10 h 10 v 45 z',
  tower: 'M -10,25 v -50 h -4 v -10 h 28 v 10 h -4 v 50 z',
  ruin: 'M -30,25 v -35 l 10,8 v -12 l 10,10 M 8,25 v -20 l 8,6 8,-12 v 26',
  cave: 'M -30,25 q 0,-45 30,-45 q 30,0 30,45 z M -12,25 q 0,-22 12,-22 q 12,0 12,22',
  shrine: 'M -25,25 v -25 l 25,-22 25,22 v 25 z M 0,-45 v 22 M -8,-36 h 16',
  bridge: 'M -35,10 q 35,-35 70,0 M -35,22 q 35,-35 70,0',
  camp: 'M -28,22 l 28,-45 28,45 z M -8,22 l 8,-16 8,16',
  monument: 'M -8,25 l 3,-55 h 10 l 3,55 z',
};

export const WAY_SIGNS: Readonly<Record<LandPath['kind'], string>> = {
  road: 'fill="none" stroke="#7a5c34" stroke-width="6" stroke-dasharray="14 10"',
  paved: 'fill="none" stroke="#5b4426" stroke-width="9"',
  river: 'fill="none" stroke="#5f97ab" stroke-width="10" opacity="0.8"',
};
