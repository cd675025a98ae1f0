import { itemChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import type { Decision } from '../../contract.ts';
import { by, type NightsongRule } from '../cite.ts';
import { itemRestored } from '../events/gear.ts';

/** Brings an item back to its starting die; restocked supplies are a new item, and no die goes above D12 (NS-R4). */
export function restore(
  decision: Decision,
  holder: string,
  itemId: string,
  how: 'repaired' | 'refilled',
  rule: NightsongRule = 'mending',
): void {
  const { name, die: from = 0, fullDie: to = from } = itemOf(creatureAt(decision.state, holder), itemId);
  decision.emit(itemRestored, { creature: holder, item: itemId, name, from, to, how }, by(decision, rule));
  decision.emit(itemChanged, { creature: holder, item: itemId, from: { die: from }, to: { die: to } });
}
