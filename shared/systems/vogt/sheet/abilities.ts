import type { Campaign, Creature } from '../../../campaign/state.ts';
import { penaltyOf } from '../harm/statuses.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { half, medianOf, sizeOf, type DieSize } from './dieSizes.ts';
import { sheetOf } from './sheet.ts';

/** The die of an ability, none for one that the sheet does not have. */
export const dieOf = (creature: Creature, ability: string): DieSize =>
  sizeOf(sheetOf(creature).abilities[ability]?.die ?? '0');

/** The modifier of an ability as statuses leave it: a number of its own beside the die (BV-S2). */
export const modifierOf = (creature: Creature, ability: string): number =>
  (sheetOf(creature).abilities[ability]?.modifier ?? 0) + penaltyOf(creature, ability);

/** The middle of an ability’s die as statuses leave it. */
export const middleOf = (creature: Creature, ability: string): number =>
  medianOf(dieOf(creature, ability)) + penaltyOf(creature, ability);

const STRENGTHS: Readonly<Record<Choice<'strength-modifier'>, (creature: Creature) => number>> = {
  'on-the-sheet': (creature) => modifierOf(creature, 'str'),
  median: (creature) => middleOf(creature, 'str'),
  'half-median': (creature) => half(medianOf(dieOf(creature, 'str'))) + penaltyOf(creature, 'str'),
};

/** The STR modifier that weapons add to damage (BV-23). */
export const strengthOf = (creature: Creature, campaign: Campaign): number =>
  STRENGTHS[optionOf(campaign, 'strength-modifier')](creature);
