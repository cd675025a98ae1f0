import type { Land } from '../../shared/hex/land.ts';
import { counted } from '../../shared/text/words.ts';
import type { ShownStroke } from '../map/live/strokes.ts';
import type { Painting } from './painting.svelte.ts';
import { coveredAt } from './stroke.ts';
import { saidOf, TOOLS } from './tools.ts';

/** What the map shows of the hand that paints, over a hex or beside the land; undefined while nobody paints. */
export function handOf(
  { brush, stroke, changed }: Pick<Painting, 'brush' | 'stroke' | 'changed'>,
  land: Land,
  over: string | null,
): ShownStroke | undefined {
  if (!brush) return undefined;
  const isChanged = new Set(changed);
  return {
    changed,
    same: [...(stroke?.hexes ?? []), ...(TOOLS[brush.tool].uses === 'chosen' ? brush.chosen : [])].filter(
      (hex) => !isChanged.has(hex),
    ),
    ring: over ? coveredAt(land, over, brush) : [],
    way: stroke?.way ?? [],
  };
}

/** What is written beside the hand: “forest · 10 hexes”. */
export function tagOf(
  { brush, stroke, changed }: Pick<Painting, 'brush' | 'stroke' | 'changed'>,
  land: Land,
): string | undefined {
  if (!brush || !stroke) return undefined;
  return `${saidOf(brush, land)} · ${counted(changed.length, 'hex', 'hexes')}`;
}
