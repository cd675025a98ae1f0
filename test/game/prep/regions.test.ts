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

  const odds = [
    { name: 'fair', hard: false, chance: 60 },
    { name: 'storm', hard: true, chance: 40 },
  ];
  const whole = {
    name: 'Heath',
    dangerous: false,
    encounters: ['Bees'],
    aloud: 'Wind in the gorse.',
    secret: 'The king is buried here.',
    weather: [{ season: 'Spring', odds }],
  };
  const heath = () => land().regions['heath'];

  it('keeps whatever is left out when it is saved again', async () => {
    await carryOut(table, { type: 'keep-region', ...whole });
    const before = heath();
    expect(before).toMatchObject({ ...whole, encounters: [{ title: 'Bees' }] });
    await carryOut(table, { type: 'keep-region', region: 'heath', name: 'The Heath' });
    expect(heath()).toEqual({ ...before, name: 'The Heath' });
    await carryOut(table, { type: 'keep-region', region: 'heath', secret: 'Nobody is.' });
    expect(heath()).toEqual({ ...before, name: 'The Heath', secret: 'Nobody is.' });
  });

  it('loses a text, weather or encounters that are given empty, and one undo brings them back', async () => {
    const before = heath();
    const empty = { aloud: '', secret: '', weather: [], encounters: [] };
    await carryOut(table, { type: 'keep-region', region: 'heath', ...empty });
    expect(heath()).toEqual({ name: 'The Heath', dangerous: false, encounters: [] });
    await carryOut(table, { type: 'undo' });
    expect(heath()).toEqual(before);
  });

  it('needs a name, and weather whose chances add up', async () => {
    const faultOf = async (command: { type: string; [field: string]: unknown }) => {
      const told = await table.dispatch(command);
      return told.ok ? undefined : [told.error.code, told.error.message];
    };
    expect(await faultOf({ type: 'keep-region' })).toEqual(['no-name', 'Give the region a name.']);
    const short = [{ odds: [{ name: 'fair', chance: 90 }] }];
    expect(await faultOf({ type: 'keep-region', region: 'heath', weather: short })).toEqual([
      'bad-field',
      '“weather.0.odds” of “keep-region” is not valid: the chances add up to 90; they must add up to 100.',
    ]);
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
