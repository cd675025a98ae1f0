import { partyOf } from '../../../campaign/groups/party.ts';
import { waitFor } from '../../common/waitFor.ts';
import type { RoadHabits } from '../../roadHabits.ts';
import { calendar } from '../calendar.ts';
import { HOUR } from '../../../time/scales.ts';

/** The hour from which a full rest ends at dawn. */
const BEDTIME = 22;

/** A full rest from ten to six, a siesta for those at half their hit points or less. */
export const habits: RoadHabits = {
  night: (campaign) => {
    const hour = (campaign.clock / HOUR) % 24;
    return hour >= calendar.dusk && hour < BEDTIME ? waitFor(campaign, BEDTIME) : { type: 'full-rest' };
  },
  tend: (campaign) =>
    partyOf(campaign, true).some(
      ({ status, hitPoints }) => status !== 'dead' && 2 * hitPoints.now <= hitPoints.max,
    )
      ? { type: 'siesta' }
      : undefined,
};
