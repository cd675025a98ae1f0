import { partyOf } from '../../campaign/groups/party.ts';
import type { Campaign, Condition } from '../../campaign/state.ts';
import type { Wait } from '../bodyRules.ts';

/** What the living of the party suffer from until somebody sees to it; `needs` says by what, undefined for all else. */
export const waitsOf = (campaign: Campaign, needs: (condition: Condition) => string | undefined): Wait[] =>
  partyOf(campaign, true)
    .filter(({ status }) => status !== 'dead')
    .flatMap(({ id: creature, name, conditions }) =>
      conditions.flatMap((one) => {
        const wanted = needs(one);
        const label = `${name}: ${one.name.toLowerCase()}`;
        return wanted === undefined ? [] : [{ creature, id: one.id, label, needs: wanted }];
      }),
    );
