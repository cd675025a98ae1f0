import { z } from 'zod';
import { extended } from '../../../extended.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { turnWeather } from '../../../campaign/tables/weather.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { askFate, degreeOf } from '../fate/fate.ts';
import { numberOf } from '../numbers.ts';

const WEATHERS = {
  'strongly-positive': { name: 'clear', hard: false },
  positive: { name: 'fair', hard: false },
  negative: { name: 'rain', hard: false },
  'strongly-negative': { name: 'storm', hard: true },
} as const;

/** The day’s weather: by the odds of the region, else by the Die of Fate. */
export const rollWeather = (decision: Decision): void => turnWeather(decision, askForWeather);

/** Asks the Die of Fate for the weather; only a storm is harsh. */
function askForWeather(decision: Decision): void {
  const against = numberOf(decision.state, 'weather-threshold');
  const { total } = askFate(decision, 'weather', against).roll;
  decision.emit(
    weatherChanged,
    extended(WEATHERS[degreeOf(total, against)], { total, against }),
    by(decision, 'weather'),
  );
}

export const weatherCommand = defineCommand({
  type: 'roll-weather',
  title: 'Roll weather',
  about: 'Rolls new weather: by the odds of the region where they are written, else by the Die of Fate.',
  when: ['world', 'downtime', 'site'],
  dice: [{ die: 'd100', for: 'weather' }],
  fields: z.strictObject({ type: z.literal('roll-weather') }),
  decide: (decision) => rollWeather(decision),
  offers: (_campaign) => [{ label: 'Roll weather', group: 'fate', command: { type: 'roll-weather' } }],
});
