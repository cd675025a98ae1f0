import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { systems } from '../../shared/systems/registry.ts';
import { playFight } from '../helpers/autoplay.ts';
import { openedSample } from '../helpers/play.ts';
import { folderOf, foldersOf } from '../systemContract.ts';

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

/** What the code that all systems share cites besides kinds of events. */
const BY_ALL = ['in-hand', 'light'];

/** The names that the `cite.ts` of a folder lets its code cite. */
function namesIn(folder: string): string[] {
  const file = new URL(`../../${folder}/cite.ts`, import.meta.url);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...source.matchAll(/'([a-z-]+)'(?=\s*[|;])/g)].map(([, name = '']) => name);
}

describe.each(systems)('the names of rules in $name', (system) => {
  const given = new Set(system.book.flatMap(({ as }) => as?.split(' ') ?? []));
  const own = namesIn(folderOf(system));

  it('are given by the book wherever its code cites by them', () => {
    expect(own.filter((name) => !given.has(name))).toEqual([]);
  });

  it('are kinds of events, or what some code cites', () => {
    const events = kindsOf(system).events;
    const cited = new Set([...foldersOf(system).flatMap(namesIn), ...BY_ALL]);
    expect([...given].filter((name) => !events.has(name) && !cited.has(name))).toEqual([]);
  });
});
