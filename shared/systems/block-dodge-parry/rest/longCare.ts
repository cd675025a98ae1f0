import type { Campaign } from '../../../campaign/state.ts';
import { houseNumber } from '../options.ts';

/** Days in good hands until severe wounds are closed. */
export const careDays = (campaign: Campaign): number => houseNumber(campaign, 'wound-care-days');

/** Days of training for a point. */
export const trainingDays = (campaign: Campaign): number => houseNumber(campaign, 'training-days');
