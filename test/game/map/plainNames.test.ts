import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LandSchema } from '../../../shared/hex/land.ts';
import { hexMarked } from '../../../shared/campaign/events/land.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

let table: Game;
beforeAll(async () => {
  table = await newGame({ system: 'cairn' });
  await carryOut(table, { type: 'lay-out-land', name: 'The Fells', columns: 2, rows: 2, terrain: 'moor' });
});
afterAll(() => table.close());

const place = (name: string) => ({ kind: 'ruin', name });
const land = (more: object) => ({ type: 'chart-land', land: { name: 'Vale', columns: [[null]], ...more } });

describe.each(['a\0b', 'a\u202Eb'])('a name such as %j', (name) => {
  it.each([
    ['a place', { type: 'mark-hex', hex: '0101', feature: place(name) }],
    ['a road', { type: 'draw-path', kind: 'road', name, hexes: ['0101', '0102'] }],
    ['a map', land({ name })],
    ['a place on a map', land({ columns: [[{ terrain: 'moor', feature: place(name) }]] })],
    ['a road on a map', land({ paths: [{ kind: 'road', name, hexes: ['0101', '0102'] }] })],
    ['a region on a map', land({ regions: { fells: { name } } })],
  ])('is refused for %s', async (_what, command) => {
    const told = await table.dispatch(command);
    expect(told.ok ? 'taken' : told.error.message).toMatch(/can’t have control characters/);
  });
  it('stays readable where an earlier version kept it', () => {
    const kept = { name, columns: [[{ terrain: 'moor', feature: place(name) }]] };
    expect(LandSchema.safeParse(kept).success).toBe(true);
    expect(hexMarked.fields.shape.feature.safeParse(place(name)).success).toBe(true);
  });
});
