import type { Campaign } from '../../campaign/state.ts';
import { rulingsOfCare } from './rulingsOfCare.ts';
import { rulingsOfChecks } from './rulingsOfChecks.ts';
import { rulingsOfFights } from './rulingsOfFights.ts';
import { rulingsOfTime } from './rulingsOfTime.ts';

/** The options of a campaign of Nightsong, each with the value it starts with. */
export const rulings = [...rulingsOfChecks, ...rulingsOfFights, ...rulingsOfCare, ...rulingsOfTime] as const;

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {
  'NS-R2': 'The chain of dice ends at D0, and a die without sides cannot be thrown.',
  'NS-R14': 'HP are given back, and nobody can be given back more than they lost.',
  'NS-R23': 'A Damage roll belongs to one attack; the rules know no blow of several attackers together.',
  'NS-R29':
    'Both rolls always happen and neither changes the other, so that their order is only the order of the log.',
  'NS-S13': 'It is free text, and the Referee’s word; there is nothing here for an option to change.',
  'NS-S15': 'How far and how long a Spell reaches is written on each shard, or the Referee says it.',
};

type Options = (typeof rulings)[number];
export type RulingId = Options['id'];
/** What an option may be set to: one of its choices, a yes or no, a number. */
type Reading<Kind> = Kind extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Kind extends { value: boolean }
    ? boolean
    : number;

/** How an option of the campaign is set, or what it starts with. */
export const rulingOf = <Id extends RulingId>(
  campaign: Campaign,
  id: Id,
): Reading<Extract<Options, { id: Id }>> =>
  (campaign.rulings[id] ?? rulings.find((one) => one.id === id)?.value) as Reading<
    Extract<Options, { id: Id }>
  >;
