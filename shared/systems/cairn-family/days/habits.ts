import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { AnyCommand } from '../../../campaign/offer.ts';
import { waitFor } from '../../common/waitFor.ts';
import type { NightWishes, RoadHabits } from '../../roadHabits.ts';
import { isDeprived } from '../harm/deprivation.ts';
import { mealEaten, waySought } from '../events/days.ts';
import { needsBreath } from '../harm/care.ts';
import { bodyOf } from '../sheet/attributes.ts';
import { watchCalendar } from '../travel/watches.ts';
import { eaters, MEAL_HOUR, today } from './days.ts';

/** Eight hours of sleep as `sleep` says, a breather for whoever lost hit points, and fleeing to where they came from. */
export const habitsOf = (
  sleep: (campaign: Campaign, wishes: NightWishes) => Omit<AnyCommand, 'type'>,
): RoadHabits => ({
  night: (campaign, wishes) =>
    eaters(campaign).some((one) => bodyOf(one).sleptOn < today(campaign))
      ? { type: 'sleep', ...sleep(campaign, wishes) }
      : waitFor(campaign, watchCalendar.dawn),
  tend: (campaign) =>
    partyOf(campaign, true).some((one) => needsBreath(campaign, one) && !isDeprived(one))
      ? { type: 'breather' }
      : undefined,
  flee: (actors) => ({ type: 'flee', actors: [...actors], to: 'the way back' }),
  sought: { event: waySought.type, found: 'kept' },
  meal: {
    hour: MEAL_HOUR,
    eaters,
    eaten: mealEaten.type,
    missed: (campaign) =>
      eaters(campaign)
        .filter((one) => bodyOf(one).ateOn < today(campaign))
        .map(({ id }) => id),
  },
});
