import { hexesAround, lineBetween } from '../../shared/hex/coordinates.ts';
import { hexAt, type Land } from '../../shared/hex/land.ts';
import { isBroad, TOOLS, type Brush, type Stroke } from './tools.ts';

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
  const [from = hex] = stroke?.way ?? [];
  const { goes, touches } = TOOLS[brush.tool];
  if (touches)
    return { way: goes === 'spot' ? [hex] : [from, hex], hexes: touches(land, { from, to: hex }, brush) };
  if (goes === 'spot') return { way: [hex], hexes: [hex] };
  const anew = isStraight || goes === 'straight';
  const way = anew ? [from, hex] : pathTo(stroke?.way ?? [], hex, land);
  if (goes === 'path') return { way, hexes: anew ? pathTo(pathTo([], from, land), hex, land) : way };
  const last = anew ? from : (stroke?.way.at(-1) ?? hex);
  const passed = lineBetween(last, hex).flatMap((label) => coveredAt(land, label, brush));
  return { way, hexes: [...new Set([...(anew ? [] : (stroke?.hexes ?? [])), ...passed])] };
}
