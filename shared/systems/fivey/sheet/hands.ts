import type { Item } from '../../../campaign/state.ts';
import type { HandRules } from '../../contract.ts';
import { itemDetail } from './details.ts';

const isHeld = (item: Item): boolean =>
  item.kind === 'weapon' || item.kind === 'shield' || itemDetail(item, 'sort') === 'holy-symbol';

/** What weapons, shields and holy symbols take of two hands. */
export const hands: HandRules = {
  of: () => 2,
  takes: (item) => (itemDetail(item, 'twoHanded') ? 2 : isHeld(item) ? 1 : 0),
};
