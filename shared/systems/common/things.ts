import type { Item } from '../../campaign/state.ts';

/** An item of a gear list, before a creature carries it. */
export type Gear = Omit<Item, 'id'>;

/** A thing of one slot, unless it is said otherwise. */
export const thing = (name: string, more: Partial<Gear> = {}): Gear => ({
  name,
  kind: 'gear',
  slots: 1,
  count: 1,
  inUse: false,
  details: {},
  ...more,
});
