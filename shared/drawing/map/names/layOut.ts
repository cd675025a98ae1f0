import type { Distance } from '../distance.ts';
import { around, boxAround, SIZE, type Box } from '../geometry.ts';
import type { Bridge, Scene, WayLine } from '../scene.ts';
import { Crowd } from './crowd.ts';
import { placeLabels, usualPlaces, wantedBy } from './labels.ts';
import { placeLandLabels } from './landLabels.ts';
import type { Layout } from './placed.ts';
import { nameRegions } from './regions.ts';
import { placeSigns } from './signs.ts';
import { nameWays } from './wayNames.ts';
import { Ways } from './ways.ts';

/** Half the size of what a bridge covers. */
const BRIDGE = SIZE * 0.17;
/** How far beyond the edge of a picture nothing may stand; a name begins within it, so that it need not be far. */
const BEYOND = SIZE;

/**
 * Where signs and names stand at this distance, so that none covers another or a bridge: first the signs, then the names of regions,
 * which need most room, the referee’s labels, the names of places, and last those of roads and rivers. `edge` is the edge of a picture:
 * no name reaches over it.
 */
export function layOut(
  scene: Scene,
  ways: readonly WayLine[],
  bridges: readonly Bridge[],
  distance: Distance,
  edge?: Box,
): Layout {
  const crowd = new Crowd();
  if (edge) for (const box of around(edge, BEYOND)) crowd.add(box);
  for (const bridge of bridges) crowd.add(boxAround([bridge], BRIDGE));
  const signs = placeSigns(scene, distance);
  for (const { box } of signs) crowd.add(box);
  const wanted = wantedBy(signs, scene, distance);
  const surroundings = { scene, ways: new Ways(ways), usual: usualPlaces(wanted), distance, crowd };
  const regions = nameRegions(surroundings);
  const own = placeLandLabels(surroundings);
  const labels = placeLabels(wanted, surroundings);
  const names = [...regions, ...own, ...nameWays(ways, surroundings)];
  return { signs, labels, names, crowd };
}
