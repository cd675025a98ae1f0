import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { dayOf, nextAtHour } from '../../../time/calendar.ts';
import type { Decision, Due } from '../../contract.ts';
import { by } from '../cite.ts';
import { suffer } from '../harm/conditions.ts';
import { numberOf } from '../numbers.ts';
import { optionOf } from '../options.ts';
import { rollWeather } from '../road/weather.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { calendar } from '../words.ts';
import { eaters, meal, MEAL_HOUR } from './meals.ts';

/** At daybreak, gives fatigue to those who went too long without food or had no Long Rest. */
function tire(decision: Decision): void {
  const { state } = decision;
  const ended = dayOf(calendar, state.clock) - 1;
  const lastMeal = ended - numberOf(state, 'days-without-food');
  for (const one of eaters(state)) {
    const { ateOn, restedOn } = sheetOf(one);
    if (ateOn < lastMeal)
      suffer(
        decision,
        one.id,
        { name: 'Fatigued by hunger', details: { needs: 'food' } },
        [],
        'going-without',
      );
    if (restedOn < ended) suffer(decision, one.id, { name: 'Fatigued' }, [], 'going-without');
  }
}

/** What a day without food or sleep brings: a fatigue for each, or nothing automatic (NS-S6). */
const RECKON = {
  fatigue: tire,
  referee: () => undefined,
} as const satisfies Record<string, (decision: Decision) => void>;

const reckonDay = (decision: Decision): void => RECKON[optionOf(decision.state, 'hunger')](decision);

const nightfall = (decision: Decision): void =>
  decision.emit(lightOfDayChanged, { to: 'night' }, by(decision, 'hours'));

function daybreak(decision: Decision): void {
  decision.emit(lightOfDayChanged, { to: 'day' }, by(decision, 'hours'));
  rollWeather(decision);
}

/** What happens at fixed hours: the meal, nightfall, daybreak with its weather and with hunger and sleep. */
export function dues(campaign: Campaign, until: number): Due[] {
  const dusk = nextAtHour(campaign.clock, numberOf(campaign, 'dark-hour'));
  const mealtime = nextAtHour(campaign.clock, MEAL_HOUR);
  const dawn = nextAtHour(campaign.clock, calendar.dawn);
  if (Math.min(dusk, mealtime, dawn) > until) return [];
  const ofPeople: Due[] = [
    { id: 'meal', at: mealtime, order: 'ration', label: 'Daily meal', fire: meal },
    {
      id: 'reckoning',
      at: dawn,
      order: 'condition',
      label: 'End of day: food and sleep',
      source: 'NS-S6',
      fire: reckonDay,
    },
  ];
  return [
    ...(eaters(campaign).length > 0 ? ofPeople : []),
    { id: 'nightfall', at: dusk, order: 'night', label: 'Nightfall', fire: nightfall },
    { id: 'daybreak', at: dawn, order: 'night', label: 'Daybreak and weather', fire: daybreak },
  ];
}
