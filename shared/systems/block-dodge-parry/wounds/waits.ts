import type { Campaign } from '../../../campaign/state.ts';
import { waitsOf } from '../../common/waitsOf.ts';
import type { Wait } from '../../bodyRules.ts';
import { daysInWords } from '../rest/daysInWords.ts';
import { careDays } from '../rest/longCare.ts';
import type { Level } from './data.ts';
import { levelOf, isWound } from './details.ts';

/** What a wound of each level needs; a permanent one waits for nothing. */
const NEEDS: Readonly<Record<Level, ((campaign: Campaign) => string) | undefined>> = {
  light: () => 'treatment',
  severe: (campaign) => `${daysInWords(careDays(campaign))} of care`,
  permanent: undefined,
};

/** The wounds of the party, none of which heals by itself. */
export const waits = (campaign: Campaign): Wait[] =>
  waitsOf(campaign, (condition) => (isWound(condition) ? NEEDS[levelOf(condition)]?.(campaign) : undefined));
