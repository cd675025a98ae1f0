import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { NightWishes, RoadHabits } from '../../roadHabits.ts';
import { mealEaten } from '../events/rest.ts';
import { waySought } from '../events/road.ts';
import { isNight } from '../rest/day.ts';
import { eaters, hungry, unfedToday } from '../rest/meals.ts';
import { restingFor } from '../rest/restActs.ts';
import { calendar } from '../words.ts';

const isWounded = ({ hitPoints }: Creature): boolean => hitPoints.now < hitPoints.max;

const canRecover = (campaign: Campaign): boolean => restingFor(campaign, 'recover').some(isWounded);
const able = (campaign: Campaign, action: string): boolean => restingFor(campaign, action).length > 0;
const goHungry = (campaign: Campaign): boolean => unfedToday(campaign).length > 0;

/** The rest actions of a night in the order of their need: the hungry do not recover before someone has cooked for them. */
const NIGHT: readonly [action: string, wanted: (campaign: Campaign, wishes: NightWishes) => boolean][] = [
  ['cook', (campaign) => goHungry(campaign) && able(campaign, 'cook')],
  ['recover', canRecover],
  ['cook', (campaign) => able(campaign, 'cook')],
  ['scavenge', (campaign, { forage }) => forage && able(campaign, 'scavenge')],
];

/** Camp until dusk, rest actions to cook, to recover and to scavenge, and sleep until dawn. */
export const habits: RoadHabits = {
  night: (campaign, wishes) => {
    if (!isNight(campaign.clock)) return { type: 'camp' };
    const next = NIGHT.find(([, wanted]) => wanted(campaign, wishes));
    return next ? { type: 'rest-action', action: next[0] } : { type: 'sleep' };
  },
  march: { type: 'march' },
  forage: 'night',
  sought: { event: waySought.type, found: 'passed' },
  meal: {
    // Who found nothing at dusk may still cook at night.
    hour: calendar.dawn,
    eaters,
    eaten: mealEaten.type,
    missed: (campaign) => hungry(campaign).map(({ id }) => id),
  },
};
