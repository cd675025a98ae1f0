import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '../../../shared/api.ts';
import { readEncounters, writeEncounter } from '../../../shared/campaign/tables/encounterLines.ts';
import { isDangerous } from '../../../shared/campaign/meet.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { hexAt, LandSchema, type Land } from '../../../shared/hex/land.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

let table: Game;
beforeAll(async () => {
  table = await newGame({ system: 'cairn' });
  await carryOut(table, { type: 'lay-out-land', name: 'The Fells', columns: 8, rows: 6, terrain: 'moor' });
});
afterAll(() => table.close());
const land = (): Land => table.state.campaign.land;
const ground = (...labels: string[]): (string | undefined)[] =>
  labels.map((label) => hexAt(land(), label)?.terrain);
const refused = async (command: object): Promise<string> => {
  const { seq } = table;
  const told = await table.dispatch(command);
  expect([told.ok, table.seq]).toEqual([false, seq]);
  return told.ok ? '' : `${told.error.code}: ${told.error.message}`;
};

describe('a blank land', () => {
  it('has one ground everywhere, and nothing is known of it', () => {
    const hexes = land().columns.flat();
    expect([
      hexes.length,
      new Set(hexes.map((hex) => hex?.terrain)),
      hexes.some((hex) => hex?.known),
    ]).toEqual([48, new Set(['moor']), false]);
  });

  it('offers to place the party first, until it stands somewhere', async () => {
    const offered = (): boolean =>
      gameView(table).now.some(({ command, main }) => command.type === 'place-party' && main === true);
    await carryOut(table, { type: 'open-session' });
    expect(offered()).toBe(true);
    await carryOut(table, { type: 'place-party', hex: '0303' });
    expect(offered()).toBe(false);
  });

  it('can be played in: the party walks', async () => {
    expect((await table.dispatch({ type: 'travel', to: '0304' })).ok).toBe(true);
    await carryOut(table, ...[1, 2, 3].map(() => ({ type: 'undo' })));
  });

  it('of no size, or of a million hexes, is refused', async () => {
    for (const columns of [0, 201, 1.5])
      expect(await refused({ type: 'lay-out-land', name: 'X', columns, rows: 3 })).toContain('columns');
  });
});

describe('a stroke of the brush', () => {
  it('changes all its hexes, and one undo takes it back', async () => {
    await carryOut(table, { type: 'paint-hexes', hexes: ['0101', '0102', '0201'], terrain: 'forest' });
    expect(ground('0101', '0102', '0201', '0202')).toEqual(['forest', 'forest', 'forest', 'moor']);
    await carryOut(table, { type: 'undo' });
    expect(ground('0101', '0102', '0201')).toEqual(['moor', 'moor', 'moor']);
  });

  it('shows hexes to the players, and leaves their ground', async () => {
    await carryOut(table, { type: 'paint-hexes', hexes: ['0505'], known: true });
    expect(hexAt(land(), '0505')).toMatchObject({ known: true, terrain: 'moor' });
    await carryOut(table, { type: 'undo' });
  });

  it('that changes nothing is refused, and so is one that leaves the map', async () => {
    expect(await refused({ type: 'paint-hexes', hexes: ['0101'], terrain: 'moor' })).toContain(
      'nothing-changes',
    );
    expect(await refused({ type: 'paint-hexes', hexes: ['0101', '0901'], terrain: 'forest' })).toBe(
      'unknown-hex: There is no hex 0901 on this map.',
    );
  });

  it('is secret: what the land holds is the referee’s', async () => {
    const { events } = await carryOut(table, { type: 'paint-hexes', hexes: ['0101'], terrain: 'hills' });
    expect(events.map(({ secret }) => secret)).toEqual([true]);
    await carryOut(table, { type: 'undo' });
  });
});

describe('a road', () => {
  it('is drawn from hex to hex, and erased in its middle leaves its ends', async () => {
    const hexes = ['0101', '0102', '0103', '0104', '0105'];
    await carryOut(table, { type: 'draw-path', kind: 'road', name: 'Fell Road', hexes });
    await carryOut(table, { type: 'erase-paths', hexes: ['0103'] });
    expect(land().paths).toEqual([
      { kind: 'road', name: 'Fell Road', hexes: ['0101', '0102'] },
      { kind: 'road', name: 'Fell Road', hexes: ['0104', '0105'] },
    ]);
    await carryOut(table, { type: 'undo' });
    expect(land().paths.map((path) => path.hexes)).toEqual([hexes]);
    await carryOut(table, { type: 'undo' });
  });

  it('with a gap is refused; to erase where there is none changes nothing', async () => {
    expect(await refused({ type: 'draw-path', kind: 'river', hexes: ['0101', '0103'] })).toBe(
      'not-next: 0103 is not next to 0101.',
    );
    expect(await refused({ type: 'erase-paths', hexes: ['0606'] })).toContain('nothing-changes');
  });
});

