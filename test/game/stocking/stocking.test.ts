import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { partedByRoom } from '../../../shared/campaign/stocking/passedBy.ts';
import { stocked } from '../../../shared/campaign/stocking/stock.ts';
import { StockWishesSchema } from '../../../shared/campaign/stocking/wishes.ts';
import { hexAt, hexesIn, hexesOf, type Land } from '../../../shared/hex/land.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { stockAhead } from '../../../src-main/queries/map/stockAhead.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

let table: Game;
let region = '';
beforeAll(async () => {
  table = await newGame({ system: 'cairn' });
  await carryOut(table, { type: 'grow-land', seed: 7 });
  const sizes = Object.keys(land().regions).map((id) => [id, hexesIn(land(), id).length] as const);
  region = sizes.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
});
afterAll(() => table.close());

const land = (): Land => table.state.campaign.land;
const known = () => ({ state: table.state.campaign, system: table.system });
const wishes = (more: object = {}) => StockWishesSchema.parse({ region, ...more });
const undo = { type: 'undo' };
const refused = async (command: object): Promise<string> => {
  const told = await table.dispatch({ type: 'stock-region', region, ...command });
  return told.ok ? '' : told.error.code;
};
const anyWishes = fc.record({
  seed: fc.integer({ min: 0, max: 999_999 }),
  thick: fc.integer({ min: 1, max: 5 }),
  secret: fc.constantFrom('none', 'lairs', 'all'),
});

