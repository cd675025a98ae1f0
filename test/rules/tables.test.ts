import { describe, expect, it } from 'vitest';
import { givenDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import { play } from '../helpers/play.ts';

describe.each(systems.map((system) => [system.name, system] as const))('the tables of %s', (_, system) => {
  const tables = Object.entries(system.tables);

  it('are there', () => {
    expect(tables.length).toBeGreaterThan(0);
  });

  it.each(tables.map(([name, rows]) => [name, rows] as const))(
    'give each of their results: %s',
    (table, rows) => {
      const told = rows.map((_row, index) => {
        const game = play(system, { dice: givenDice([index + 1]).dice }).given({ type: 'roll-table', table });
        return game.events[0]?.text;
      });
      expect(told).toEqual(rows.map((row) => `${table}: ${row.replace(/\.$/, '')}.`));
    },
  );
});
