import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { RoadHabits } from '../../roadHabits.ts';
import { mealEaten } from '../events/rest.ts';
import { waySought } from '../events/road.ts';
import { isNight } from '../rest/day.ts';
import { unfedToday } from '../rest/meals.ts';
import { restingFor } from '../rest/restActs.ts';
import { calendar } from '../words.ts';

const isWounded = ({ hitPoints }: Creature): boolean => hitPoints.now < hitPoints.max;

const canRecover = (campaign: Campaign): boolean => restingFor(campaign, 'recover').some(isWounded);
const canScavenge = (campaign: Campaign): boolean => restingFor(campaign, 'scavenge').length > 0;

/** Camp until dusk, a rest action each to recover or to scavenge, and sleep until dawn. */
export const habits: RoadHabits = {
  night: (campaign, { forage }) => {
    if (!isNight(campaign.clock)) return { type: 'camp' };
    if (canRecover(campaign)) return { type: 'rest-action', action: 'recover' };
    if (forage && canScavenge(campaign)) return { type: 'rest-action', action: 'scavenge' };
    return { type: 'sleep' };
  },
  march: { type: 'march' },
  forage: 'night',
  sought: { event: waySought.type, found: 'passed' },
  meal: {
    hour: calendar.dusk,
    eaten: mealEaten.type,
    missed: (campaign) => unfedToday(campaign).map(({ id }) => id),
  },
};