describe('stock-region', () => {
  it('puts what was shown into the empty hexes of the region, in one step', async () => {
    const things = stocked(known(), wishes({ seed: 4 }));
    expect(things.length).toBeGreaterThan(3);
    const before = JSON.stringify(land());
    await carryOut(table, { type: 'stock-region', region, seed: 4 });
    for (const { hex, name, kind, secret, text } of things)
      expect(hexAt(land(), hex)).toMatchObject({
        feature: { name, kind, secret },
        ...(text && { note: text }),
      });
    await carryOut(table, undo);
    expect(JSON.stringify(land())).toBe(before);
  });

  it('never touches a hex in which something is, and says what that is', async () => {
    const [place = '', note = '', key = '', label = '', person = '', site = ''] = partedByRoom(
      table.state.campaign,
      hexesIn(land(), region),
    ).free;
    await carryOut(
      table,
      { type: 'mark-hex', hex: place, feature: { kind: 'camp', name: 'The Charcoal Pits' } },
      { type: 'mark-hex', hex: note, note: 'The riders’ oak\nand more' },
      { type: 'keep-key', at: key, aloud: 'Smoke.' },
      { type: 'label-hex', hex: label, words: 'HERE' },
      { type: 'add-person', name: 'Ottil', statBlock: 'Bandit', hex: person },
      { type: 'keep-site', name: 'Mine', hex: site },
    );
    const mine = [place, note, key, label, person, site];
    const before = mine.map((hex) => JSON.stringify(hexAt(land(), hex)));
    const { passed } = stockAhead(table, { type: 'stock-ahead', region });
    expect(passed.filter(({ hex }) => mine.includes(hex)).map(({ name, why }) => `${name}: ${why}`)).toEqual(
      expect.arrayContaining([
        'The Charcoal Pits: a place',
        'The riders’ oak: a note',
        'Smoke.: a key',
        'HERE: a label',
        'Ottil: lives here',
        'Mine: a site',
      ]),
    );
    await carryOut(table, { type: 'stock-region', region, thick: 5 });
    expect(mine.map((hex) => JSON.stringify(hexAt(land(), hex)))).toEqual(before);
    await carryOut(table, undo, undo, undo, undo, undo, undo, undo);
  });

  it('brings the same things for the same wishes, whatever they are', () => {
    fc.assert(
      fc.property(anyWishes, (some) => {
        const things = stocked(known(), wishes(some));
        expect(stocked(known(), wishes(some))).toEqual(things);
        const { free } = partedByRoom(known().state, hexesIn(land(), region));
        expect(things.every(({ hex }) => free.includes(hex))).toBe(true);
        expect(new Set(things.map(({ hex }) => hex)).size).toBe(things.length);
      }),
      { numRuns: 60 },
    );
  });

  it('throws again for one hex, and leaves one out, without a change of the others', () => {
    fc.assert(
      fc.property(anyWishes, fc.nat(), (some, which) => {
        const things = stocked(known(), wishes(some));
        const { hex } = things[which % things.length]!;
        const again = stocked(known(), wishes({ ...some, again: { [hex]: 1 } }));
        const others = things.filter((one) => one.hex !== hex);
        expect(again.filter((one) => one.hex !== hex)).toEqual(others);
        expect(stocked(known(), wishes({ ...some, without: [hex] }))).toEqual(others);
      }),
      { numRuns: 60 },
    );
  });

  it('gives more hexes something the thicker it is wished', () => {
    const counts = [1, 2, 3, 4, 5].map((thick) => stocked(known(), wishes({ thick })).length);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    expect(new Set(counts).size).toBe(5);
  });

  it('puts no lair on a road or a river', () => {
    const ways = new Set(land().paths.flatMap(({ hexes }) => hexes));
    for (let seed = 0; seed < 30; seed += 1)
      for (const { hex } of stocked(known(), wishes({ seed, thick: 5, tables: ['Lairs'] })))
        expect(ways.has(hex)).toBe(false);
  });

  it('makes lairs of who is met in the region, and rolls how many there are', async () => {
    await carryOut(table, {
      type: 'keep-region',
      region,
      name: 'The Greywood',
      encounters: ['Wolves at night: 1d6 Wolf', 'Bandits: 2 Bandit'],
    });
    const things = stocked(known(), wishes({ thick: 4, tables: ['Lairs'] }));
    for (const { name, text, kind, secret } of things) {
      expect(['Lair of wolves at night', 'Camp of bandits']).toContain(name);
      expect(text).toMatch(/^[1-6] × Wolf\.$|^2 × Bandit\.$/);
      expect([kind, secret]).toEqual([name.startsWith('Lair') ? 'cave' : 'camp', true]);
    }
    await carryOut(table, undo);
  });

  it('takes the campaign’s custom tables, with the tables and dice that their rows name', async () => {
    const rows = [{ text: 'Standing tower: [[Colours]] stone, [[2d6]] windows.', weight: 1 }];
    const colours = [{ text: 'Blue', weight: 1 }];
    await carryOut(table, {
      type: 'keep-tables',
      tables: [
        { name: 'Odd things', dice: '', rows },
        { name: 'Colours', dice: '', rows: colours },
      ],
    });
    const [thing] = stocked(known(), wishes({ tables: ['odd things'], secret: 'none' }));
    expect(thing).toMatchObject({ name: 'Standing tower', kind: 'tower', secret: false, line: 1 });
    expect(thing?.text).toMatch(/^Blue stone, (?:[2-9]|1[0-2]) windows\.$/);
    const { tables } = stockAhead(table, { type: 'stock-ahead', region });
    expect(tables.filter(({ name }) => name === 'Odd things')).toEqual([
      { name: 'Odd things', whose: 'custom', lines: 1 },
    ]);
    await carryOut(table, undo);
  });

  it('gives nothing a name that something on the map has, as long as tables have others', () => {
    const things = stocked(known(), wishes({ thick: 2 }));
    expect(new Set(things.map(({ name }) => name)).size).toBe(things.length);
    const names = [...hexesOf(land())].flatMap(([, { feature }]) => feature?.name ?? []);
    for (const { name } of things) expect(names).not.toContain(name);
  });

  it('refuses regions and tables that are not there, no tables, and a region without room', async () => {
    const { seq } = table;
    expect(await refused({ region: 'nowhere' })).toBe('unknown-region');
    expect(await refused({ tables: ['No such'] })).toBe('unknown-table');
    expect(await refused({ tables: [] })).toBe('no-tables');
    expect(await refused({ region: null })).toBe('no-room');
    expect(await refused({ without: hexesIn(land(), region) })).toBe('no-room');
    expect(table.seq).toBe(seq);
    expect(stockAhead(table, { type: 'stock-ahead', region: null }).lack).toContain('open water');
  });

  it('tells in the log how many things it were and which seed, for the referee alone', async () => {
    await carryOut(table, { type: 'stock-region', region, seed: 9 });
    const told = (await table.log.lines()).at(-1);
    expect(told?.text).toMatch(/: \d+ things placed \(seed 9\)\.$/);
    expect(told?.secret).toBe(true);
    await carryOut(table, undo);
  });
});

describe('an encounter line', () => {
  it.each([
    ['-1x Foo: 1d6 Wolf', 'is not an encounter'],
    ['99999x Foo: 1d6 Wolf', 'is not an encounter'],
    ['Foo: 1000d6 Wolf', 'may bring more than 60'],
    ['Foo: 61 Wolf', 'may bring more than 60'],
  ])('“%s” is refused', async (line, why) => {
    const told = await table.dispatch({ type: 'keep-region', region, encounters: [line] });
    expect(told.ok ? '' : told.error.message).toContain(why);
  });
  it('may bring as many as come at once', async () => {
    await carryOut(
      table,
      { type: 'keep-region', region, encounters: ['Foo: 10d6 Wolf', 'Bar: 60 Wolf'] },
      undo,
    );
  });
});
