import { partyOf, type Campaign } from '../../../campaign/state.ts';
import type { Wait } from '../../figures.ts';
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
  partyOf(campaign, true).flatMap(({ id: creature, name, status, conditions }) =>
    status === 'dead'
      ? []
      : conditions.filter(isWound).flatMap((wound) => {
          const needs = NEEDS[levelOf(wound)]?.(campaign);
          const label = `${name}: ${wound.name.toLowerCase()}`;
          return needs === undefined ? [] : [{ creature, id: wound.id, label, needs }];
        }),
  );
