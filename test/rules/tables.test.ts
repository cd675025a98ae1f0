import { expect, it } from 'vitest';
import { givenDice } from '../../shared/dice/sources.ts';
import { play } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';

systemContract('the tables of $name', (system) => {
  it('give each of their results', () => {
    const results = Object.entries(system.tables).flatMap(([table, rows]) =>
      rows.map((row, index) => ({ table, row, face: index + 1 })),
    );
    const told = results.map(({ table, face }) => {
      const game = play(system, { dice: givenDice([face]).dice }).given({ type: 'roll-table', table });
      return game.events[0]?.text;
    });
    expect(told).toEqual(results.map(({ table, row }) => `${table}: ${row.replace(/\.$/, '')}.`));
  });
});
