import { tell, type Teller } from '../../../campaign/event.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { encounterChecked } from '../../../campaign/events/meetings.ts';
import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import { mealHourCame, sleepBroken, waySought } from '../events/days.ts';

const meal = tell(mealHourCame, ({ fed, hungry }, { name }) => {
  const names = (ids: readonly string[]): string => ids.map(name).join(', ');
  const lines = [
    ...(fed.length > 0 ? [`${names(fed)} ${fed.length === 1 ? 'eats' : 'eat'}`] : []),
    ...(hungry.length > 0 ? [`${names(hungry)} ${hungry.length === 1 ? 'has' : 'have'} nothing to eat`] : []),
  ];
  return `The day’s meal: ${lines.join('; ')}.`;
});

const way = tell(waySought, ({ total, kept, watches }) => {
  const lost = watches === 1 ? 'a watch is wasted' : `${watches} watches are wasted`;
  return `Finding the way: ${total}, ${kept ? 'the way is clear' : `the way is lost, ${lost}`}.`;
});

const encounter = tell(
  encounterChecked,
  ({ met, total }) => `Encounter check: ${total}, ${met ? 'somebody comes' : 'nobody'}.`,
);

export const dayTellers: readonly Teller[] = [
  meal,
  way,
  encounter,
  tell(sleepBroken, () => 'The sleep is broken.'),
  tell(weatherChanged, ({ total, name }) =>
    total === undefined ? undefined : `The weather: ${total}, ${name}.`,
  ),
  tell(lightOfDayChanged, ({ to }) => (to === 'night' ? 'Night falls.' : 'Day breaks.')),
];
