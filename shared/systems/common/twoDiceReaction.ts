import type { ReactionRow, ReactionTable } from '../contract.ts';

const ROWS: readonly ReactionRow[] = [
  {
    id: 'hostile',
    label: 'Hostile',
    from: 2,
    to: 2,
    mood: -2,
    text: 'They attack now or at the first chance.',
  },
  {
    id: 'wary',
    label: 'Wary',
    from: 3,
    to: 5,
    mood: -1,
    text: 'They keep their distance and their weapons at hand.',
  },
  {
    id: 'curious',
    label: 'Curious',
    from: 6,
    to: 8,
    mood: 0,
    text: 'They want to know more before they decide.',
  },
  { id: 'kind', label: 'Kind', from: 9, to: 11, mood: 1, text: 'They mean well and will talk.' },
  { id: 'helpful', label: 'Helpful', from: 12, to: 12, mood: 2, text: 'They help without being asked.' },
];

/** In how many ways two dice make a total. */
const ways = (total: number): number => 6 - Math.abs(7 - total);

const rowOf = (total: number): ReactionRow | undefined => {
  return ROWS.find(({ from, to }) => total >= from && total <= to);
};

const TOTALS = Array.from({ length: 11 }, (_, index) => index + 2);

/** Reactions on 2d6, with no modifiers (CA-25, CA-26, CA-S16). */
export const twoDiceReaction = (rule: string): ReactionTable => ({
  title: 'Reaction, 2d6',
  rule,
  rows: ROWS,
  roll: (decision) => {
    const roll = decision.throwDice('reaction', 2, 6);
    const row = rowOf(roll.total);
    if (!row) throw new Error(`No reaction for ${roll.total}.`);
    return { roll, row };
  },
  odds: () =>
    ROWS.map(
      (row) =>
        TOTALS.filter((total) => rowOf(total) === row).reduce((sum, total) => sum + ways(total), 0) / 36,
    ),
  spread: () => ({ least: 2, chances: TOTALS.map((total) => ways(total) / 36) }),
});
