import type { Campaign } from '../../../campaign/state.ts';
import { rulingOf } from '../rulings.ts';

const ROUNDED = { down: Math.floor, up: Math.ceil } as const;

/** Half of something, rounded as the table rounds (BV-S1). */
export const half = (campaign: Campaign, number: number): number =>
  ROUNDED[rulingOf(campaign, 'halves')](number / 2);
