import type { RulingKind } from '../contract.ts';
import { readerOf, under } from '../common/options.ts';
import { harmRulings } from './rulings/harm.ts';
import { restRulings } from './rulings/rest.ts';
import { sicknessRulings } from './rulings/sickness.ts';
import { taskRulings } from './rulings/tasks.ts';
import { wildcraftRulings } from './rulings/wildcraft.ts';

const details = [
  ...under('Tasks and contests', taskRulings),
  ...under('Harm and wounds', harmRulings),
  ...under('Diseases', sicknessRulings),
  ...under('Rest, meals and training', restRulings),
  ...under('Wild herbs', wildcraftRulings),
] as const;

/** The options of a campaign, each with the value it starts with. */
export const rulings: readonly RulingKind[] = [...details];

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {
  'BDP-R2':
    'A score below nothing could not be told from 0, where the result is set already, and lost points that come back cannot be more than were lost.',
  'BDP-R15':
    'A Save has two outcomes, and passing is the better one; the lower of two faces always passes if either does.',
  'BDP-S14': 'A price is whatever the Warden writes down with the care; no purse is counted.',
  'BDP-S4': 'The table is all there is to it: two dice, and nothing is added for goodwill or a good word.',
};

/** How a campaign has an option that only this system has. */
export const rulingOf = readerOf(details);
