import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { playFight } from '../helpers/autoplay.ts';
import { openedSample } from '../helpers/play.ts';

/** Shared kinds of event that a rule decides in every fight of every system. */
const RULED = ['order-set', 'morale-called', 'morale-checked'];

describe.each(systems)('a fight in $name', (system) => {
  const { events } = playFight(openedSample(system), 1, system.statBlocks[0]?.name ?? '', 6).game;
  const ruled = events.filter(({ type }) => RULED.includes(type));

  it('has the rule in every shared event that one decides', () => {
    expect(ruled.length).toBeGreaterThan(0);
    expect(ruled.filter(({ rules = [] }) => rules.length === 0)).toEqual([]);
  });
});

it.each(systems.filter(({ book }) => book.some(({ as = '' }) => as.split(' ').includes('light'))))(
  'a light that is lit in $name names the rule of lights',
  (system) => {
    const game = openedSample(system);
    const [light] = game.offersOf('light');
    expect(game.attempt(light?.command ?? { type: 'light' })).toBeUndefined();
    expect(game.events.at(-1)?.rules).not.toEqual([]);
    expect(game.events.findLast(({ type }) => type === 'timer-started')?.rules).toHaveLength(1);
  },
);
