import { toneOf } from '../../../hex/ground.ts';
import { at, type Distance } from '../distance.ts';
import { boxAround, hexUnder, SIZE, type Box, type Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Lettering } from '../../letters/letters.ts';
import { alongBest, boxOfLetter, type Course } from './along.ts';
import type { NameAlong } from './placed.ts';
import { numbersIn } from './numbers.ts';
import { hexIn } from '../ground/terrainAt.ts';
import { relaxed } from '../ground/outlines.ts';
import { outlineOf, placeKey, type Place } from './outline.ts';
import { spelled, type Spelled } from './spelled.ts';
import type { Surroundings } from './surroundings.ts';

/** A region as far as it is shown. */
interface Region {
  key: string;
  name: string;
  places: Place[];
  /** How many of its hexes are water. */
  water: number;
  isSea: boolean;
}

const LETTERING: Record<'region' | 'sea', Lettering> = {
  region: { family: 'serif', isItalic: false, weight: 600 },
  sea: { family: 'serif', isItalic: true, weight: 500 },
};
const FAR = { size: 12, from: 60 };
/** From such a share of water on a region is a sea. */
const SEA = 0.65;
const TRACKING = 0.2;
/** How far within the outline a name may run, in radii; letters keep so far from it against their size. */
const INSETS = [0.34, 0.55, 0.85, 1.3, 2.1] as const;
const CLEAR = 0.75;
/** Of the outlines of a region only the longest are followed, and of very long ones only some parts. */
const MOST_OUTLINES = 4;
const MOST_POINTS = 1200;
/** What costs: outside the region; near its edge on the sea; where the name of a place would stand; a road; each radius from the outline. */
const COSTS = { outside: 60, shore: 20, usual: 45, way: 11, inset: 1.2 };
const MOST = { referee: 200, players: 190 } as const;

const isHexIn = ({ land }: Scene, { column, row }: Place): boolean =>
  hexIn(land, column - 1, row - 1) !== null;

/** All regions that have a name, the largest first; to players only what they know of them. */
function regionsOf({ land, whose }: Scene): Region[] {
  const { regions = {} } = land;
  const found = new Map<string, Region>();
  for (const [x, hexes] of land.columns.entries())
    for (const [y, hex] of hexes.entries()) {
      const key = hex?.region;
      if (!hex || key === undefined || !Object.hasOwn(regions, key)) continue;
      if (whose === 'players' && !hex.known) continue;
      const region = found.get(key) ?? {
        key,
        name: regions[key]?.name ?? '',
        places: [],
        water: 0,
        isSea: true,
      };
      region.places.push({ column: x + 1, row: y + 1 });
      if (toneOf(land, hex) === 'water') region.water += 1;
      // A coast with its islands and a strip of shore is sea.
      region.isSea = region.water > region.places.length * SEA;
      found.set(key, region);
    }
  return [...found.values()].sort((a, b) => b.places.length - a.places.length);
}

/** A name in spaced capitals; null where the region is too small for it. */
function writtenFor({ name, isSea, places }: Region, distance: Distance): Spelled | null {
  if (distance.id === 'far' && places.length <= FAR.from) return null;
  const size = (distance.id === 'far' ? FAR.size : at(distance, 11.5, 16.5, 27)) * distance.pixel;
  const lettering = LETTERING[isSea ? 'sea' : 'region'];
  return spelled(name, { lettering, size, tracking: TRACKING, isCapitals: true });
}

/** A closed line as open ones: beyond its beginning again, or where it is very long some parts of it. */
function opened(loop: readonly Point[]): Point[][] {
  if (loop.length <= MOST_POINTS) return [[...loop, ...loop.slice(0, Math.ceil(loop.length / 2))]];
  const part = MOST_POINTS / 4;
  return Array.from({ length: 4 }, (_, index) => {
    const start = Math.floor(((loop.length - part) * index) / 3);
    return loop.slice(start, start + part);
  });
}

/** Lines within an outline, further and further in. */
function parallels(outline: readonly Point[], size: number, width: number): Course[] {
  const box = boxAround(outline, 0);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  if (Math.hypot(wide, tall) < width) return [];
  const insets = INSETS.map((inset) => Math.max(inset * SIZE, size * CLEAR));
  return [...new Set(insets)]
    .filter((inset) => inset < Math.max(wide, tall) / 2)
    .flatMap((inset) => {
      const moved = outline.map((point, index) => {
        const a = outline[(index + outline.length - 1) % outline.length] ?? point;
        const b = outline[(index + 1) % outline.length] ?? point;
        const share = inset / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
        return { x: point.x - (b.y - a.y) * share, y: point.y + (b.x - a.x) * share };
      });
      return opened(relaxed(moved, 14)).map((points) => ({ points, base: (COSTS.inset * inset) / SIZE }));
    });
}

const cornersOf = ({ left, top, right, bottom }: Box): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
];

/** What it costs that a letter of a region’s name stands at a point. */
function costIn(
  { scene, ways, usual, distance }: Surroundings,
  { places, isSea }: Region,
  { size }: Spelled,
): (point: Point) => number {
  const inside = new Set(places.map(placeKey));
  const isInside = (x: number, y: number): boolean => inside.has(placeKey(hexUnder({ x, y })));
  const isHex = (column: number, row: number): boolean => isHexIn(scene, { column, row });
  const [half, shore] = [size * 0.55, size * 0.7];
  const number = at(distance, 4, 9, 9);
  return ({ x, y }) => {
    const box = { left: x - half, top: y - half, right: x + half, bottom: y + half };
    let cost = 0;
    if (!isInside(x, y)) cost += scene.whose === 'players' ? Infinity : COSTS.outside;
    if (!cornersOf(box).every((corner) => isHexIn(scene, hexUnder(corner)))) cost += COSTS.outside;
    if (isSea)
      for (const [across, down] of [
        [shore, 0],
        [-shore, 0],
        [0, shore],
        [0, -shore],
      ] as const)
        if (!isInside(x + across, y + down)) cost += COSTS.shore;
    if (usual.touches(box)) cost += COSTS.usual;
    if (ways.touches(box)) cost += COSTS.way;
    return cost + number * numbersIn(box, isHex, distance);
  };
}

/**
 * The names of regions along their edges, and into the crowd the boxes of their letters: none meets anything that is there already.
 * A name that would have to cover too much is left out.
 */
export function nameRegions(surroundings: Surroundings): NameAlong[] {
  const { scene, distance, crowd } = surroundings;
  const isFree = (box: Box): boolean => !crowd.touches(box);
  return regionsOf(scene).flatMap((region) => {
    const name = writtenFor(region, distance);
    if (!name) return [];
    const courses = outlineOf(region.places)
      .slice(0, MOST_OUTLINES)
      .flatMap((outline) => parallels(outline, name.size, name.width));
    const costAt = costIn(surroundings, region, name);
    const letters = alongBest(name, courses, { isFree, costAt, most: MOST[scene.whose] });
    if (!letters) return [];
    for (const letter of letters) crowd.add(boxOfLetter(letter, name.lettering));
    return [{ name: region.name, of: region.isSea ? 'sea' : 'region', lettering: name.lettering, letters }];
  });
}
