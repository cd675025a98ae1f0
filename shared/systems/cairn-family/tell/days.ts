import { tell, type Teller } from '../../../campaign/event.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { encounterChecked } from '../../../campaign/events/meetings.ts';
import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import { counted } from '../../../text/words.ts';
import { mealHourCame, sleepBroken, waySought } from '../events/days.ts';

const meal = tell(mealHourCame, ({ fed, hungry }, { name }) => {
  const names = (ids: readonly string[]): string => ids.map(name).join(', ');
  const ate = fed.length === 0 ? '' : ` Fed: ${names(fed)}.`;
  return `The party eats its daily meal.${ate}${hungry.length === 0 ? '' : ` Without food: ${names(hungry)}.`}`;
});

const way = tell(waySought, ({ total, kept, watches }) => {
  if (kept) return `The party finds its way (rolled ${total}).`;
  const wasted = watches > 0 ? ` and wastes ${counted(watches, 'watch', 'watches')}` : '';
  return `The party gets lost (rolled ${total})${wasted}.`;
});

const encounter = tell(
  encounterChecked,
  ({ met, total }) => `Encounter check: rolled ${total}, ${met ? 'an encounter' : 'no encounter'}.`,
);

export const dayTellers: readonly Teller[] = [
  meal,
  way,
  encounter,
  tell(sleepBroken, () => 'An encounter breaks the party’s sleep.'),
  tell(weatherChanged, ({ total, name }) =>
    total === undefined ? undefined : `Weather: ${name} (rolled ${total}).`,
  ),
  tell(lightOfDayChanged, ({ to }) => (to === 'night' ? 'Night falls.' : 'Day breaks.')),
];
