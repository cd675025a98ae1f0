import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hexAt, hexesOf, type Land } from '../../../shared/hex/land.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

let table: Game;
beforeAll(async () => {
  table = await newGame({ system: 'cairn' });
});
afterAll(() => table.close());

const land = (): Land => table.state.campaign.land;
const undo = { type: 'undo' };

describe('grow-land', () => {
  it('makes a land with regions that have the system’s encounters, in one step', async () => {
    await carryOut(table, { type: 'grow-land', seed: 7, name: 'Vane' });
    expect([land().name, land().columns.length, land().columns[0]?.length]).toEqual(['Vane', 24, 18]);
    const regions = Object.values(land().regions);
    expect(regions.length).toBeGreaterThan(3);
    for (const { encounters } of regions) expect(encounters.length).toBeGreaterThan(0);
    await carryOut(table, undo);
    expect(land().columns).toEqual([]);
  });

  it('grows around what is on the map, and leaves it and its file', async () => {
    const hexes = [{ terrain: 'swamp', known: true, note: 'Mine' }, null];
    const file = {
      name: 'a.txt',
      format: 'textmapper',
      text: '0101 swamp',
      words: {},
      origin: { columns: 0, rows: {} },
    };
    await carryOut(
      table,
      { type: 'chart-land', land: { name: 'Old', columns: [hexes, [null, null]] }, file },
      { type: 'grow-land', seed: 7, columns: 8, rows: 6 },
    );
    expect([land().name, [...hexesOf(land())].length, table.state.campaign.mapFile?.name]).toEqual([
      'Old',
      48,
      'a.txt',
    ]);
    expect(hexAt(land(), '0101')).toMatchObject({ terrain: 'swamp', known: true, note: 'Mine' });
    await carryOut(table, undo, undo);
  });

  it('takes the place of the map where that is wished, and the party is to be placed', async () => {
    await carryOut(
      table,
      { type: 'lay-out-land', name: 'Fells', columns: 4, rows: 4, terrain: 'moor' },
      { type: 'place-party', hex: '0202' },
      { type: 'grow-land', seed: 7, columns: 8, rows: 6, only: false },
    );
    expect([land().columns.length, table.state.campaign.party.hex]).toEqual([8, null]);
    await carryOut(table, undo, undo, undo);
  });

  it('says so where nothing is blank', async () => {
    await carryOut(table, { type: 'lay-out-land', name: 'Fells', columns: 4, rows: 4, terrain: 'moor' });
    const { seq } = table;
    const told = await table.dispatch({ type: 'grow-land', seed: 1, columns: 4, rows: 4 });
    expect([told.ok ? '' : told.error.code, table.seq]).toEqual(['nothing-blank', seq]);
    await carryOut(table, undo);
  });

  it('names settlements from a table as far as its rows go', async () => {
    const rows = ['Ottersea', 'Lowmarsh'].map((text) => ({ text, weight: 1 }));
    const grow = { type: 'grow-land', seed: 3, table: 'Towns' };
    const told = await table.dispatch(grow);
    expect(told.ok ? '' : told.error.code).toBe('unknown-table');
    await carryOut(table, { type: 'keep-tables', tables: [{ name: 'Towns', dice: '', rows }] }, grow);
    const names = [...hexesOf(land())].flatMap(([, { feature }]) =>
      feature && /town|village|castle/.test(feature.kind) ? [feature.name] : [],
    );
    expect(names).toEqual(expect.arrayContaining(['Ottersea', 'Lowmarsh']));
    expect(names.length).toBeGreaterThan(2);
    await carryOut(table, undo, undo);
  });

  it('tells in the log which seed it was', async () => {
    await carryOut(table, { type: 'grow-land', seed: 4711, columns: 6, rows: 6 });
    const told = (await table.log.lines()).at(-1);
    expect(told?.text).toMatch(/^Map grown: .* \(36 hexes, seed 4711\)\.$/);
    await carryOut(table, undo);
  });
});
