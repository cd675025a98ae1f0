import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EncounterLine } from '../../../shared/api.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

let table: Game;
beforeAll(async () => {
  table = await newGame({ sample: true });
});
afterAll(() => table.close());
const land = () => table.state.campaign.land;

describe('a region', () => {
  it('takes the hexes that it is given, and gives back those that it is no longer given', async () => {
    await carryOut(table, { type: 'keep-region', name: 'Moss', hexes: ['0202', '0203', '0203'] });
    await carryOut(table, { type: 'keep-region', region: 'moss', name: 'Moss', hexes: ['0203', '0204'] });
    const inMoss = ['0202', '0203', '0204'].map((hex) => hexAt(land(), hex)?.region ?? null);
    expect(inMoss).toEqual([null, 'moss', 'moss']);
    const told = await table.dispatch({ type: 'keep-region', name: 'Mire', hexes: ['9999'] });
    expect(told).toMatchObject({ ok: false, error: { code: 'unknown-hex', path: 'hexes.0' } });
  });

  it('shows the odds of each line while it is written, and what is wrong with a line', async () => {
    const written = ['3x Goblins: 1d6 Goblin', '', 'A peddler', 'Wolves: 1d6 Wofl'];
    const read = (await answer(
      table,
      { type: 'read-encounters', lines: written },
      nodeDisk,
    )) as EncounterLine[];
    expect(read.map(({ odds, fault }) => [odds, fault !== undefined])).toEqual([
      [0.75, false],
      [0.25, false],
      [0, true],
    ]);
  });

  it('is refused for all lines that do not fit, at once', async () => {
    const encounters = ['Wolves: 1d6 Wofl', 'A peddler', ': 1d6 Wolf'];
    const told = await table.dispatch({ type: 'keep-region', name: 'Mire', encounters });
    const faults = told.ok ? [] : told.error.faults;
    expect(faults?.map(({ path }) => path)).toEqual(['encounters.0', 'encounters.2']);
  });
});
