import { hexesAround, lineBetween } from '../../shared/hex/coordinates.ts';
import { hexAt } from '../../shared/hex/land.ts';
import { isBroad, TOOLS, type Brush, type Land } from './tools.ts';

/** A stroke in the hand: where the hand has been, and what it touched. */
export interface Stroke {
  /** The hexes under the hand, the first where it came down. */
  way: readonly string[];
  /** Roads and rivers hex by hex; otherwise in no order. */
  hexes: readonly string[];
}

/** The hexes of the land that a brush covers at a hex. */
export function coveredAt(land: Land, hex: string, { tool, size }: Brush): string[] {
  const around = isBroad(tool) ? hexesAround(hex, size - 1) : [hex];
  return around.filter((label) => hexAt(land, label));
}

/** A path that goes on to a hex; back over the last step takes that back, and it ends at the edge of the land. */
function pathTo(path: readonly string[], hex: string, land: Land): readonly string[] {
  const last = path.at(-1);
  if (path.at(-2) === hex) return path.slice(0, -1);
  const steps = last ? lineBetween(last, hex).slice(1) : [hex];
  const edge = steps.findIndex((label) => !hexAt(land, label));
  return [...path, ...(edge < 0 ? steps : steps.slice(0, edge))];
}

/**
 * A stroke that comes down on a hex, or goes on to it: paths step from hex to hex, brushes leave no gap however fast the hand is.
 * A straight one is drawn anew from where it came down.
 */
export function strokeTo(
  stroke: Stroke | null,
  hex: string,
  brush: Brush,
  land: Land,
  isStraight = false,
): Stroke {
  const tool = TOOLS[brush.tool];
  const [from = hex] = stroke?.way ?? [];
  if (tool.goes === 'spot') return { way: [hex], hexes: tool.touches?.(land, hex) ?? [hex] };
  const anew = isStraight || tool.goes === 'straight';
  const way = anew ? [from, hex] : pathTo(stroke?.way ?? [], hex, land);
  if (tool.goes === 'path') return { way, hexes: anew ? pathTo(pathTo([], from, land), hex, land) : way };
  const last = anew ? from : (stroke?.way.at(-1) ?? hex);
  const passed = lineBetween(last, hex).flatMap((label) => coveredAt(land, label, brush));
  return { way, hexes: [...new Set([...(anew ? [] : (stroke?.hexes ?? [])), ...passed])] };
}
