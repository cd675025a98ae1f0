import { readerOf, under, type ReadingOf } from '../common/options.ts';
import { diceRulings } from './rulings/dice.ts';
import { downtimeRulings } from './rulings/downtime.ts';
import { gearRulings } from './rulings/gear.ts';

/** Options of a FIVEY campaign: readings of doubtful places, with the value they start with. */
export const rulings = [
  ...under('Checks and dice', diceRulings),
  ...under('Downtime', downtimeRulings),
  ...under('Gear and harm', gearRulings),
] as const;

export type RulingId = (typeof rulings)[number]['id'];
export type Reading<Id extends RulingId> = ReadingOf<typeof rulings, Id>;

/** How a campaign has an option. */
export const rulingOf = readerOf(rulings);
