import { partyOf, type Campaign } from '../../../campaign/state.ts';
import type { Wait } from '../../figures.ts';
import { ofCondition } from '../sheet/details.ts';

const NEEDS = { food: 'a meal', care: 'care' } as const;

/** The Conditions of the party that no rest clears. */
export const waits = (campaign: Campaign): Wait[] =>
  partyOf(campaign, true).flatMap(({ id: creature, name, status, conditions }) =>
    status === 'dead'
      ? []
      : conditions.flatMap((one) => {
          const { needs } = ofCondition(one);
          const label = `${name}: ${one.name.toLowerCase()}`;
          return needs === undefined ? [] : [{ creature, id: one.id, label, needs: NEEDS[needs] }];
        }),
  );
