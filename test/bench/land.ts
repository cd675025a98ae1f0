import { landSvg } from '../../shared/drawing/map/picture.ts';
import { PALETTES } from '../../shared/drawing/map/palette/palettes.ts';
import { labelOf } from '../../shared/hex/coordinates.ts';
import { LandSchema, type Land } from '../../shared/hex/land.ts';
import { TERRAIN_IDS } from '../../shared/hex/terrain.ts';

/** Terrains in patches of so many hexes, and regions of so many. */
const PATCH = 4;
const REGION = 25;

/**
 * A land of so many hexes on each side, with patches of all terrains, a village in every tenth hex and a town in every fortieth, a road from west to east in every
 * fifth row, and regions.
 */
export function benchLand(side: number): Land {
  const regionAt = (x: number, y: number): string => `r${Math.floor(x / REGION)}-${Math.floor(y / REGION)}`;
  const columns = Array.from({ length: side }, (_, x) =>
    Array.from({ length: side }, (_hex, y) => ({
      terrain: TERRAIN_IDS[(Math.floor(x / PATCH) * 5 + Math.floor(y / PATCH) * 7) % TERRAIN_IDS.length],
      known: true,
      region: regionAt(x, y),
      ...((x * side + y) % 10 === 0
        ? { feature: { kind: (x * side + y) % 40 === 0 ? 'town' : 'village', name: `Place ${x} ${y}` } }
        : {}),
    })),
  );
  const paths = Array.from({ length: Math.floor(side / 5) }, (_, index) => ({
    kind: 'road',
    hexes: Array.from({ length: side }, (_hex, x) => labelOf(x + 1, index * 5 + 1)),
  }));
  const ids = new Set(columns.flatMap((column) => column.map(({ region }) => region)));
  const regions = Object.fromEntries([...ids].map((id) => [id, { name: `Region ${id}` }]));
  return LandSchema.parse({ name: 'Bench', columns, paths, regions });
}

/** The land as SVG, with as much on it as is seen of the whole in 800 pixels. */
export const svgOf = (land: Land): string =>
  landSvg(
    {
      land,
      seed: 1,
      palette: PALETTES.light,
      whose: 'referee',
      isHatched: false,
      trail: [],
      party: undefined,
    },
    5,
  );
