import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableCard } from '../../../shared/api.ts';
import { chancesOf, faultOf, type WrittenTable } from '../../../shared/campaign/tables/randomTables.ts';
import { readTables } from '../../../src-main/exchange/readTables.ts';
import { writeTable } from '../../../src-main/exchange/writeTable.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const row = (text: string, at: Partial<WrittenTable['rows'][number]> = {}) => ({ text, weight: 1, ...at });
const RUMOURS = {
  name: 'Rumours',
  dice: '2d6',
  rows: [
    row('The mill is haunted.', { from: 2, to: 4 }),
    row('[[2d6]] riders, and [[Weather at sea]].', { from: 5, to: 9 }),
    row('[[Dragons]] are near.', { from: 10, to: 12 }),
  ],
};
const WEATHER = { name: 'Weather at sea', dice: '', rows: [row('fair', { weight: 3 }), row('storm')] };

describe('a table of one’s own', () => {
  let table: Game;
  beforeAll(async () => {
    table = await newGame({ system: 'nightsong' });
    await carryOut(table, { type: 'keep-tables', tables: [RUMOURS, WEATHER] });
    return () => table.close();
  });
  const drawn = async (name: string, faces: number[]): Promise<string | undefined> =>
    (await carryOut(table, { type: 'roll-table', table: name, faces })).events[0]?.text;
  const refused = async (command: object): Promise<string> => {
    const { seq } = table;
    const told = await table.dispatch(command);
    expect([told.ok, table.seq]).toEqual([false, seq]);
    return told.ok ? '' : `${told.error.code}: ${told.error.message}`;
  };

  it('gives the row on which the total of its dice stands', async () => {
    expect(await drawn('Rumours', [1, 3])).toBe('Rumours: The mill is haunted.');
  });

  it('draws from the tables that a result names, and throws its dice', async () => {
    expect(await drawn('Rumours', [3, 4, 6, 5, 4])).toBe('Rumours: 11 riders, and storm.');
  });

  it('leaves a name that is no table as it is written', async () => {
    expect(await drawn('Rumours', [6, 6])).toBe('Rumours: [[Dragons]] are near.');
  });

  it.each([
    [1, 'fair'],
    [3, 'fair'],
    [4, 'storm'],
  ])('gives a row as often as its weight says: %i of 4 is %s', async (face, result) => {
    expect(await drawn('weather', [face])).toBe(`Weather at sea: ${result}.`);
  });

  it('reads two dice as digits', async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((tens) => row(`${tens}`, { from: tens * 10 + 1, to: tens * 10 + 6 }));
    await carryOut(table, { type: 'keep-tables', tables: [{ name: 'Signs', dice: 'd66', rows }] });
    expect(await drawn('Signs', [4, 6])).toBe('Signs: 4.');
  });

  it('hides the one of the same name that the system has', async () => {
    const rows = [row('Only this')];
    await carryOut(table, { type: 'keep-tables', tables: [{ name: 'signs of the road', dice: '', rows }] });
    expect(await drawn('Signs of the road', [1])).toBe('signs of the road: Only this.');
    await carryOut(table, { type: 'undo' }, { type: 'undo' });
    expect(await drawn('Signs of the road', [1])).toBe('Signs of the road: Smoke behind a ridge.');
  });

  it('takes the place of one of the same name, and keeps its id', async () => {
    await carryOut(table, {
      type: 'keep-tables',
      tables: [{ name: 'WEATHER AT SEA', dice: '', rows: [row('calm')] }],
    });
    expect(Object.keys(table.state.campaign.tables)).toContain('weather-at-sea');
    expect(await drawn('Weather at sea', [1])).toBe('WEATHER AT SEA: calm.');
    await carryOut(table, { type: 'undo' }, { type: 'undo' });
  });

  it('is changed, named anew and removed, each a step to take back', async () => {
    await carryOut(table, { type: 'change-table', table: 'weather at sea', ...WEATHER, name: 'Sea' });
    expect(await drawn('Sea', [4])).toBe('Sea: storm.');
    await carryOut(table, { type: 'remove-table', table: 'sea' });
    expect(await refused({ type: 'roll-table', table: 'Sea' })).toContain('unknown-table');
    await carryOut(table, { type: 'undo' });
    expect(await drawn('Sea', [4])).toBe('Sea: storm.');
    await carryOut(table, ...[1, 2, 3, 4].map(() => ({ type: 'undo' })));
    expect(await drawn('Weather at sea', [4])).toBe('Weather at sea: storm.');
  });

  it('of which each result names the table itself is not saved', async () => {
    const rows = [row('[[Echo]]'), row('[[ echo ]] and a whisper')];
    expect(await refused({ type: 'keep-tables', tables: [{ name: 'Echo', dice: '', rows }] })).toBe(
      'bad-table: “Echo”: Each of its results names the table itself, so that no roll would ever end. Give it a result that doesn’t.',
    );
  });

  it('that names another which names it comes to an end by a refusal', async () => {
    const [echo, cave] = ['Echo', 'Cave'].map((name) => ({ name, dice: '' }));
    const tables = [
      { ...echo, rows: [row('[[Cave]] and [[Cave]]')] },
      { ...cave, rows: [row('[[Echo]]')] },
    ];
    await carryOut(table, { type: 'keep-tables', tables });
    expect(await refused({ type: 'roll-table', table: 'Echo' })).toBe(
      'table-loop: “Cave” and the tables it names refer to each other without end.',
    );
  });

  it.each([
    ['3f6', [row('a', { from: 1 })], '“3f6” are not dice for a table. Write them like 2d6, d% or d66.'],
    [
      'd2000',
      [row('a', { from: 1, to: 2000 })],
      '“d2000” are not dice for a table. Write them like 2d6, d% or d66.',
    ],
    ['d4', [row('a', { from: 1, to: 2 }), row('b', { from: 4 })], 'There is no result for 3 on d4.'],
    ['d4', [row('a', { from: 1, to: 3 }), row('b', { from: 3, to: 4 })], '3 is in two rows, 1 and 2.'],
    ['d4', [row('a', { from: 1, to: 4 }), row('b', { from: 5 })], '5 never comes up with d4 (row 2).'],
    ['d4', [row('a', { from: 4, to: 1 })], 'Row 1 runs from 4 to 1, which is the wrong way round.'],
    ['d4', [row('a')], 'Row 1 needs a number on d4.'],
  ])('is refused with a throw that finds no row, or two: %s', async (dice, rows, why) => {
    const told = await refused({ type: 'keep-tables', tables: [{ name: 'Odd', dice, rows }] });
    expect(told).toBe(`bad-table: “Odd”: ${why}`);
  });

  it('is shown with the odds of each row, and with what it names in vain', async () => {
    const cards = (await answer(table, { type: 'tables' }, nodeDisk)) as TableCard[];
    const { rows, unknown, dice } = cards.find(({ name }) => name === 'Rumours')!;
    expect(rows.map(({ odds }) => Math.round(odds * 36))).toEqual([6, 24, 6]);
    expect([dice, unknown]).toEqual(['2d6', ['Dragons']]);
  });

  it('is read from a text before it is kept, with what is wrong with it', async () => {
    const text = '# Doors (d4)\n- 1-2: oak\n- 4: iron';
    const [card] = (await answer(table, { type: 'read-tables', text }, nodeDisk)) as TableCard[];
    expect(card).toMatchObject({ name: 'Doors', fault: 'There is no result for 3 on d4.' });
  });

  it('is read with its weights as written, which must be whole numbers from 1', async () => {
    const text = 'weight,result\n0,never\n,once\n-3,less\nmany,no number\n2,twice';
    const [card] = (await answer(table, { type: 'read-tables', text, as: 'csv' }, nodeDisk)) as TableCard[];
    expect(card?.written.rows.map(({ weight }) => weight)).toEqual([0, 1, -3, 0, 2]);
    expect(card?.fault).toBe('A weight is a whole number from 1 to 10,000.');
  });
});

