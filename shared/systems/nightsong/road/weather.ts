import { z } from 'zod';
import { weatherChanged } from '../../../campaign/events/land.ts';
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

/** Asks the Die of Fate for the day’s weather; only a storm is harsh. */
export function rollWeather(decision: Decision): void {
  const against = numberOf(decision.state, 'weather-threshold');
  const { total } = askFate(decision, 'weather', against).roll;
  decision.emit(
    weatherChanged,
    { ...WEATHERS[degreeOf(total, against)], total, against },
    by(decision, 'weather'),
  );
}

export const weatherCommand = defineCommand({
  type: 'roll-weather',
  title: 'Roll weather',
  about: 'Asks the Die of Fate for new weather.',
  when: ['world', 'downtime', 'site'],
  dice: [{ die: 'd100', for: 'weather' }],
  fields: z.strictObject({ type: z.literal('roll-weather') }),
  decide: (decision) => rollWeather(decision),
  offers: (_campaign) => [{ label: 'Roll weather', group: 'fate', command: { type: 'roll-weather' } }],
});
