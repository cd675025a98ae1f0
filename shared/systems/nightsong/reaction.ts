import { noteWritten } from '../../campaign/events/campaign.ts';
import type { Edge } from '../../dice/dice.ts';
import type { Disposition, ReactionRow, ReactionTable } from '../contract.ts';
import { askFate, degreeOf } from './fate.ts';

/** Ranges as they stand at the usual threshold of 50, and in words at 70 and 30; the margin decides which row comes up. */
const rows: readonly (ReactionRow & { id: ReturnType<typeof degreeOf> })[] = [
  {
    id: 'strongly-positive',
    label: 'Strongly positive',
    from: 10,
    to: 10,
    text: 'They help, share or join of their own will. (Well disposed 10 to 30; hostile folk never.)',
  },
  {
    id: 'positive',
    label: 'Positive',
    from: 20,
    to: 50,
    text: 'They are willing to talk and to deal. (Well disposed 40 to 70; hostile folk 10 to 30.)',
  },
  {
    id: 'negative',
    label: 'Negative',
    from: 60,
    to: 80,
    text: 'They are wary, want something, or want the party gone. (Well disposed 80 to 100; hostile folk 40 to 60.)',
  },
  {
    id: 'strongly-negative',
    label: 'Strongly negative',
    from: 90,
    to: 100,
    text: 'They are enemies and act like it. (Well disposed never; hostile folk 70 to 100.)',
  },
];

/** 70 for well disposed, 30 for hostile folk, else 50; an edge counts as a disposition (NS-S2). */
export function reactionThreshold(edge: Edge, disposition: Disposition): number {
  const known = { friendly: 1, neutral: 0, hostile: -1 }[disposition];
  const felt = { advantage: 1, normal: 0, disadvantage: -1 }[edge];
  return 50 + 20 * Math.max(-1, Math.min(1, known + felt));
}

/** Reactions by the Die of Fate (NS-84, NS-87, NS-S2). */
export const reaction: ReactionTable = {
  title: 'Reaction by the Die of Fate',
  rule: 'NS-S2',
  rows,
  roll: (decision, edge, disposition) => {
    const threshold = reactionThreshold(edge, disposition);
    if (threshold !== 50)
      decision.emit(noteWritten, {}, `Reaction: ${threshold} or less is positive.`, {
        rules: ['NS-86', 'NS-S2'],
      });
    const { roll } = askFate(decision, `reaction, ${threshold} or less is positive`, threshold);
    const degree = degreeOf(roll.total, threshold);
    const row = rows.find((one) => one.id === degree);
    if (!row) throw new Error(`No reaction “${degree}”.`);
    return { roll, row };
  },
  odds: (edge, disposition) => {
    const threshold = reactionThreshold(edge, disposition);
    const faces = Array.from({ length: 10 }, (_, index) => degreeOf((index + 1) * 10, threshold));
    return rows.map(({ id }) => faces.filter((one) => one === id).length / 10);
  },
};
