import { edgeByMajority, type Edge } from '../../../dice/dice.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';

/** What grounds for and against come to: which way they lean, and how many throws more. */
export interface Sway {
  edge: Edge;
  more: number;
}

type Weighing = (advantages: number, disadvantages: number) => number;

/** How advantages stand against disadvantages (BV-S6). */
const WEIGHED: Readonly<Record<RulingValue<'edges-cancel'>, Weighing>> = {
  'one cancels all': (advantages, disadvantages) =>
    advantages > 0 && disadvantages > 0 ? 0 : advantages - disadvantages,
  'one cancels one': (advantages, disadvantages) => advantages - disadvantages,
};

/** Grounds for and against: either gives its edge, both cancel, and further ones may add up by the table’s word (BV-S6). */
export function swayOf(campaign: Campaign, advantages: number, disadvantages: number): Sway {
  const left = WEIGHED[rulingOf(campaign, 'edges-cancel')](advantages, disadvantages);
  const most = rulingOf(campaign, 'edges-add-up') ? Infinity : 1;
  return {
    edge: edgeByMajority(left, 0),
    more: Math.min(most, Math.abs(left)),
  };
}
