import type { Campaign } from '../../../campaign/state.ts';
import type { Edge } from '../../../dice/dice.ts';
import type { Disposition, ReactionRow, ReactionTable } from '../../contract.ts';
import { reactionThresholdMoved } from '../events/people.ts';
import { askFate, degreeOf, facesOfFate, READINGS, type Degree } from '../fate/fate.ts';
import { numberOf } from '../numbers.ts';

/** Where a reaction turns for the well disposed and for hostile folk. */
const FRIENDLY = 70;
const HOSTILE = 30;
const USUAL = 50;

const thresholdFor = (campaign: Campaign | undefined, leaning: Disposition): number =>
  ({
    friendly: FRIENDLY,
    neutral: campaign ? numberOf(campaign, 'reaction-threshold') : USUAL,
    hostile: HOSTILE,
  })[leaning];

const facesIn = (campaign: Campaign | undefined): readonly number[] =>
  campaign ? facesOfFate(campaign) : READINGS.tens.faces;

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

const facesFor = (campaign: Campaign | undefined, id: Degree, who: Disposition): number[] =>
  facesIn(campaign).filter((face) => degreeOf(face, thresholdFor(campaign, who)) === id);

const rangeInWords = (faces: readonly number[]): string =>
  faces.length === 0 ? 'never' : `${faces[0] ?? 0} to ${faces.at(-1) ?? 0}`;

/**
 * Ranges as they stand for those of whom nothing is known, and in words for the others. A range that never comes ends
 * before it begins.
 */
const rowsFor = (campaign?: Campaign): readonly (ReactionRow & { id: Degree })[] =>
  ROWS.map(({ text, ...row }) => {
    const usual = facesFor(campaign, row.id, 'neutral');
    const friendly = rangeInWords(facesFor(campaign, row.id, 'friendly'));
    const hostile = rangeInWords(facesFor(campaign, row.id, 'hostile'));
    return {
      ...row,
      from: usual[0] ?? 1,
      to: usual.at(-1) ?? 0,
      text: `${text} (Well disposed ${friendly}; hostile folk ${hostile}.)`,
    };
  });

const BY_LEANING = { [-1]: 'hostile', 0: 'neutral', 1: 'friendly' } as const;

/** What folk are taken for: an edge counts as a disposition. */
function leaningOf(edge: Edge, disposition: Disposition): Disposition {
  const known = { friendly: 1, neutral: 0, hostile: -1 }[disposition];
  const felt = { advantage: 1, normal: 0, disadvantage: -1 }[edge];
  return BY_LEANING[Math.max(-1, Math.min(1, known + felt)) as -1 | 0 | 1];
}

/** The number that a reaction turns on: 70 for well disposed, 30 for hostile folk, else the house’s. */
export const reactionThreshold = (edge: Edge, disposition: Disposition, campaign?: Campaign): number =>
  thresholdFor(campaign, leaningOf(edge, disposition));

/** Reactions by the Die of Fate; 40 beyond the threshold is strong (NS-84, NS-S2). */
export const reaction: ReactionTable = {
  title: 'Reaction by the Die of Fate',
  rule: 'NS-S2',
  rows: rowsFor(),
  rowsIn: rowsFor,
  roll: (decision, edge, disposition) => {
    const against = reactionThreshold(edge, disposition, decision.state);
    if (against !== USUAL) decision.emit(reactionThresholdMoved, { against }, { rules: ['NS-S2'] });
    const { roll } = askFate(decision, `reaction, ${against} or less is positive`, against);
    const degree = degreeOf(roll.total, against);
    const row = rowsFor(decision.state).find((one) => one.id === degree);
    if (!row) throw new Error(`No reaction “${degree}”.`);
    return { roll, row };
  },
  odds: (edge, disposition, campaign) => {
    const leaning = leaningOf(edge, disposition);
    return ROWS.map(({ id }) => facesFor(campaign, id, leaning).length / facesIn(campaign).length);
  },
};
