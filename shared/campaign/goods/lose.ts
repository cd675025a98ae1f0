import type { Decision } from '../../systems/contract.ts';
import { itemChanged, itemRemoved } from '../events/creatures.ts';
import { snuff } from '../light.ts';
import { creatureAt, itemOf } from '../lookup.ts';
import { countOf } from './move.ts';

/**
 * So many of a thing are gone for good, all where no number is given; what burns is put out before the last of it goes. Refuses
 * `too-few`. `dropped` says that its owner put it down.
 */
export function loseSome(
  decision: Decision,
  creature: string,
  itemId: string,
  { count, dropped = false }: { count?: number | undefined; dropped?: boolean } = {},
): void {
  const item = itemOf(creatureAt(decision.state, creature), itemId);
  const left = item.count - countOf(item, count);
  if (left > 0) {
    const [from, to] = [{ count: item.count }, { count: left }];
    decision.emit(itemChanged, { creature, item: itemId, from, to, ...(dropped && { byHand: true }) });
  } else {
    snuff(decision, creature, itemId);
    const last = itemOf(creatureAt(decision.state, creature), itemId);
    decision.emit(itemRemoved, { creature, item: last, ...(dropped && { dropped }) });
  }
}
