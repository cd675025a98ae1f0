import type { Decision } from '../../systems/contract.ts';
import { itemChanged, itemRemoved } from '../events/creatures.ts';
import { snuff } from '../light.ts';
import { creatureAt, itemOf } from '../lookup.ts';

/**
 * So many of a thing are gone for good, all where no number is given; what burns is put out before the last of it goes. `dropped`
 * says that its owner put it down.
 */
export function loseSome(
  decision: Decision,
  creature: string,
  itemId: string,
  { count, dropped = false }: { count?: number; dropped?: boolean } = {},
): void {
  const { count: had } = itemOf(creatureAt(decision.state, creature), itemId);
  const left = had - (count ?? had);
  if (left > 0) {
    const [from, to] = [{ count: had }, { count: left }];
    decision.emit(itemChanged, { creature, item: itemId, from, to, ...(dropped && { byHand: true }) });
  } else {
    const item = snuff(decision, creature, itemId);
    decision.emit(itemRemoved, { creature, item, ...(dropped && { dropped }) });
  }
}
