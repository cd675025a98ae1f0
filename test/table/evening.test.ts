import { describe, expect, it } from 'vitest';
import type { GameView, LootCard } from '../../shared/api.ts';
import { goneThrough, leftInWords, nextRow, shownRows } from '../../src-renderer/evening/answered.ts';
import { dueFirst } from '../../src-renderer/evening/due.ts';
import { openRows, takerOf, type Choice, type Evening } from '../../src-renderer/evening/ending.ts';
import { character, dying } from './people.ts';

const nothing: Evening['table'] = {
  dying: [],
  fight: null,
  encounter: null,
  shelf: [],
  clocks: [],
  characters: [],
};
type Thing = LootCard['loot'][number];
const thing = (name: string, more: Partial<Thing> = {}): Thing => ({
  item: name.toLowerCase(),
  items: [name.toLowerCase()],
  name,
  count: 1,
  slots: 1,
  detail: '',
  worth: null,
  wanted: true,
  wears: false,
  from: '',
  ...more,
});
const lootOf = (loot: Thing[], coins = 0): LootCard => ({
  loot,
  coins: { count: coins, name: 'gp', each: Math.floor(coins / 2), left: coins % 2 },
  takers: [
    { value: 'bryn', label: 'Bryn' },
    { value: 'osric', label: 'Osric' },
  ],
});
const NOBODY: Choice = { taker: null, leaving: [] };
const party = [
  character('bryn'),
  character('osric', { slots: { used: 6, total: 10, bad: 0 } }),
  character('pim', { along: true, lights: [{ item: 'torch', timer: 't', name: 'torch', left: '30 min' }] }),
];
const all: Evening = {
  table: {
    ...nothing,
    dying: [dying('Linnet', { count: 60, unit: 'minutes left' })],
    shelf: [{ id: 'wolves', title: 'Wolves, round 2' }],
    characters: party,
  },
  loot: lootOf([thing('Gavel', { worth: 20 })]),
  growth: [{ id: 'bryn', name: 'Bryn', what: '1 level-up to choose' }],
};
const rowOf = (evening: Evening, id: string, choice = NOBODY) =>
  openRows(evening, choice).find((row) => row.id === id);

describe('what is open at the end of a session', () => {
  it('stands in the same order, and only what has something to say', () => {
    expect(openRows(all, NOBODY).map(({ name }) => name)).toEqual([
      'Dying',
      'Fight',
      'Clocks',
      'Loot',
      'Who leaves',
      'Growth',
    ]);
    const { table, loot } = all;
    expect(
      openRows({ table: { ...table, dying: [], shelf: [] }, loot, growth: [] }, NOBODY).map(({ id }) => id),
    ).toEqual(['clocks', 'loot', 'leaves']);
    expect(openRows({ table: nothing, loot: lootOf([]), growth: [] }, NOBODY)).toEqual([]);
  });

  it('names who has least time first', () => {
    const table = {
      ...nothing,
      dying: [
        dying('Maud'),
        dying('Bryn', { count: 2, unit: 'hours left' }),
        dying('Linnet', { count: 60, unit: 'minutes left' }),
        dying('Osric', { count: 3, unit: 'rounds left' }),
      ],
    };
    expect(rowOf({ ...all, table }, 'dying')?.title).toBe('Osric, Linnet, Bryn and Maud are dying');
  });

  it('leaves the time of the dying to their own row', () => {
    const timer = { id: 't', name: 'Linnet dies', kind: 'countdown' as const, secret: false, offers: [] };
    const table = { ...nothing, clocks: [timer], dying: [{ ...dying('Linnet'), timer: 't' }] };
    expect(rowOf({ ...all, table }, 'clocks')).toBeUndefined();
    expect(rowOf({ ...all, table: { ...table, dying: [] } }, 'clocks')?.title).toBe('Linnet dies');
  });

  it('gives loot to whoever has room for it, unless the hand chooses another', () => {
    expect(rowOf(all, 'loot')).toMatchObject({
      title: 'Gavel',
      answer: 'Osric takes it',
      gives: [{ type: 'share-loot', coins: 'split', items: [{ item: 'gavel', to: 'osric' }] }],
    });
    expect(rowOf(all, 'loot', { ...NOBODY, taker: 'bryn' })?.answer).toBe('Bryn takes it');
    const [given] = rowOf(all, 'loot', { ...NOBODY, taker: '' })?.gives ?? [];
    expect(given).toEqual({ type: 'share-loot', coins: 'split', items: [{ item: 'gavel' }] });
    const large = { ...all, loot: lootOf([thing('Throne', { slots: 9 })]) };
    expect(takerOf(large, NOBODY)).toBe('');
    expect(rowOf(large, 'loot')?.answer).toBe('The party takes it');
  });

  it('shares coins out, tells of many things together, and leaves what nobody wants', () => {
    const few = { ...all, loot: lootOf([thing('Club', { wanted: false })], 7) };
    expect(rowOf(few, 'loot')).toMatchObject({ title: '7 gp', answer: 'Split the coins' });
    const many = {
      ...all,
      loot: lootOf(
        ['Rope', 'Bell', 'Saw', 'Key'].map((name) => thing(name)),
        2,
      ),
    };
    expect(rowOf(many, 'loot')?.title).toBe('Rope, Bell, 2 more and 2 gp');
    expect(rowOf({ ...all, loot: lootOf([thing('Club', { wanted: false })]) }, 'loot')).toBeUndefined();
  });

  it('asks who of those who go along leaves', () => {
    expect(rowOf(all, 'leaves')).toMatchObject({ title: 'Nobody', answer: 'Nobody leaves', gives: [] });
    expect(rowOf(all, 'leaves', { taker: null, leaving: ['pim'] })).toMatchObject({
      answer: 'Pim leaves',
      gives: [{ type: 'leave-party', creature: 'pim' }],
    });
  });
});

