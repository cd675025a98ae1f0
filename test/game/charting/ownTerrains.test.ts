import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HexCard } from '../../../shared/api.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { neighbour } from '../../../shared/hex/coordinates.ts';
import { hexAt, sameGround, type Hex, type Land } from '../../../shared/hex/land.ts';
import { TERRAIN_IDS } from '../../../shared/hex/terrain.ts';
import { landOf, smallMapOf } from '../../../shared/hex/smallMap.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { recaps } from '../../../src-main/queries/tale.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { textIn } from '../../tale/told.ts';
import { openedSample } from '../../helpers/play.ts';

const GLASS = { name: 'Glass waste', looks: 'snow', symbols: 'none', counts: 'desert' };

let table: Game;
beforeAll(async () => {
  table = await newGame({ system: 'cairn' });
  await carryOut(table, { type: 'lay-out-land', name: 'The Fells', columns: 8, rows: 6, terrain: 'moor' });
});
afterAll(() => table.close());

const land = (): Land => table.state.campaign.land;
const at = (label: string) => hexAt(land(), label);
const line = (events: readonly { text?: string }[]): string | undefined => events.at(-1)?.text;
const refused = async (command: object): Promise<string> => {
  const { seq } = table;
  const told = await table.dispatch(command);
  expect([told.ok, table.seq]).toEqual([false, seq]);
  return told.ok ? '' : told.error.code;
};
/** Takes back all that a test did. */
const takeBack = async (count: number): Promise<void> => {
  await carryOut(table, ...Array.from({ length: count }, () => ({ type: 'undo' })));
};

