import type { Answer } from '../../shared/api.ts';
import { WAYS } from '../../shared/drawing/map/furniture/legend.ts';
import { groundName } from '../../shared/hex/ground.ts';
import type { Land, LandPath } from '../../shared/hex/land.ts';
import type { TerrainId } from '../../shared/hex/terrain.ts';
import { capital, counted } from '../../shared/text/words.ts';
import type { ToolId } from './tools.ts';

type Event = Extract<Answer, { ok: true }>['events'][number];

/** A stroke that was made, as the list of strokes shows it. */
export interface Made {
  tool: ToolId;
  title: string;
  /** How much it covers, or where it is. */
  extent: string;
}

/** How many there are. */
const hexes = (all: unknown): string => counted((all as readonly unknown[]).length, 'hex', 'hexes');

function paintedAs(event: Event, land: Land): Made {
  const extent = hexes(event['hexes']);
  const { terrain, own, region, known } = event as {
    own?: string;
    terrain?: TerrainId;
    region?: string | null;
    known?: boolean;
  };
  if (terrain) return { tool: 'brush', title: capital(groundName(land, { terrain, own })), extent };
  if (known !== undefined)
    return { tool: 'fog', title: known ? 'Shown to players' : 'Hidden from players', extent };
  return { tool: 'region', title: (region && land.regions[region]?.name) || 'No region', extent };
}

function drawnAs(event: Event): Made {
  const { kind, name, hexes: drawn } = event['path'] as LandPath;
  return {
    tool: kind === 'river' ? 'river' : 'road',
    title: name || capital(WAYS[kind]),
    extent: `+${drawn.length - 1}`,
  };
}

function markedAs(event: Event): Made {
  const { hex, feature } = event as { hex?: string; feature?: { name: string } | null };
  return { tool: 'place', title: feature?.name ?? 'Hex edited', extent: hex ?? '' };
}

/** What is done while the map is painted, by the event that it brings. */
const MADE: Readonly<Record<string, (event: Event, land: Land) => Made>> = {
  'hexes-painted': paintedAs,
  'path-drawn': drawnAs,
  'hexes-erased': (event) => ({ tool: 'eraser', title: 'Erased', extent: hexes(event['hexes']) }),
  'hexes-moved': (event) => ({ tool: 'move', title: 'Moved', extent: hexes(event['moves']) }),
  'hexes-mirrored': (event) => ({ tool: 'mirror', title: 'Mirrored', extent: hexes(event['moves']) }),
  'hex-labelled': (event) => ({
    tool: 'label',
    title: (event['label'] as { words: string } | null)?.words ?? 'Label removed',
    extent: String(event['hex']),
  }),
  'hex-marked': markedAs,
  'region-kept': (event) => ({
    tool: 'region',
    title: (event['region'] as { name: string }).name,
    extent: '',
  }),
};

/** What the events of one command make, as a stroke; what is no stroke of its own is told by its words. */
export function madeOf(events: readonly Event[], land: Land): Made | undefined {
  const [event] = events;
  if (!event) return undefined;
  return MADE[event.type]?.(event, land) ?? { tool: 'picker', title: event.text ?? '', extent: '' };
}
