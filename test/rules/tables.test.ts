import { describe, expect, it } from 'vitest';
import { givenDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import { Playthrough, rulebookOf } from '../helpers/game.ts';

describe.each(systems.map((system) => [system.name, system] as const))('the tables of %s', (_, system) => {
  const rulebook = rulebookOf(system);
  const tables = Object.entries(system.tables);

  it('are there', () => {
    expect(tables.length).toBeGreaterThan(0);
  });

  it.each(tables.map(([name, rows]) => [name, rows] as const))(
    'give each of their results: %s',
    (table, rows) => {
      const told = rows.map((_row, index) => {
        const game = new Playthrough(rulebook, givenDice([index + 1]).dice).all([
          { type: 'roll-table', table },
        ]);
        return game.log[0]?.text;
      });
      expect(told).toEqual(rows.map((row) => `${table}: ${row.replace(/\.$/, '')}.`));
    },
  );
});
