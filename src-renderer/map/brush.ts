import type { Command, GameView } from '../../shared/api.ts';
import { hexesAround, lineBetween } from '../../shared/hex/coordinates.ts';
import { hexAt, sameGround } from '../../shared/hex/land.ts';
import type { TerrainId } from '../../shared/hex/terrain.ts';

export type ToolId =
  | 'ground'
  | 'fill'
  | 'road'
  | 'paved'
  | 'river'
  | 'erase'
  | 'region'
  | 'known'
  | 'hidden'
  | 'place';

/** What the hand holds while the map is painted. */
export interface Brush {
  tool: ToolId;
  terrain: TerrainId;
  /** The region that is painted; null takes hexes out of theirs. */
  region: string | null;
  /** Hexes around the one under the brush: 0 is that one alone. */
  radius: number;
}

type Land = GameView['land'];

/** How a tool works: what it touches at a hex, and the command that a whole stroke is. */
interface Tool {
  name: string;
  /** A line from hex to hex, and not an area. */
  isLine?: true;
  /** Painted with a broader brush too. */
  isBroad?: true;
  touches: (land: Land, hex: string, brush: Brush) => string[];
  /** Undefined where a form asks for the rest. */
  command?: (hexes: string[], brush: Brush) => Command;
}

const broad: Tool['touches'] = (_land, hex, { radius }) => hexesAround(hex, radius);
const alone: Tool['touches'] = (_land, hex) => [hex];
const way = (kind: 'road' | 'paved' | 'river', name: string): Tool => ({
  name,
  isLine: true,
  touches: alone,
  command: (hexes) => ({ type: 'draw-path', kind, hexes }),
});

export const TOOLS: Record<ToolId, Tool> = {
  ground: {
    name: 'Terrain',
    isBroad: true,
    touches: broad,
    command: (hexes, { terrain }) => ({ type: 'paint-hexes', hexes, terrain }),
  },
  fill: {
    name: 'Fill',
    touches: (land, hex) => sameGround(land, hex),
    command: (hexes, { terrain }) => ({ type: 'paint-hexes', hexes, terrain }),
  },
  road: way('road', 'Road'),
  paved: way('paved', 'Paved road'),
  river: way('river', 'River'),
  erase: {
    name: 'Erase roads and rivers',
    isBroad: true,
    touches: broad,
    command: (hexes) => ({ type: 'erase-paths', hexes }),
  },
  region: {
    name: 'Region',
    isBroad: true,
    touches: broad,
    command: (hexes, { region }) => ({ type: 'paint-hexes', hexes, region }),
  },
  known: {
    name: 'Put on players’ map',
    isBroad: true,
    touches: broad,
    command: (hexes) => ({ type: 'paint-hexes', hexes, known: true }),
  },
  hidden: {
    name: 'Take off players’ map',
    isBroad: true,
    touches: broad,
    command: (hexes) => ({ type: 'paint-hexes', hexes, known: false }),
  },
  place: { name: 'Add place…', touches: alone },
};

/** A stroke that goes on to a hex: lines step from hex to hex, brushes leave no gap however fast the hand is. */
export function strokeTo(stroke: readonly string[], hex: string, brush: Brush, land: Land): string[] {
  const tool = TOOLS[brush.tool];
  const last = stroke.at(-1);
  const inLand = (label: string): boolean => Boolean(hexAt(land, label));
  if (tool.isLine) {
    if (last === hex) return [...stroke];
    // Back over the last step takes it back.
    if (stroke.at(-2) === hex) return stroke.slice(0, -1);
    const steps = last ? lineBetween(last, hex).slice(1) : [hex];
    const edge = steps.findIndex((label) => !inLand(label));
    return [...stroke, ...(edge < 0 ? steps : steps.slice(0, edge))];
  }
  const passed = last && tool.isBroad ? lineBetween(last, hex) : [hex];
  const touched = passed.flatMap((label) => tool.touches(land, label, brush)).filter(inLand);
  // The hex under the brush comes last: the stroke goes on from there.
  const all = new Set([...stroke, ...touched]);
  all.delete(hex);
  return inLand(hex) ? [...all, hex] : [...all];
}
