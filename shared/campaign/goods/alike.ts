import { slotsOf, type ItemSchema } from './items.ts';
import type { z } from 'zod';

type Item = z.infer<typeof ItemSchema>;

/** Whether two things are the same but for how many of each there are. */
export const isSame = (
  { id: _one, count: _many, ...one }: Item,
  { id: _other, count: _all, ...other }: Item,
): boolean => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Things of a list that are one row of it, however many slots they fill: the first stands for all. */
export interface Row {
  item: Item;
  /** All of them, the first among them. */
  items: readonly Item[];
  count: number;
  slots: number;
}

/** Things as rows, in the order in which the first of each comes. What is in use, and what `isApart`, has a row of its own. */
export function inRows(items: readonly Item[], isApart: (item: Item) => boolean = () => false): Row[] {
  const rows: Item[][] = [];
  for (const item of items) {
    const isAlone = item.inUse || isApart(item);
    const row = isAlone ? undefined : rows.find(([first]) => first && isSame(first, item) && !isApart(first));
    if (row) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((all) => {
    const [item] = all;
    const count = all.reduce((sum, one) => sum + one.count, 0);
    return item ? [{ item, items: all, count, slots: slotsOf(all) }] : [];
  });
}
