import type { Dweller, PlanCard, RoomCard } from '../../../shared/api.ts';
import { writeInhabitants } from '../../../shared/campaign/key/inhabitants.ts';
import type { Plan, Room } from '../../../shared/campaign/key/plan.ts';
import { inOrder, knownIn, lightIn, planOf } from '../../../shared/campaign/key/rooms.ts';
import { find } from '../../../shared/campaign/ids.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Game } from '../../game/game.ts';
import { gapsOf } from './gaps.ts';

const NO_PLAN: Plan = { levels: [], rooms: {} };

/** The whole key of a site, for preparation; null where there is no such site. */
export function planCard({ state: { campaign }, system }: Game, id: string): PlanCard | null {
  const site = find(campaign.land.sites, id);
  if (!site) return null;
  const plan = planOf(campaign, id) ?? NO_PLAN;
  const gaps = gapsOf(campaign, system, plan);
  const rooms = inOrder(Object.values(plan.rooms));
  return {
    site: id,
    name: site.name,
    hex: site.hex,
    dark: site.dark,
    here: campaign.party.site?.id === id ? (campaign.party.site.room ?? null) : null,
    levels: levelsOf(plan, rooms),
    rooms: rooms.map((room): RoomCard => ({
      ...room,
      light: room.light ?? null,
      lightNow: lightIn(site, room),
      inhabitants: room.inhabitants.map(writeInhabitants),
      here: dwellers(campaign, room),
      gaps: gaps(room),
    })),
  };
}

/** The levels in their order, then those that only rooms name. */
function levelsOf({ levels }: Plan, rooms: readonly Room[]): Plan['levels'] {
  const named = new Set(levels.map(({ name }) => name));
  const others = new Set(rooms.map(({ level }) => level).filter((level) => !named.has(level)));
  return [...levels, ...[...others].map((name) => ({ name }))];
}

/** Who was met in a room, or died there. */
export const dwellers = (campaign: Campaign, room: Room): Dweller[] =>
  knownIn(campaign, room).map(({ id, name, status }) => ({ id, name, status }));
