import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LandLabel } from '../../../shared/hex/land.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { hexCard } from '../../../src-main/queries/hexCard.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

let table: Game;
beforeAll(async () => {
  table = await newGame({ system: 'cairn' });
});
afterAll(() => table.close());
beforeEach(() =>
  carryOut(table, { type: 'lay-out-land', name: 'The Fells', columns: 4, rows: 4, terrain: 'moor' }),
);

const label = (hex: string, words: string | null, size?: number) => ({
  type: 'label-hex',
  hex,
  words,
  ...(size !== undefined && { size }),
});
const labels = (): LandLabel[] | undefined => table.state.campaign.land.labels;
const codeOf = async (command: object): Promise<string | undefined> => {
  const told = await table.dispatch(command);
  return told.ok ? undefined : told.error.code;
};

describe('a label', () => {
  it('stands on its hex in letters of usual size, or in small or large ones', async () => {
    await carryOut(table, label('0101', ' Wolf Wood '), label('0202', 'Here be dragons', 3));
    expect(labels()).toEqual([
      { hex: '0101', words: 'Wolf Wood', size: 2 },
      { hex: '0202', words: 'Here be dragons', size: 3 },
    ]);
  });

  it('is one a hex: another takes its place, and keeps its size unless told otherwise', async () => {
    await carryOut(table, label('0101', 'Wolf Wood', 3), label('0101', 'Bear Wood'));
    expect(labels()).toEqual([{ hex: '0101', words: 'Bear Wood', size: 3 }]);
    await carryOut(table, label('0101', 'Bear Wood', 1));
    expect(labels()).toEqual([{ hex: '0101', words: 'Bear Wood', size: 1 }]);
  });

  it('is removed without words, and a land without labels is as if it never had one', async () => {
    const before = table.state.campaign.land;
    await carryOut(table, label('0101', 'Wolf Wood'), label('0102', 'Mire'), label('0101', null));
    expect(labels()).toEqual([{ hex: '0102', words: 'Mire', size: 2 }]);
    await carryOut(table, label('0102', null));
    expect(Object.keys(table.state.campaign.land)).toEqual(Object.keys(before));
  });

  it('comes, changes and goes by events that say what was there before; all are secret', async () => {
    const { events } = await carryOut(table, label('0101', 'Wolf Wood'));
    const changed = await carryOut(table, label('0101', 'Bear Wood', 1));
    const removed = await carryOut(table, label('0101', null));
    const wolf = { words: 'Wolf Wood', size: 2 };
    const bear = { words: 'Bear Wood', size: 1 };
    expect([...events, ...changed.events, ...removed.events]).toMatchObject([
      { secret: true, label: wolf, before: null, text: 'Label saved: Wolf Wood (0101).' },
      { secret: true, label: bear, before: wolf, text: 'Label saved: Bear Wood (0101).' },
      { secret: true, label: null, before: bear, text: 'Label removed: Bear Wood (0101).' },
    ]);
  });

  it('is undone step by step', async () => {
    await carryOut(table, label('0101', 'Wolf Wood'), label('0101', 'Bear Wood', 3), label('0101', null));
    await carryOut(table, { type: 'undo' });
    expect(labels()).toEqual([{ hex: '0101', words: 'Bear Wood', size: 3 }]);
    await carryOut(table, { type: 'undo' });
    expect(labels()).toEqual([{ hex: '0101', words: 'Wolf Wood', size: 2 }]);
    await carryOut(table, { type: 'undo' });
    expect(labels()).toBeUndefined();
  });

  it('off the map is refused, on a new map and on one that is given as a whole', async () => {
    expect(await codeOf(label('0909', 'Wolf Wood'))).toBe('unknown-hex');
    const land = { ...table.state.campaign.land, labels: [{ hex: '0909', words: 'Wolf Wood' }] };
    expect(await codeOf({ type: 'chart-land', land })).toBe('unknown-hex');
  });

  it('that is there already changes nothing, nor does removing none', async () => {
    await carryOut(table, label('0101', 'Wolf Wood'));
    for (const same of [label('0101', 'Wolf Wood'), label('0101', 'Wolf Wood', 2), label('0102', null)])
      expect(await codeOf(same)).toBe('nothing-changes');
  });

  it('has 1 to 80 characters', async () => {
    expect(await codeOf(label('0101', 'x'.repeat(81)))).toBe('bad-field');
    expect(await codeOf(label('0101', '  '))).toBe('bad-field');
    expect(await codeOf(label('0101', 'x'.repeat(80)))).toBeUndefined();
  });
});

it('a hex offers to add a label, and to edit or remove the one that it has', async () => {
  const offered = (): string[] =>
    (hexCard(table, '0101')?.edits ?? [])
      .filter(({ command }) => command.type === 'label-hex')
      .map((one) => one.label);
  expect(offered()).toEqual(['Add label…']);
  await carryOut(table, label('0101', 'Wolf Wood'));
  expect(offered()).toEqual(['Edit label…', 'Remove label']);
  const [, remove] = (hexCard(table, '0101')?.edits ?? []).filter(
    ({ command }) => command.type === 'label-hex',
  );
  await carryOut(table, remove?.command ?? {});
  expect(labels()).toBeUndefined();
});
