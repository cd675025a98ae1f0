import { expect, it } from 'vitest';
import { rewindingDice } from '../../shared/dice/sources.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { DAY } from '../../shared/time/scales.ts';
import { playJourney } from '../../src-main/forecast/journey.ts';
import { openedSample } from '../helpers/play.ts';
import { planOf } from './ahead.ts';

it.each([
  [nightsong, 'forage', 'foraged'],
  [cairn, 'forage', 'food-sought'],
  [fivey, 'rest-action', 'scavenged'],
])('those who forage look for food once a day by the rules of $id', (system, command, found) => {
  const { rulebook, state } = openedSample(system);
  const days = new Set<number>();
  let searches = 0;
  const plan = planOf(state, 6, { food: 'forage' });
  const journey = playJourney(rulebook, state, plan, rewindingDice(3), (step) => {
    if (step.command.type !== command || !step.events.some(({ type }) => type === found)) return;
    days.add(Math.floor(step.before.clock / DAY));
    searches += 1;
  });
  expect(searches).toBeGreaterThan(0);
  expect(days.size).toBeLessThanOrEqual(journey.day);
  if (typeof system.habits.forage === 'function') expect(searches).toBe(days.size);
});
