import { grownLand } from '../../../shared/campaign/charting/growing.ts';
import { wildEncounters } from '../../../shared/campaign/tables/wilds.ts';
import { byCount } from '../../../shared/growing/grounds.ts';
import { WishesSchema, type Wishes } from '../../../shared/growing/wishes.ts';
import { hexAt, hexesOf, SETTLEMENTS, type Hex, type Land } from '../../../shared/hex/land.ts';
import type { TerrainId } from '../../../shared/hex/terrain.ts';
import type { GrownCard } from '../../../shared/page/cards/mapCards.ts';
import type { Game } from '../../game/game.ts';

/** The land that would grow by these wishes, with what is new in it. Refuses `nothing-blank`. */
export function growAhead(
  { state: { campaign }, system }: Pick<Game, 'state' | 'system'>,
  {
    type: _type,
    only = true,
    ...wishes
  }: Partial<Wishes> & { type: 'grow-ahead'; only?: boolean | undefined },
): GrownCard {
  const encounters = wildEncounters({ state: campaign, system });
  const { land, added, around } = grownLand(campaign, WishesSchema.parse(wishes), { only }, encounters);
  const fresh = [...hexesOf(land)].filter(([at]) => !around || !hexAt(campaign.land, at));
  const hexes = fresh.map(([, hex]) => hex);
  const features = hexes.flatMap(({ feature }) => feature ?? []);
  const old = around ? campaign.land : undefined;
  return {
    land,
    added,
    around,
    grounds: byCount(hexes.map(({ terrain }) => terrain)),
    regions: newRegions(land, hexes, old),
    names: {
      settlements: features.filter(({ kind }) => SETTLEMENTS.has(kind)).map(({ name }) => name),
      rivers: land.paths
        .slice(old?.paths.length ?? 0)
        .flatMap(({ kind, name }) => (kind === 'river' ? [name] : [])),
      lonely: features.filter(({ kind }) => !SETTLEMENTS.has(kind)).map(({ name }) => name),
    },
  };
}

function newRegions(land: Land, hexes: readonly Hex[], old: Land | undefined): GrownCard['regions'] {
  const byRegion = new Map<string, TerrainId[]>();
  for (const { region = '', terrain } of hexes) {
    const all = byRegion.get(region) ?? [];
    all.push(terrain);
    byRegion.set(region, all);
  }
  return Object.entries(land.regions)
    .filter(([id]) => !old || !(id in old.regions))
    .map(([id, { name }]) => {
      const all = byRegion.get(id) ?? [];
      return { name, terrain: byCount(all)[0]?.terrain ?? 'plain', hexes: all.length };
    })
    .toSorted((one, other) => other.hexes - one.hexes);
}
