import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { Refusal, type RefusalInWords } from '../../shared/campaign/refusal.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { DIRECTIONS, labelOf, neighbour, type HexLabel } from '../../shared/hex/coordinates.ts';
import { hexAt, LandSchema, type Land, type LandPath } from '../../shared/hex/land.ts';
import { TERRAINS, type TerrainId } from '../../shared/hex/terrain.ts';
import { wayBetween, type Asked } from '../../shared/road/ways.ts';
import type { System } from '../../shared/systems/contract.ts';

const GROUNDS: Readonly<Record<string, TerrainId>> = {
  '.': 'plain',
  '^': 'mountain',
  '~': 'water',
  D: 'forest',
  M: 'mountain',
  s: 'forest',
};

/** A land from a drawing, a letter for each hex: plain, ^ mountain, ~ water, s a wood, D a dangerous one, M a dangerous mountain, blank no hex. */
export function drawnLand(rows: readonly string[], more: Partial<Pick<Land, 'paths'>> = {}): Land {
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, x) =>
    rows.map((row) => {
      const terrain = GROUNDS[row[x] ?? ' '];
      return terrain
        ? { terrain, known: true, region: 'DM'.includes(row[x] ?? ' ') ? 'dark' : 'calm' }
        : null;
    }),
  );
  const regions = { dark: { name: 'The dark' }, calm: { name: 'The calm', dangerous: false } };
  return LandSchema.parse({ name: 'Drawn', columns, regions, ...more });
}

/** A land on which the players don’t know these hexes. */
export const without = (land: Land, unknown: readonly HexLabel[]): Land => ({
  ...land,
  columns: land.columns.map((column, x) =>
    column.map((hex, y) => hex && { ...hex, known: !unknown.includes(labelOf(x + 1, y + 1)) }),
  ),
});

export const road = (kind: LandPath['kind'], ...hexes: HexLabel[]): LandPath => ({ kind, name: '', hexes });

/** A party without members on a land. */
export const on = (system: System, land: Land, hex: HexLabel | null = '0101'): Campaign => ({
  ...blankCampaign(system),
  land,
  party: { members: [], hex, trail: [], site: null },
});

/** A system by whose rules the party walks until so many seconds have passed, and not a step farther. */
export const haltingAfter = (system: System, seconds: number): System => {
  const halt = blankCampaign(system).clock + seconds;
  return { ...system, travel: { ...system.travel, limit: ({ state }) => halt - state.clock } };
};

/** Why a way is refused. */
export function refusedWay(campaign: Campaign, system: System, asked: Asked): RefusalInWords {
  try {
    wayBetween(campaign, system, asked);
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.inWords();
    throw thrown;
  }
  throw new Error('The way was not refused.');
}

/** The hexes next to one that can be walked. */
export const nextOnFoot = (land: Land, from: HexLabel): HexLabel[] =>
  DIRECTIONS.flatMap(({ id }) => {
    const to = neighbour(from, id);
    const hex = to && hexAt(land, to);
    return hex && !TERRAINS[hex.terrain].barred ? [to] : [];
  });