describe('a region', () => {
  const lines = ['3x Bandits on the road: 1d6 Bandit', 'A lone peddler'];

  it('says who may be met in its hexes, and whether anybody is', async () => {
    await carryOut(
      table,
      { type: 'keep-region', name: 'The Low Fells', dangerous: false, encounters: lines },
      { type: 'paint-hexes', hexes: ['0202', '0203'], region: 'the-low-fells' },
    );
    expect(hexAt(land(), '0203')?.region).toBe('the-low-fells');
    expect(land().regions['the-low-fells']).toEqual({
      name: 'The Low Fells',
      dangerous: false,
      encounters: [
        { weight: 3, title: 'Bandits on the road', who: [{ statBlock: 'Bandit', count: '1d6' }] },
        { weight: 1, title: 'A lone peddler', who: [] },
      ],
    });
    expect(isDangerous(table.state.campaign, '0203')).toBe(false);
  });

  it('is changed under the same id, and leaves its hexes when it is removed', async () => {
    const { regions } = (await answer(table, { type: 'gazetteer' }, nodeDisk)) as Gazetteer;
    expect(regions.find(({ id }) => id === 'the-low-fells')).toMatchObject({
      line: '2 hexes, no random encounters',
      encounters: lines.map((line) => ({ line })),
    });
    await carryOut(table, { type: 'keep-region', region: 'the-low-fells', name: 'Low Fells' });
    expect(Object.keys(land().regions)).toEqual(['the-fells', 'the-low-fells']);
    await carryOut(table, { type: 'remove-region', region: 'the-low-fells' });
    expect([Object.keys(land().regions), hexAt(land(), '0203')?.region]).toEqual([['the-fells'], undefined]);
  });

  it.each([
    ['Wolves: 1d6 Wofl', 'The bestiary has no “Wofl”'],
    ['Wolves: 1d Wolf', '“1d” is not a number for Wolf'],
    [': 1d6 Wolf', 'is not an encounter'],
  ])('with a line that does not fit is refused: %s', async (line, why) => {
    expect(await refused({ type: 'keep-region', name: 'X', encounters: [line] })).toContain(why);
  });

  it('that is not there can’t be painted', async () => {
    expect(await refused({ type: 'paint-hexes', hexes: ['0101'], region: 'nowhere' })).toContain(
      'unknown-region',
    );
  });
});

describe('a site', () => {
  it('is explored once it is kept, changed, and removed when the party is out of it', async () => {
    await carryOut(
      table,
      { type: 'keep-site', name: 'Cold Cellar', hex: '0303', encounters: ['Rats'] },
      { type: 'open-session' },
      { type: 'place-party', hex: '0303' },
      { type: 'enter-site', site: 'cold-cellar' },
    );
    expect(await refused({ type: 'remove-site', site: 'cold-cellar' })).toContain('not-now');
    await carryOut(
      table,
      { type: 'keep-site', site: 'cold-cellar', name: 'Cold Cellar', hex: '0303', dark: false },
      { type: 'leave-site' },
      { type: 'remove-site', site: 'cold-cellar' },
    );
    expect(land().sites).toEqual({});
    await carryOut(table, ...Array.from({ length: 7 }, () => ({ type: 'undo' })));
  });

  it('off the map is refused', async () => {
    expect(await refused({ type: 'keep-site', name: 'X', hex: '0909' })).toContain('unknown-hex');
  });
});

it.each(systems.map((system) => [system.name, system] as const))(
  'encounters of the sample of %s are the same once written and read',
  (_, system) => {
    const charted = system.sample().find(({ type }) => type === 'chart-land');
    const { regions, sites } = LandSchema.parse(charted?.['land']);
    const rows = [...Object.values(regions), ...Object.values(sites)].flatMap(({ encounters }) => encounters);
    expect(rows.length).toBeGreaterThan(0);
    expect(
      readEncounters(rows.map(writeEncounter), (name) => system.statBlocks.find((one) => one.name === name)),
    ).toEqual(rows);
  },
);
