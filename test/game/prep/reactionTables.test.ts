import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { encounterView } from '../../../src-main/queries/view/encounter.ts';
import { openedSample, type Playthrough } from '../../helpers/play.ts';

const MOODS = {
  name: 'Goblin moods',
  dice: '1d4',
  rows: [
    { text: 'Hungry: they want food.', from: 1, to: 3 },
    { text: 'Singing', from: 4 },
  ],
};
const WEATHERED = {
  name: 'Weathered',
  rows: [{ text: 'Wet. They want a roof.', weight: 3 }, { text: 'Dry' }],
};

const met = (system: System): Playthrough =>
  openedSample(system).given(
    { type: 'keep-tables', tables: [MOODS, WEATHERED] },
    { type: 'meet', statBlock: system.statBlocks[0]?.name, count: 2 },
  );
const idOf = ({ state }: Playthrough, name: string): string =>
  Object.values(state.tables).find((one) => one.name === name)?.id ?? '';
const chosen = (system: System, name = MOODS.name): Playthrough => {
  const game = met(system);
  game.when({ type: 'choose-reaction-table', table: idOf(game, name) });
  return game;
};
const seen = ({ state, rulebook }: Playthrough) => encounterView(state, rulebook.system)!;

describe.each(systems.map((system) => [system.name, system] as const))(
  'a reaction table of the campaign in %s',
  (_, system) => {
    it('has its rows, ranges and odds in the encounter, and nothing moves its roll', () => {
      const { table, moved } = seen(chosen(system));
      expect(table.rows.map(({ label, text, range, odds }) => [label, text, range, odds])).toEqual([
        ['Hungry', 'they want food.', '1–3', 0.75],
        ['Singing', '', '4', 0.25],
      ]);
      expect([table.title, moved]).toEqual(['Goblin moods', null]);
      expect(table.spread).toEqual({
        least: 1,
        chances: [0.25, 0.25, 0.25, 0.25],
        plain: [0.25, 0.25, 0.25, 0.25],
      });
    });

    it('is rolled by its own dice; the row lights up and is their attitude', () => {
      const game = chosen(system);
      const { events } = game.when({ type: 'react' }, [4]);
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'reaction-rolled', row: 'row-2', label: 'Singing', total: 4 }),
      );
      const { table, who } = seen(game);
      expect(table.rows.map(({ lit }) => lit)).toEqual([false, true]);
      expect(who.map(({ attitude }) => attitude)).toEqual(['Singing', 'Singing']);
      game.when({ type: 'react', mood: 'row-1' });
      expect(game.state.encounter?.reaction).toEqual({ row: 'row-1', label: 'Hungry' });
      expect(game.offers.length).toBeGreaterThan(0);
      expect(seen(game).speakers).toBeDefined();
    });

    it('gives way to the system’s by one choice, and when it is removed', () => {
      const game = chosen(system);
      game.when({ type: 'choose-reaction-table' });
      expect(game.state.encounter).not.toHaveProperty('reactionTable');
      expect(seen(game).table.title).toBe(system.reaction.title);
      game.when({ type: 'choose-reaction-table', table: idOf(game, MOODS.name) });
      game.when({ type: 'remove-table', table: MOODS.name });
      expect(seen(game).table).toMatchObject({ title: system.reaction.title, own: '' });
      game.when({ type: 'react', mood: system.reaction.rows[0]?.id });
      expect(game.state.encounter?.reaction?.row).toBe(system.reaction.rows[0]?.id);
    });
  },
);

describe('choosing a reaction table', () => {
  it('is offered where there are custom tables of feelings and the reaction is open', () => {
    const offered = ({ offers }: Playthrough) =>
      offers.find(({ command }) => command.type === 'choose-reaction-table')?.needs?.[0]?.choices;
    const game = met(cairn);
    expect(offered(game)?.map(({ label }) => label)).toEqual([
      cairn.reaction.title,
      'Goblin moods',
      'Weathered',
    ]);
    game.given({ type: 'react' });
    expect(offered(game)).toBeUndefined();
    expect(offered(openedSample(cairn).given({ type: 'meet', title: 'Riders' }))).toBeUndefined();
  });

  it('is refused for a table that is none, and once the reaction is known', () => {
    const game = met(cairn);
    const unknown = game.refused({ type: 'choose-reaction-table', table: 'nowhere' });
    expect(unknown).toMatchObject({ code: 'unknown-table', path: 'table' });
    game.given({ type: 'react' });
    expect(game.refused({ type: 'choose-reaction-table', table: idOf(game, 'Weathered') }).code).toBe(
      'not-now',
    );
  });

  it('rolls a table of weights on as many sides as they add up to', () => {
    const game = chosen(cairn, WEATHERED.name);
    expect(seen(game).table.rows.map(({ label, range }) => [label, range])).toEqual([
      ['Wet', '1–3'],
      ['Dry', '4'],
    ]);
    game.when({ type: 'react' }, [3]);
    expect(game.state.encounter?.reaction).toEqual({ row: 'row-1', label: 'Wet', total: 3 });
  });
});
