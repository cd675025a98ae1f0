import { itemAdded, type ItemSource } from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';

/** Puts something from a place into a pack under an id of its own. The log tells where it came from, so not that it was taken. */
export function pack(decision: Decision, holder: string, thing: Omit<Item, 'id'>, from: ItemSource): void {
  const { items } = creatureAt(decision.state, holder);
  decision.emit(itemAdded, {
    creature: holder,
    item: { ...thing, id: freshId(thing.name, 'item', items) },
    from,
  });
}
