import { readerOf, under, type ReadingOf } from '../common/options.ts';
import { fightRulings } from './rulings/fight.ts';
import { harmRulings } from './rulings/harm.ts';
import { restRulings } from './rulings/rest.ts';
import { sheetRulings } from './rulings/sheet.ts';

/** The options of a campaign, each with the value it starts with. */
export const rulings = [
  ...under('The sheet and checks', sheetRulings),
  ...under('The fight', fightRulings),
  ...under('Harm', harmRulings),
  ...under('Rest and the road', restRulings),
] as const;

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {
  'BV-38':
    'Slots, quick slots and what one can hold without a bag are counted by the hands one has; an arm that is gone leaves one fewer.',
};

export type RulingId = (typeof rulings)[number]['id'];
export type RulingValue<Id extends RulingId> = ReadingOf<typeof rulings, Id>;

/** How a campaign has an option. */
export const rulingOf = readerOf(rulings);
