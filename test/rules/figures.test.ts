import { describe, expect, it } from 'vitest';
import type { Creature } from '../../shared/campaign/state.ts';
import type { Figure, System } from '../../shared/systems/contract.ts';
import { systems, systemOf } from '../../shared/systems/registry.ts';
import { play, type Playthrough } from '../helpers/play.ts';

const sampleOf = (system: System): Playthrough => play(system).given(...system.sample());
const everybody = (game: Playthrough): Creature[] => Object.values(game.state.creatures);
const figuresOf = (system: System, game: Playthrough, creature: Creature): Figure[] =>
  system.figures(creature, game.state).flatMap(({ figures }) => [...figures]);
const named = (system: System, game: Playthrough, id: string, label: string): Figure | undefined =>
  figuresOf(system, game, game.state.creatures[id]!).find((figure) => figure.label === label);
const valueAt = (sheet: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], sheet);

describe.each(systems.map((system) => ({ name: system.name, system })))(
  'the sheet of $name',
  ({ system }) => {
    it('shows nothing empty and nothing raw, of characters, people and every stat block', () => {
      const game = sampleOf(system);
      for (const { name } of system.statBlocks)
        expect(game.attempt({ type: 'add-person', name: `A ${name}`, statBlock: name })).toBeUndefined();
      const poor = everybody(game).flatMap((creature) =>
        figuresOf(system, game, creature)
          .filter(
            ({ label, value }) => !label || !value || /\[object|undefined|NaN|null/.test(`${label} ${value}`),
          )
          .map((figure) => [creature.name, figure]),
      );
      expect(poor).toEqual([]);
    });

    it('says nothing twice', () => {
      const game = sampleOf(system);
      for (const creature of everybody(game)) {
        const labels = figuresOf(system, game, creature).map(({ label }) => label);
        expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
      }
    });

    it('lets every kept figure be set by hand and taken back', () => {
      const game = sampleOf(system);
      for (const creature of everybody(game))
        for (const { at } of figuresOf(system, game, creature)) {
          if (!at) continue;
          const value = valueAt(creature.sheet, at) ?? ['fire'];
          const told = game.attempt({ type: 'set-sheet', creature: creature.id, at: [...at], value });
          expect([creature.name, at, told]).toEqual([creature.name, at, undefined]);
          expect(valueAt(game.state.creatures[creature.id]!.sheet, at)).toEqual(value);
        }
    });

    it('takes a list as words with commas', () => {
      const game = sampleOf(system);
      for (const creature of everybody(game))
        for (const { at } of figuresOf(system, game, creature)) {
          if (!at || !Array.isArray(valueAt(creature.sheet, at)) || at[0] === 'templates') continue;
          expect(
            game.attempt({ type: 'set-sheet', creature: creature.id, at: [...at], value: 'fire, ice' }),
          ).toBeUndefined();
          expect(valueAt(game.state.creatures[creature.id]!.sheet, at)).toEqual(['fire', 'ice']);
        }
    });

    it('refuses a figure that the sheet does not have, and changes nothing', () => {
      const game = sampleOf(system);
      const [id] = game.state.party.members;
      const before = game.state;
      for (const at of [['nonsense'], ['nonsense', 'deep'], ['__proto__', 'polluted'], ['constructor']])
        expect(game.attempt({ type: 'set-sheet', creature: id, at, value: 3 })).not.toBeUndefined();
      expect(game.state).toEqual(before);
    });
  },
);

describe('what follows from a score follows at once', () => {
  const changed = (id: string, creature: string, at: string[], value: unknown, label: string) => {
    const system = systemOf(id)!;
    const game = sampleOf(system);
    const before = named(system, game, creature, label)?.value;
    expect(game.attempt({ type: 'set-sheet', creature, at, value })).toBeUndefined();
    return [before, named(system, game, creature, label)?.value];
  };

  it('STR gives slots', () => {
    expect(changed('nightsong', 'mae', ['str'], -1, 'Slots')).toEqual(['5 of 12', '5 of 9']);
  });

  it('armour of one’s own counts with what is worn', () => {
    const [before, after] = changed('cairn', 'linnet', ['armour'], 1, 'Armour');
    expect(Number(after)).toBe(Number(before) + 1);
  });

  it('a score of 15 stands out', () => {
    expect(changed('block-dodge-parry', 'quill', ['wil', 'now'], 5, 'High and low scores')).toEqual([
      undefined,
      'low WIL',
    ]);
  });

  it('a stat makes the passive score', () => {
    expect(changed('fivey', 'mae', ['stats', 'cha'], 5, 'Passive CHA')[1]).toBe('15');
  });

  it('DEX gives quick slots', () => {
    const [before, after] = changed('vogt', 'hask', ['abilities', 'dex', 'die'], '1d12', 'Quick slots');
    expect(after).not.toBe(before);
  });
});
