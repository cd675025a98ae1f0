import type { Campaign } from '../../campaign/state.ts';
import type { Edge } from '../../dice/dice.ts';
import type { Disposition, ReactionRow, ReactionTable } from '../contract.ts';
import { kinRulingOf } from './kinRulings.ts';

const ROWS: readonly ReactionRow[] = [
  { id: 'hostile', label: 'Hostile', from: 2, to: 2, text: 'They attack, or will at the first chance.' },
  { id: 'wary', label: 'Wary', from: 3, to: 5, text: 'They keep their distance and their weapons at hand.' },
  { id: 'curious', label: 'Curious', from: 6, to: 8, text: 'They want to know more before they decide.' },
  { id: 'kind', label: 'Kind', from: 9, to: 11, text: 'They mean well and will talk.' },
  { id: 'helpful', label: 'Helpful', from: 12, to: 12, text: 'They help of their own accord.' },
];

/** Ways in which two dice make a sum. */
const ways = (total: number): number => 6 - Math.abs(7 - total);

const LEANINGS = { friendly: 1, neutral: 0, hostile: -1 } as const;
const EDGES = { advantage: 1, normal: 0, disadvantage: -1 } as const;

/** What is added to the dice: nothing, unless the campaign lets goodwill and advantage count (CA-S16, BDP-S4). */
const shiftOf = (campaign: Campaign | undefined, edge: Edge, disposition: Disposition): number =>
  campaign ? kinRulingOf(campaign, 'reaction-modifier') * (LEANINGS[disposition] + EDGES[edge]) : 0;

const rowOf = (total: number): ReactionRow | undefined => {
  const kept = Math.min(12, Math.max(2, total));
  return ROWS.find(({ from, to }) => kept >= from && kept <= to);
};

const TOTALS = Array.from({ length: 11 }, (_, index) => index + 2);

/** Reactions on 2d6 (CA-25, CA-26, CA-S16, BDP-S4). */
export const twoDiceReaction = (rule: string): ReactionTable => ({
  title: 'Reaction, 2d6',
  rule,
  rows: ROWS,
  roll: (decision, edge, disposition) => {
    const roll = decision.throwDice('reaction', 2, 6, shiftOf(decision.state, edge, disposition));
    const row = rowOf(roll.total);
    if (!row) throw new Error(`No reaction for ${roll.total}.`);
    return { roll, row };
  },
  odds: (edge, disposition, campaign) => {
    const shift = shiftOf(campaign, edge, disposition);
    return ROWS.map(
      (row) =>
        TOTALS.filter((total) => rowOf(total + shift) === row).reduce((sum, total) => sum + ways(total), 0) /
        36,
    );
  },
});