describe('tables are read', () => {
  const read = (text: string, as: 'md' | 'csv' = 'md') => readTables(text, { as, name: 'File' });
  const plain = { weight: 1 };

  it('from a Markdown table with its dice at the head', () => {
    const text =
      '## Reaction\n\n| 2d6 | Mood | Act |\n|--|--|--|\n| 2–6 | cold | leaves |\n| 7-12 | warm \\| kind | |';
    expect(read(text)).toEqual([
      {
        name: 'Reaction',
        dice: '2d6',
        rows: [
          { ...plain, from: 2, to: 6, text: 'cold, leaves' },
          { ...plain, from: 7, to: 12, text: 'warm | kind' },
        ],
      },
    ]);
  });

  it('from lists under their headings: numbered, weighted, plain', () => {
    const text =
      '# Loot (d6)\n1. a coin\n2. a ring\n3. a key\n4. a map\n5. a tooth\n6. nothing\n\n# Sky\n* 3x clear\n* rain\n\nProse is no table.';
    expect(read(text).map(({ name, dice, rows }) => [name, dice, rows.length, rows[0]])).toEqual([
      ['Loot', 'd6', 6, { ...plain, from: 1, to: 1, text: 'a coin' }],
      ['Sky', '', 2, { weight: 3, text: 'clear' }],
    ]);
  });

  it('from lines with their numbers, which say what die it is', () => {
    expect(read('01-50: up\n51–99: down\n00: sideways')).toEqual([
      {
        name: 'File',
        dice: 'd100',
        rows: [
          { ...plain, from: 1, to: 50, text: 'up' },
          { ...plain, from: 51, to: 99, text: 'down' },
          { ...plain, from: 100, to: 100, text: 'sideways' },
        ],
      },
    ]);
  });

  it('from CSV: one table, or one for each name in its column', () => {
    expect(read('d4,Result\n1-3,"a ""big"" one, red"\n4,none', 'csv')).toEqual([
      {
        name: 'File',
        dice: 'd4',
        rows: [
          { ...plain, from: 1, to: 3, text: 'a "big" one, red' },
          { ...plain, from: 4, to: 4, text: 'none' },
        ],
      },
    ]);
    const two = read('table,weight,result\nSky,3,clear\nSea,1,flat\nSky,1,rain', 'csv');
    expect(two.map(({ name, rows }) => [name, rows.map(({ weight, text }) => `${weight} ${text}`)])).toEqual([
      ['Sky', ['3 clear', '1 rain']],
      ['Sea', ['1 flat']],
    ]);
  });

  it('from nothing: none', () => {
    expect([read(''), read('Only prose.'), read('', 'csv')]).toEqual([[], [], []]);
  });

  it('as they were written', () => {
    const word = fc.stringMatching(/^[a-z]+( [a-z]+){0,3}$/);
    const result = fc
      .oneof(word, fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-+*#>|`[\]<0-9x:. ~]{1,12}$/))
      .map((text) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim())
      .filter((text) => text !== '');
    const weighted = fc.record({
      name: word,
      dice: fc.constant(''),
      rows: fc.array(fc.record({ text: result, weight: fc.integer({ min: 1, max: 99 }) }), { minLength: 1 }),
    });
    fc.assert(
      fc.property(weighted, (table) => {
        expect(read(writeTable(table))).toEqual([table]);
      }),
    );
    expect(read(writeTable(RUMOURS))).toEqual([RUMOURS]);
  });

  it('and any text at all is read without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('md' as const, 'csv' as const),
        (text, as) => {
          for (const table of read(text, as)) expect(table.rows.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

it('odds of the rows of any table without a fault add up to one', () => {
  const dice = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(dice, fc.integer({ min: -5, max: 5 }), ([count, sides], bonus) => {
      const from = count + bonus;
      const to = count * sides + bonus;
      const middle = Math.floor((from + to) / 2);
      const rows = [
        row('low', { from, to: middle }),
        ...(middle < to ? [row('high', { from: middle + 1, to })] : []),
      ];
      const table = { name: 'T', dice: `${count}d${sides}${bonus < 0 ? bonus : `+${bonus}`}`, rows };
      expect(faultOf(table)).toBeUndefined();
      expect(chancesOf(table).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    }),
  );
});
