import type { Campaign } from '../../../campaign/state.ts';
import { dayDues } from '../../cairn-family/days/days.ts';
import type { Due } from '../../contract.ts';
import { diseasesTakeTheirDay } from '../diseases/diseases.ts';
import { dailyMeal } from '../food/food.ts';
import { rollWeather } from '../../cairn-family/travel/road.ts';
import { hazardDues } from '../wounds/hazards.ts';

/**
 * What the hours bring by themselves: the day’s meal (BDP-80); at its end a waking night (BDP-76), a Fatigue for those who have gone
 * without for more than a day (BDP-27) with the first day free (BDP-R6), and the toll of diseases; gas and cold.
 */
export const dues = (campaign: Campaign, until: number): Due[] => [
  ...dayDues(campaign, until, {
    weather: rollWeather,
    ids: { meal: 'BDP-80', reckoning: 'BDP-27' },
    meal: dailyMeal,
    daily: diseasesTakeTheirDay,
  }),
  ...hazardDues(campaign),
];
