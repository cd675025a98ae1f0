import { find } from '../../../campaign/ids.ts';
import type { Campaign, Combatant, Creature, Item } from '../../../campaign/state.ts';
import { optionOf } from '../options.ts';
import { combatantDetail } from '../sheet/details.ts';

const usedBy = ({ fight }: Campaign, id: string): readonly string[] =>
  combatantDetail(find(fight?.combatants ?? {}, id), 'used') ?? [];

/** What the fight keeps of a use of these things: for a character, all that they have used in it by now (NS-81). */
export function useOf(
  campaign: Campaign,
  { id, kind }: Creature,
  items: readonly Item[],
): Combatant['details'] {
  if (kind !== 'character') return {};
  const before = usedBy(campaign, id);
  const fresh = items.filter((item) => !before.includes(item.id));
  return fresh.length > 0 ? { used: [...before, ...fresh.map((item) => item.id)] } : {};
}

/** Whether an item was used or Armor worn, even if the weapon missed or the Armor was never hit (NS-R22). */
const hasServed = (campaign: Campaign, id: string, item: Item): boolean =>
  item.kind === 'armour' ? item.inUse : usedBy(campaign, id).includes(item.id);

/** What is rolled after the fight: weapons and Armor too, or supplies only. */
const THROWN = {
  yes: () => true,
  no: ({ kind }) => kind !== 'weapon' && kind !== 'armour',
} as const satisfies Record<string, (item: Item) => boolean>;

/** One roll for each weapon used, then for the Armor worn; Shields are left out (NS-79). */
export function wearLines(campaign: Campaign, creature: Creature): { id: string; label: string }[] {
  const isThrown = THROWN[optionOf(campaign, 'wear-after-fights')];
  return creature.items
    .filter((item) => (item.die ?? 0) > 0 && hasServed(campaign, creature.id, item) && isThrown(item))
    .sort((a, b) => Number(a.kind === 'armour') - Number(b.kind === 'armour'))
    .map((item) => ({
      id: `${creature.id}/${item.id}`,
      label: `Roll wear: ${creature.name}’s ${item.name.toLowerCase()}`,
    }));
}
