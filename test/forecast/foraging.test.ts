import { describe, expect, it } from 'vitest';
import { rewindingDice } from '../../shared/dice/sources.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { DAY, HOUR } from '../../shared/time/scales.ts';
import { playJourney } from '../../src-main/forecast/journey.ts';
import { itineraryOf } from '../../src-main/forecast/quiet.ts';
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

it.each([
  [nightsong, 6],
  [cairn, 8],
])('the days of a way have the hours for which they look for food by the rules of $id', (system, hours) => {
  const { rulebook, state } = openedSample(system);
  const days = (food: 'forage' | 'carried') => itineraryOf(rulebook, state, planOf(state, 3, { food })).days;
  expect(days('carried').map(({ foraged }) => foraged)).toEqual(days('carried').map(() => 0));
  expect(days('forage').length).toBeGreaterThan(1);
  for (const { foraged } of days('forage').slice(0, -1)) expect(foraged).toBe(hours * HOUR);
});

describe('FIVEY travellers without rations', () => {
  const { rulebook, state } = openedSample(fivey);
  const emptied = Object.entries(state.creatures).map(([id, one]) => [
    id,
    { ...one, items: one.items.filter(({ kind }) => kind !== 'food') },
  ]);
  const without = { ...state, creatures: Object.fromEntries(emptied) as typeof state.creatures };
  const journeys = (food: 'forage' | 'carried') =>
    Array.from({ length: 40 }, (_, seed) =>
      playJourney(rulebook, without, planOf(without, 6, { food }), rewindingDice(seed)),
    );

  it('cook what they scavenged, so that fewer of them go hungry', () => {
    const hungry = (food: 'forage' | 'carried') =>
      journeys(food).filter(({ hungryOn }) => hungryOn !== null).length;
    expect(hungry('carried')).toBe(40);
    expect(hungry('forage')).toBeLessThan(30);
  });

  it('cook for the hungry before the wounded recover', () => {
    const hurt = (id: string) => {
      const one = without.creatures[id]!;
      return { ...one, hitPoints: { ...one.hitPoints, now: 1 } };
    };
    const ids = without.party.members;
    const raw = { ...state.creatures['mae']!.items[0]!, id: 'raw', count: 9, kind: 'gear' as const };
    const creatures = { ...without.creatures, ...Object.fromEntries(ids.map((id) => [id, hurt(id)])) };
    const mae = creatures['mae']!;
    const bag = [{ ...raw, name: 'Fresh ingredients', details: { sort: 'fresh-ingredients' } }];
    const dusk = { ...without, creatures: { ...creatures, mae: { ...mae, items: bag } } };
    const acts: unknown[] = [];
    playJourney(rulebook, dusk, planOf(dusk, 6), rewindingDice(3), ({ command }) => {
      if (command.type === 'rest-action') acts.push(command['action']);
    });
    expect(acts.slice(0, 2)).toEqual(['cook', 'recover']);
  });
});
