import { combatantChanged } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { optionOf } from '../options.ts';
import { combatantDetail } from '../sheet/details.ts';

const usedBy = ({ fight }: Campaign, id: string): readonly string[] =>
  combatantDetail(find(fight?.combatants ?? {}, id), 'used') ?? [];

/** Notes what a character used in this fight; only players roll for wear (NS-81). */
export function noteUse(decision: Decision, id: string, items: readonly string[]): void {
  const { state } = decision;
  const before = usedBy(state, id);
  const fresh = items.filter((item) => !before.includes(item));
  const fights = state.fight !== null && Object.hasOwn(state.fight.combatants, id);
  if (fights && fresh.length > 0 && find(state.creatures, id)?.kind === 'character')
    decision.emit(combatantChanged, { creature: id, details: { used: [...before, ...fresh] } });
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
