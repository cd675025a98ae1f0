import type { System } from '../../systems/contract.ts';
import { knownIn, roomHere } from '../key/rooms.ts';
import { isOfParty } from '../lookup.ts';
import type { Campaign, Creature, Item } from '../state.ts';
import { coinsHeld } from './coins.ts';
import type { Whereabouts } from './events.ts';
import { lyingHere } from './move.ts';

/** The line of the aftermath under which loot stands. */
export const LOOT = 'loot';

/** What somebody who fell has, or what lies where the party is. */
export interface Hoard {
  where: Whereabouts;
  /** Whose it was; the place has no name. */
  name?: string;
  items: readonly Item[];
  coins: number;
}

/** The fallen who are here: those of the encounter, and those who died in this room. */
function fallenHere(campaign: Campaign): Creature[] {
  const { encounter, creatures } = campaign;
  const met = (encounter?.creatures ?? []).flatMap((id) => creatures[id] ?? []);
  const here = roomHere(campaign);
  const all = new Set([...met, ...(here ? knownIn(campaign, here.room) : [])]);
  return [...all].filter(
    ({ id, status }) => (status === 'dead' || status === 'down') && !isOfParty(campaign, id),
  );
}

/** What the party can share out here: what the fallen have, what lies here, and the treasure of the room. */
export function hoardsHere(campaign: Campaign, system: Pick<System, 'money'>): Hoard[] {
  const fallen = fallenHere(campaign).map<Hoard>((one) => ({
    where: { creature: one.id },
    name: one.name,
    items: one.items,
    coins: coinsHeld(system, one),
  }));
  const lying = lyingHere(campaign);
  const here = roomHere(campaign);
  return [
    ...fallen,
    ...(lying ? [hoardOf(lying)] : []),
    ...(here
      ? [{ where: { treasureOf: here.room.id, site: here.site }, items: here.room.treasure, coins: 0 }]
      : []),
  ].filter(({ items, coins }) => items.length > 0 || coins > 0);
}

function hoardOf({ id: cache, items, coins = 0, ...place }: Campaign['caches'][string]): Hoard {
  return { where: { cache, ...place }, items, coins };
}

/** Whether a thing is worth taking along by itself: what somebody fought with is not, unless it has a worth. */
const isLoot = ({ kind, worth = 0 }: Item): boolean =>
  worth > 0 || (kind !== 'weapon' && kind !== 'armour' && kind !== 'shield');

/** What is worth taking along of a hoard; where nobody fell, all of it. */
export const lootIn = ({ name, items }: Hoard): Item[] =>
  items.filter((item) => name === undefined || isLoot(item));

/** Whether a fight that ends now leaves something to be shared: a coin, or more than arms and armour. */
export const leavesLoot = (campaign: Campaign, system: Pick<System, 'money'>): boolean =>
  campaign.party.members.some((id) => campaign.creatures[id]?.status === 'up') &&
  fallenHere(campaign).some((one) => coinsHeld(system, one) > 0 || one.items.some(isLoot));
