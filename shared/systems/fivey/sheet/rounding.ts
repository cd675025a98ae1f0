import type { Campaign } from '../../../campaign/state.ts';
import { rulingOf, type Reading } from '../rulings.ts';

const ROUNDED: Record<Reading<'rounding'>, (exact: number) => number> = {
  down: Math.floor,
  'down, but to 1 at least': (exact) => (exact > 0 ? Math.max(1, Math.floor(exact)) : 0),
  up: Math.ceil,
};

/** A part of a whole as the campaign rounds: a half, a share, so much of the hundred (FV-S2). */
export const partOf = (campaign: Campaign, whole: number, parts: number): number =>
  ROUNDED[rulingOf(campaign, 'rounding')](whole / parts);