describe('a terrain of the referee’s own', () => {
  it('is kept with its name, its looks and what it is for the rules, and only the referee reads of it', async () => {
    const { events } = await carryOut(table, { type: 'keep-terrain', ...GLASS });
    expect(land().terrains).toEqual({ 'glass-waste': GLASS });
    expect([line(events), events[0]?.secret]).toEqual(['Terrain saved: Glass waste.', true]);
    await takeBack(1);
    expect(land()).not.toHaveProperty('terrains');
  });

  it('has on it what usually stands there, unless something else is said', async () => {
    await carryOut(table, { type: 'keep-terrain', name: 'Fen', looks: 'swamp', counts: 'moor' });
    expect(land().terrains).toEqual({ fen: { name: 'Fen', looks: 'swamp', counts: 'moor' } });
    await takeBack(1);
  });

  it('has an id that no given terrain has', async () => {
    await carryOut(table, { type: 'keep-terrain', ...GLASS, name: 'Forest' });
    expect(Object.keys(land().terrains ?? {})).toEqual(['forest-2']);
    await takeBack(1);
  });

  it('is painted by its id, and its hexes are for the rules what it counts as', async () => {
    const { events } = await carryOut(
      table,
      { type: 'keep-terrain', ...GLASS },
      { type: 'paint-hexes', hexes: ['0101', '0102'], own: 'glass-waste' },
    );
    expect(at('0102')).toMatchObject({ terrain: 'desert', own: 'glass-waste' });
    expect([line(events), events[0]?.secret]).toEqual(['2 hexes painted: Glass waste.', true]);
    await takeBack(2);
    expect(at('0102')).not.toHaveProperty('own');
  });

  it('gives way to a given one that is painted over it, also to the one that it counts as', async () => {
    await carryOut(
      table,
      { type: 'keep-terrain', ...GLASS },
      { type: 'paint-hexes', hexes: ['0101', '0102'], own: 'glass-waste' },
      { type: 'paint-hexes', hexes: ['0101'], terrain: 'desert' },
      { type: 'mark-hex', hex: '0102', terrain: 'forest' },
    );
    expect([at('0101'), at('0102')]).toMatchObject([{ terrain: 'desert' }, { terrain: 'forest' }]);
    for (const label of ['0101', '0102']) expect(at(label)).not.toHaveProperty('own');
    await takeBack(4);
  });

  it('takes its hexes along when it counts as another one', async () => {
    await carryOut(
      table,
      { type: 'keep-terrain', ...GLASS },
      { type: 'paint-hexes', hexes: ['0101'], own: 'glass-waste' },
      { type: 'keep-terrain', id: 'glass-waste', ...GLASS, name: 'Glass sea', counts: 'swamp' },
    );
    expect(at('0101')).toMatchObject({ terrain: 'swamp', own: 'glass-waste' });
    expect(land().terrains?.['glass-waste']?.name).toBe('Glass sea');
    await takeBack(1);
    expect(at('0101')).toMatchObject({ terrain: 'desert', own: 'glass-waste' });
    await takeBack(2);
  });

  it('leaves hexes of the one that it counted as when it is removed, and one undo brings it back', async () => {
    await carryOut(
      table,
      { type: 'keep-terrain', ...GLASS },
      { type: 'paint-hexes', hexes: ['0101'], own: 'glass-waste' },
    );
    const { events } = await carryOut(table, { type: 'remove-terrain', id: 'glass-waste' });
    expect(line(events)).toBe('Terrain removed: Glass waste.');
    expect(land()).not.toHaveProperty('terrains');
    expect(at('0101')).toEqual({ ...at('0103'), terrain: 'desert' });
    await takeBack(1);
    expect(at('0101')).toMatchObject({ terrain: 'desert', own: 'glass-waste' });
    await takeBack(2);
  });

  it('is refused where there is none of that id, with two terrains at once, and with a name too long', async () => {
    expect(await refused({ type: 'paint-hexes', hexes: ['0101'], own: 'mist' })).toBe('unknown-terrain');
    expect(await refused({ type: 'keep-terrain', id: 'mist', ...GLASS })).toBe('unknown-terrain');
    expect(await refused({ type: 'remove-terrain', id: 'mist' })).toBe('unknown-terrain');
    expect(await refused({ type: 'keep-terrain', ...GLASS, name: 'x'.repeat(41) })).toBe('bad-field');
    await carryOut(table, { type: 'keep-terrain', ...GLASS });
    const both = { type: 'paint-hexes', hexes: ['0101'], own: 'glass-waste', terrain: 'moor' };
    expect(await refused(both)).toBe('two-terrains');
    await takeBack(1);
  });

  it('comes along with a map that is given whole, and its hexes are what it counts as', async () => {
    const charted = (own: string) => ({
      type: 'chart-land',
      land: { name: 'Two', columns: [[{ terrain: 'plain', own }]], terrains: { glass: GLASS } },
    });
    expect(await refused(charted('mist'))).toBe('unknown-terrain');
    await carryOut(table, charted('glass'));
    expect(at('0101')).toMatchObject({ terrain: 'desert', own: 'glass' });
    await takeBack(1);
  });

  it('is no part of the ground around it for who fills what hangs together', async () => {
    await carryOut(
      table,
      { type: 'keep-terrain', ...GLASS, counts: 'moor' },
      { type: 'paint-hexes', hexes: ['0101', '0102'], own: 'glass-waste' },
    );
    expect(sameGround(land(), '0101')).toEqual(['0101', '0102']);
    expect(sameGround(land(), '0103')).toHaveLength(46);
    await takeBack(2);
  });

  it('has a form that says how long a hex of each given one takes', () => {
    const form = table.offers().find(({ command }) => command.type === 'keep-terrain');
    const labels = form?.needs?.find(({ name }) => name === 'counts')?.choices?.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['plain, 8 h', 'hills, 16 h', 'open water, can’t be walked']),
    );
  });

  it('is offered in the card of a hex, and changed there', async () => {
    await carryOut(
      table,
      { type: 'keep-terrain', ...GLASS },
      { type: 'paint-hexes', hexes: ['0101'], own: 'glass-waste' },
    );
    const { edits } = (await answer(table, { type: 'hex', hex: '0101' }, nodeDisk)) as HexCard;
    expect(edits.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Use custom terrain…', 'Edit Glass waste…']),
    );
    await takeBack(2);
  });
});

