import { readerOf, under } from '../common/options.ts';
import { careRulings } from './rulings/care.ts';
import { checkRulings } from './rulings/checks.ts';
import { fightRulings } from './rulings/fights.ts';
import { timeRulings } from './rulings/time.ts';

/** The options of a campaign of Nightsong, each with the value it starts with. */
export const rulings = [
  ...under('Characters and Checks', checkRulings),
  ...under('Fights', fightRulings),
  ...under('Wounds, rest and gear', careRulings),
  ...under('Time, road and fate', timeRulings),
] as const;

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

export type RulingId = (typeof rulings)[number]['id'];

/** How a campaign has an option. */
export const rulingOf = readerOf(rulings);
