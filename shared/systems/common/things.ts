import type { Item } from '../../campaign/state.ts';

/** A thing of a list of gear, before somebody carries it. */
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
