import { combatantChanged } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';

/** What a character's things did in a fight: attacked, hit, took Damage off. */
type Deed = 'used' | 'hit' | 'protected';

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const doneWith = ({ fight }: Campaign, id: string, deed: Deed): string[] =>
  listOf(find(fight?.combatants ?? {}, id)?.details[deed]);

/**
 * Notes what a character's things did in the fight under way; only players throw for wear (NS-79, NS-81,
 * NS-R22).
 */
export function noteDeed(decision: Decision, id: string, deed: Deed, items: readonly string[]): void {
  const { state } = decision;
  const before = doneWith(state, id, deed);
  const fresh = items.filter((item) => !before.includes(item));
  const fights = state.fight !== null && Object.hasOwn(state.fight.combatants, id);
  if (fights && fresh.length > 0 && find(state.creatures, id)?.kind === 'character')
    decision.emit(combatantChanged, { creature: id, details: { [deed]: [...before, ...fresh] } });
}

/** Whether a thing is thrown for wear after the fight under way (NS-79, NS-R22). */
function wears(campaign: Campaign, id: string, item: Item): boolean {
  const did = (deed: Deed): boolean => doneWith(campaign, id, deed).includes(item.id);
  if (item.kind === 'armour')
    return rulingOf(campaign, 'armour-wear') === 'what was worn' ? item.inUse : did('protected');
  const everyUse = item.kind !== 'weapon' || rulingOf(campaign, 'weapon-wear') === 'what attacked';
  return did(everyUse ? 'used' : 'hit');
}

/**
 * Each weapon used, then the armour worn, one roll each, as options say what counts; shields are left out
 * (NS-79, NS-R22).
 */
export function wearLines(campaign: Campaign, creature: Creature): { id: string; label: string }[] {
  return creature.items
    .filter((item) => (item.die ?? 0) > 0 && wears(campaign, creature.id, item))
    .sort((a, b) => Number(a.kind === 'armour') - Number(b.kind === 'armour'))
    .map((item) => ({ id: `${creature.id}/${item.id}`, label: `${creature.name}: ${item.name}, wear` }));
}
