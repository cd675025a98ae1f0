import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { firstForages } from '../../common/firstForages.ts';
import { waitFor } from '../../common/waitFor.ts';
import type { RoadHabits } from '../../roadHabits.ts';
import { mealEaten } from '../events/gear.ts';
import { navigationRolled } from '../events/road.ts';
import { eaters, MEAL_HOUR, unfed } from '../rest/meals.ts';
import { mayRestLong, resters } from '../rest/rests.ts';
import { calendar } from '../words.ts';

const isHurt = (campaign: Campaign): boolean =>
  partyOf(campaign).some(({ hitPoints }) => 2 * hitPoints.now <= hitPoints.max);

/** A Long Rest for all who may take one, a Short Rest for those at half their hit points or less. */
export const habits: RoadHabits = {
  night: (campaign) =>
    resters(campaign).some((one) => mayRestLong(campaign, one))
      ? { type: 'long-rest' }
      : waitFor(campaign, calendar.dawn),
  tend: (campaign) => (isHurt(campaign) ? { type: 'short-rest' } : undefined),
  forage: firstForages,
  // Fate answers well to low dice.
  calm: { 'navigation-threshold': 100, 'foraging-threshold': 100 },
  sought: { event: navigationRolled.type, found: 'passed' },
  meal: {
    hour: MEAL_HOUR,
    eaters,
    eaten: mealEaten.type,
    wears: true,
    missed: (campaign) => unfed(campaign).map(({ id }) => id),
  },
};
