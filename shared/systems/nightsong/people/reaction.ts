import type { Campaign } from '../../../campaign/state.ts';
import { remembered } from '../../../remembered.ts';
import type { Edge } from '../../../dice/dice.ts';
import type { Disposition, ReactionRow, ReactionTable } from '../../contract.ts';
import { reactionThresholdMoved } from '../events/people.ts';
import { askFate, degreeOf, facesOfFate, READINGS, type Degree } from '../fate/fate.ts';
import { numberOf } from '../numbers.ts';

/** The thresholds for friendly and for hostile creatures. */
const FRIENDLY = 70;
const HOSTILE = 30;
const USUAL = 50;

/** What decides how the die is read. */
type House = Pick<Campaign, 'options'>;

const thresholdFor = (campaign: House | undefined, leaning: Disposition): number =>
  ({
    friendly: FRIENDLY,
    neutral: campaign ? numberOf(campaign, 'reaction-threshold') : USUAL,
    hostile: HOSTILE,
  })[leaning];

const facesIn = (campaign: House | undefined): readonly number[] =>
  campaign ? facesOfFate(campaign) : READINGS.tens.faces;

const ROWS: readonly { id: Degree; label: string; mood: number; text: string }[] = [
  {
    id: 'strongly-positive',
    label: 'Strongly positive',
    mood: 2,
    text: 'They offer to help, share or join.',
  },
  { id: 'positive', label: 'Positive', mood: 1, text: 'They are willing to talk and trade.' },
  {
    id: 'negative',
    label: 'Negative',
    mood: -1,
    text: 'They are wary, demand something, or want the party to leave.',
  },
  {
    id: 'strongly-negative',
    label: 'Strongly negative',
    mood: -2,
    text: 'They are enemies and act like it.',
  },
];

const facesFor = (campaign: House | undefined, id: Degree, who: Disposition): number[] =>
  facesIn(campaign).filter((face) => degreeOf(face, thresholdFor(campaign, who)) === id);

const rangeInWords = (faces: readonly number[]): string =>
  faces.length === 0 ? 'never' : `${faces[0] ?? 0} to ${faces.at(-1) ?? 0}`;

/**
 * The rows with the range for neutral creatures, and in words for the others. A range that never occurs ends before it
 * begins.
 */
const rowsFor = (campaign?: House): readonly (ReactionRow & { id: Degree })[] =>
  ROWS.map(({ text, ...row }) => {
    const usual = facesFor(campaign, row.id, 'neutral');
    const friendly = rangeInWords(facesFor(campaign, row.id, 'friendly'));
    const hostile = rangeInWords(facesFor(campaign, row.id, 'hostile'));
    return {
      ...row,
      from: usual[0] ?? 1,
      to: usual.at(-1) ?? 0,
      text: `${text} (Friendly: ${friendly}; hostile: ${hostile}.)`,
    };
  });

const rowsByOptions = remembered((options: Campaign['options']) => rowsFor({ options }));
const rowsIn = ({ options }: House): ReturnType<typeof rowsFor> => rowsByOptions(options);

const BY_LEANING = { [-1]: 'hostile', 0: 'neutral', 1: 'friendly' } as const;

/** The disposition, shifted by Advantage or Disadvantage. */
function leaningOf(edge: Edge, disposition: Disposition): Disposition {
  const known = { friendly: 1, neutral: 0, hostile: -1 }[disposition];
  const felt = { advantage: 1, normal: 0, disadvantage: -1 }[edge];
  return BY_LEANING[Math.max(-1, Math.min(1, known + felt)) as -1 | 0 | 1];
}

/** The threshold of a reaction roll: 70 for friendly creatures, 30 for hostile ones, else the number of the house rule. */
export const reactionThreshold = (edge: Edge, disposition: Disposition, campaign?: Campaign): number =>
  thresholdFor(campaign, leaningOf(edge, disposition));

/** Reactions by the Die of Fate; 40 or more from the threshold is strong (NS-84, NS-S2). */
export const reaction: ReactionTable = {
  title: 'Reaction roll',
  rule: 'NS-S2',
  rows: rowsFor(),
  rowsIn,
  roll: (decision, edge, disposition) => {
    const against = reactionThreshold(edge, disposition, decision.state);
    if (against !== USUAL) decision.emit(reactionThresholdMoved, { against });
    const { roll } = askFate(decision, `reaction, positive on ${against} or less`, against);
    const degree = degreeOf(roll.total, against);
    const row = rowsIn(decision.state).find((one) => one.id === degree);
    if (!row) throw new Error(`No reaction “${degree}”.`);
    return { roll, row };
  },
  odds: (edge, disposition, campaign) => {
    const leaning = leaningOf(edge, disposition);
    return ROWS.map(({ id }) => facesFor(campaign, id, leaning).length / facesIn(campaign).length);
  },
};
