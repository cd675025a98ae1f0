import type { Feature } from '../../../hex/land.ts';
import { labelOf } from '../../../hex/coordinates.ts';
import { centre, grown, SIZE, type Box } from '../geometry.ts';
import type { Distance } from '../distance.ts';
import type { Scene } from '../scene.ts';
import { Crowd } from './crowd.ts';
import { PLACE_SIZES } from '../symbols/places.ts';
import type { PlacedSign } from './placed.ts';

type Kind = Feature['kind'];

/** The greatest first. */
const RANKED: readonly Kind[] = [
  'town',
  'castle',
  'village',
  'tower',
  'ruin',
  'shrine',
  'bridge',
  'cave',
  'camp',
  'monument',
];
const RANKS = new Map(RANKED.map((kind, rank) => [kind, rank]));
const SEEN_FROM_FAR: readonly Kind[] = ['town', 'castle'];
const FAR_PIXELS = 9;
/** Where signs come too close to each other, the lesser of them are so much smaller. */
const SHRUNK = [1, 0.85, 0.7, 0.55] as const;

/** How large signs are, in units of the drawing. */
function sizeOf({ id, zoom, pixel }: Distance): number {
  if (id === 'far') return FAR_PIXELS * pixel;
  return Math.min(74, Math.max(Math.min(23, SIZE * zoom * 1.3), SIZE * zoom * 0.62)) * pixel;
}

/** How far the ring around a secret place is from it, in pixels. */
const RING = 5;

type Place = Pick<PlacedSign, 'kind' | 'isKnown' | 'isSecret'> & { column: number; row: number };

/** The places that are shown, the greatest first. */
function placesOf({ land, whose }: Scene, { id }: Distance): Place[] {
  const places = land.columns.flatMap((hexes, x) =>
    hexes.flatMap((hex, y): Place[] => {
      if (!hex?.feature) return [];
      const { kind, secret } = hex.feature;
      if (whose === 'players' && (secret || !hex.known)) return [];
      if (id === 'far' && !SEEN_FROM_FAR.includes(kind)) return [];
      return [{ kind, column: x + 1, row: y + 1, isKnown: hex.known, isSecret: secret }];
    }),
  );
  const rank = ({ kind }: Place): number => RANKS.get(kind) ?? RANKS.size;
  return places.sort((a, b) => rank(a) - rank(b));
}

function signAt({ column, row, ...place }: Place, size: number, { pixel }: Distance): PlacedSign {
  const { width, height } = PLACE_SIZES[place.kind];
  const middle = centre(column, row);
  const foot = { x: middle.x, y: middle.y + (height * size) / 2 + SIZE * 0.04 };
  const sign: Box = {
    left: foot.x - (width * size) / 2,
    top: foot.y - height * size,
    right: foot.x + (width * size) / 2,
    bottom: foot.y,
  };
  const box = place.isSecret ? grown(sign, RING * pixel) : sign;
  return { ...foot, ...place, hex: labelOf(column, row), size, box };
}

/**
 * The signs of all places that are shown, the greatest first. None meets another: the lesser are smaller, and left out where even
 * that is too large.
 */
export function placeSigns(scene: Scene, distance: Distance): PlacedSign[] {
  const size = sizeOf(distance);
  const crowd = new Crowd();
  return placesOf(scene, distance).flatMap((place) => {
    for (const share of SHRUNK) {
      const sign = signAt(place, size * share, distance);
      if (crowd.touches(sign.box)) continue;
      crowd.add(sign.box);
      return [sign];
    }
    return [];
  });
}
