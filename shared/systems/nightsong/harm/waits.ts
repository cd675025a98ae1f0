import type { Campaign } from '../../../campaign/state.ts';
import { waitsOf } from '../../common/waitsOf.ts';
import type { Wait } from '../../bodyRules.ts';
import { ofCondition } from '../sheet/details.ts';

const NEEDS = { food: 'a meal', care: 'care' } as const;

/** The Conditions of the party that no rest clears. */
export const waits = (campaign: Campaign): Wait[] =>
  waitsOf(campaign, (condition) => {
    const { needs } = ofCondition(condition);
    return needs && NEEDS[needs];
  });