describe('the ground of such a hex is called by its own name', () => {
  beforeAll(async () => {
    await carryOut(
      table,
      { type: 'keep-terrain', ...GLASS },
      { type: 'paint-hexes', hexes: ['0304', '0305'], own: 'glass-waste' },
      { type: 'open-session' },
      { type: 'place-party', hex: '0303' },
    );
  });

  it('in the card of the hex, aloud, and among the ways', async () => {
    const card = (await answer(table, { type: 'hex', hex: '0304' }, nodeDisk)) as HexCard;
    expect([card.place, card.spoken]).toEqual(['Glass waste', '0304 Glass waste']);
    expect(card.cost).toContain('Glass waste');
    expect(gameView(table).ways.find(({ to }) => to === '0304')?.ground).toBe('Glass waste');
  });

  it('in the log of the way, while the event keeps the terrain of the rules', async () => {
    const { events } = await carryOut(table, { type: 'travel', to: '0304' });
    const entered = events.find(({ type }) => type === 'hex-entered' || type === 'road-walked');
    expect(entered).toMatchObject({ terrain: 'desert' });
    expect(entered?.text).toContain('Glass waste');
  });

  it('and not by any in the tale, which does not know how one says it', async () => {
    const game = await newGame({ system: 'cairn', sample: true });
    const { hex } = game.state.campaign.party;
    const to = neighbour(hex ?? '', 's') ?? '';
    const tells = async (ground: object): Promise<string> => {
      await carryOut(game, { type: 'paint-hexes', hexes: [to], ...ground });
      await carryOut(game, { type: 'place-party', hex: to }, { type: 'note', text: 'They sing.' });
      return textIn((await recaps(game, game.state.campaign.session.number)).long);
    };
    await carryOut(game, { type: 'keep-terrain', ...GLASS }, { type: 'open-session' });
    expect(await tells({ terrain: 'desert' })).toContain('You are in the desert.');
    expect(await tells({ own: 'glass-waste' })).toContain('You are on the road.');
    await game.close();
  });
});

describe('the small map of a card', () => {
  const own = { glass: GLASS, dark: { name: 'Dark', looks: 'forest', counts: 'swamp' } } as Land['terrains'];
  const hex = (id: string) => ({ terrain: own![id]!.counts, own: id, known: true });

  it('shows such hexes as they look', () => {
    const columns = [[hex('glass'), hex('dark'), { terrain: 'moor' as const, known: false }]];
    expect(landOf(smallMapOf({ columns, paths: [], terrains: own }, null)).columns).toEqual([
      [
        { terrain: 'snow', symbols: 'none', known: true },
        { terrain: 'forest', known: true },
        { terrain: 'moor', known: false },
      ],
    ]);
  });
});

describe.each(systems)('a leg of $name', (system) => {
  it.each(TERRAIN_IDS)('into a terrain that counts as %s costs what that one costs', (counts) => {
    const { state } = openedSample(system);
    const to = neighbour(state.party.hex ?? '', 's') ?? '';
    const allOf = (ground: Partial<Hex>): Campaign => {
      const columns = state.land.columns.map((column) => column.map((hex) => hex && { ...hex, ...ground }));
      const terrains = { own: { name: 'Own', looks: 'snow' as const, counts } };
      return { ...state, land: { ...state.land, columns, terrains } };
    };
    const [given, own] = [allOf({ terrain: counts }), allOf({ terrain: counts, own: 'own' })];
    expect(system.travel.leg(own, to).seconds).toBe(system.travel.leg(given, to).seconds);
    expect(system.odds?.(own, to)?.text).toBe(system.odds?.(given, to)?.text);
  });
});
