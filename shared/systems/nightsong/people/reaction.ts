import { noteWritten } from '../../../campaign/events/campaign.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Edge } from '../../../dice/dice.ts';
import type { Disposition, ReactionRow, ReactionTable } from '../../contract.ts';
import { askFate, degreeOf, facesOfFate, type Degree } from '../fate/fate.ts';
import { rulingOf } from '../rulings.ts';

/**
 * How a reaction is read: where it turns for those met, how far from there it is strong, on which faces
 * (NS-S2).
 */
interface Reading {
  thresholds: Record<Disposition, number>;
  margin: number;
  faces: readonly number[];
}

const USUAL: Reading = {
  thresholds: { friendly: 70, neutral: 50, hostile: 30 },
  margin: 40,
  faces: facesOfFate('tens'),
};

/** As the campaign’s options have it (NS-S2, NS-R27). */
const readingOf = (campaign: Campaign): Reading => ({
  thresholds: {
    friendly: rulingOf(campaign, 'friendly-threshold'),
    neutral: rulingOf(campaign, 'reaction-threshold'),
    hostile: rulingOf(campaign, 'hostile-threshold'),
  },
  margin: rulingOf(campaign, 'reaction-margin'),
  faces: facesOfFate(rulingOf(campaign, 'fate-die')),
});

const ROWS: readonly { id: Degree; label: string; text: string }[] = [
  {
    id: 'strongly-positive',
    label: 'Strongly positive',
    text: 'They help, share or join of their own will.',
  },
  { id: 'positive', label: 'Positive', text: 'They are willing to talk and to deal.' },
  {
    id: 'negative',
    label: 'Negative',
    text: 'They are wary, want something, or want the party gone.',
  },
  { id: 'strongly-negative', label: 'Strongly negative', text: 'They are enemies and act like it.' },
];

const facesFor = ({ thresholds, margin, faces }: Reading, id: Degree, who: Disposition): number[] =>
  faces.filter((face) => degreeOf(face, thresholds[who], margin) === id);

const rangeInWords = (faces: readonly number[]): string =>
  faces.length === 0 ? 'never' : `${faces[0] ?? 0} to ${faces.at(-1) ?? 0}`;

/**
 * Ranges as they stand for those of whom nothing is known, and in words for the others. A range that never
 * comes ends before it begins.
 */
const rowsFor = (reading: Reading): readonly (ReactionRow & { id: Degree })[] =>
  ROWS.map(({ text, ...row }) => {
    const usual = facesFor(reading, row.id, 'neutral');
    const friendly = rangeInWords(facesFor(reading, row.id, 'friendly'));
    const hostile = rangeInWords(facesFor(reading, row.id, 'hostile'));
    return {
      ...row,
      from: usual[0] ?? 1,
      to: usual.at(-1) ?? 0,
      text: `${text} (Well disposed ${friendly}; hostile folk ${hostile}.)`,
    };
  });

const rows = rowsFor(USUAL);
const BY_LEANING = { [-1]: 'hostile', 0: 'neutral', 1: 'friendly' } as const;

/** What folk are taken for: an edge counts as a disposition (NS-S2). */
function leaningOf(edge: Edge, disposition: Disposition): Disposition {
  const known = { friendly: 1, neutral: 0, hostile: -1 }[disposition];
  const felt = { advantage: 1, normal: 0, disadvantage: -1 }[edge];
  return BY_LEANING[Math.max(-1, Math.min(1, known + felt)) as -1 | 0 | 1];
}

/**
 * 70 for well disposed, 30 for hostile folk, else 50, unless options say otherwise; an edge counts as a
 * disposition (NS-S2).
 */
export const reactionThreshold = (edge: Edge, disposition: Disposition, campaign?: Campaign): number =>
  (campaign ? readingOf(campaign) : USUAL).thresholds[leaningOf(edge, disposition)];

/** Reactions by the Die of Fate (NS-84, NS-87, NS-S2). */
export const reaction: ReactionTable = {
  title: 'Reaction by the Die of Fate',
  rule: 'NS-S2',
  rows,
  rowsIn: (campaign) => rowsFor(readingOf(campaign)),
  roll: (decision, edge, disposition) => {
    const { margin } = readingOf(decision.state);
    const threshold = reactionThreshold(edge, disposition, decision.state);
    if (threshold !== USUAL.thresholds.neutral)
      decision.emit(noteWritten, {}, `Reaction: ${threshold} or less is positive.`, {
        rules: ['NS-86', 'NS-S2'],
      });
    const { roll } = askFate(decision, `reaction, ${threshold} or less is positive`, threshold);
    const degree = degreeOf(roll.total, threshold, margin);
    const row = rowsFor(readingOf(decision.state)).find((one) => one.id === degree);
    if (!row) throw new Error(`No reaction “${degree}”.`);
    return { roll, row };
  },
  odds: (edge, disposition, campaign) => {
    const reading = campaign ? readingOf(campaign) : USUAL;
    const leaning = leaningOf(edge, disposition);
    return ROWS.map(({ id }) => facesFor(reading, id, leaning).length / reading.faces.length);
  },
};