describe('the answers', () => {
  const rows = openRows(all, NOBODY);
  it('come one after another, and say how many questions would stay open', () => {
    const before = shownRows(rows, new Map());
    expect(nextRow(before)?.id).toBe('dying');
    expect(leftInWords(before)).toBe('6 questions would stay open');
    const answered = new Map(rows.slice(0, 5).map((row) => [row.id, row]));
    const after = shownRows(
      rows.filter(({ gives }) => gives.length === 0),
      answered,
    );
    expect(nextRow(after)?.id).toBe('growth');
    expect(leftInWords(after)).toBe('1 question would stay open');
    expect(goneThrough(after)).toBe('5 of 6 gone through');
    expect(leftInWords(shownRows([], new Map()))).toBe('nothing is open');
  });

  it('stay where they were given although there is nothing to ask any more', () => {
    const loot = rows.find(({ id }) => id === 'loot');
    const left = rows.filter(({ id }) => id !== 'loot');
    const shown = shownRows(left, new Map(loot ? [['loot', loot]] : []));
    expect(shown.map(({ row }) => row.id)).toEqual(rows.map(({ id }) => id));
    expect(shown.find(({ row }) => row.id === 'loot')).toMatchObject({
      isAnswered: true,
      row: { said: 'Osric has it' },
    });
  });

  it('that undo took back are asked again, while a clock that moved is not', () => {
    const answered = new Map(rows.map((row) => [row.id, row]));
    const later = rows.map((row) => (row.id === 'clocks' ? { ...row, title: 'Another clock' } : row));
    const shown = shownRows(later, answered);
    expect(shown.filter(({ isAnswered }) => !isAnswered).map(({ row }) => row.id)).toEqual(['loot']);
    expect(shown.find(({ row }) => row.id === 'clocks')?.row.title).toBe('Another clock');
  });
});

const fight = {
  round: 3,
  steps: [],
  slots: [],
  beside: [],
  morale: [],
  declares: false,
  blows: [],
  outcome: '',
  aftermath: [],
} satisfies NonNullable<GameView['fight']>;
const fighter = (name: string, side: 'party' | 'others', acted = false) => ({
  ...character(name),
  name,
  side,
  number: 1,
  arms: [],
  acted,
  spent: false,
  waits: false,
  now: true,
  kind: '',
  deed: '',
});

describe('what is due first', () => {
  const due = [
    {
      id: 'torch',
      kind: 'light' as const,
      label: 'Torch',
      when: '30 min',
      secret: false,
      soon: true,
      dies: false,
    },
  ];
  it('is the fight, with those who are still to act', () => {
    const who = [fighter('Bryn', 'party'), fighter('Maud', 'party'), fighter('Odo', 'party', true)];
    const [first, second] = dueFirst({ fight: { ...fight, slots: [{ label: '', now: true, who }] }, due });
    expect(first).toMatchObject({ label: 'Round 3: Bryn and Maud act', when: 'at once' });
    expect(second?.id).toBe('torch');
    const others = [fighter('Wolf 1', 'others'), fighter('Wolf 2', 'others')];
    expect(
      dueFirst({ fight: { ...fight, slots: [{ label: '', now: true, who: others }] }, due })[0]?.label,
    ).toBe('Round 3: the others act');
    expect(dueFirst({ fight: null, due })).toEqual(due);
  });
});
