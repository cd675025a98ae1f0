import { describe, expect, it } from 'vitest';
import type { LogLine, Recaps, SessionCard } from '../../shared/api.ts';
import { textOf } from '../../shared/tale/told.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { exportedText } from '../exchange/exported.ts';
import { answer } from '../../src-main/queries/ask.ts';
import type { Game } from '../../src-main/game/game.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

const lines = async (table: Game, query: object): Promise<string[]> =>
  ((await answer(table, { type: 'log', limit: 100, kind: 'all', ...query }, nodeDisk)) as LogLine[]).map(
    ({ text }) => text,
  );

describe('the whole log', () => {
  it('is searched by words, without case or accents, and by kind', async () => {
    const table = await newGame();
    await carryOut(
      table,
      { type: 'note', text: 'Málin hums at the ford.' },
      { type: 'note', text: 'The reeve lies.', secret: true },
      { type: 'roll', dice: '1d6', for: 'luck' },
    );
    expect(await lines(table, { text: 'MALIN ford' })).toEqual(['Málin hums at the ford.']);
    expect(await lines(table, { text: '06:00 ford' })).toEqual(['Málin hums at the ford.']);
    expect(await lines(table, { kind: 'secrets' })).toEqual(['The reeve lies.']);
    expect(await lines(table, { kind: 'dice' })).toHaveLength(1);
    expect(await lines(table, { kind: 'notes' })).toHaveLength(2);
    expect(await lines(table, { text: 'nothing of the kind' })).toEqual([]);
    await table.close();
  });

  it('says in fields what each line is about; players get the words alone', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'set-weather', name: 'storm', hard: true });
    const weatherFor = async (players: boolean): Promise<unknown> =>
      (await exportedText(table, { to: 'jsonl', players }))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find(({ type }) => type === 'weather-changed');
    expect(await weatherFor(false)).toMatchObject({ name: 'storm', hard: true });
    expect(await weatherFor(true)).not.toHaveProperty('name');
    await table.close();
  });

  it('puts dice without words that follow each other on one line', async () => {
    const table = await newGame({ system: 'fivey', sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'meet', statBlock: 'Goblin', count: 8 });
    const [line, ...others] = await lines(table, { text: 'hit points of' });
    expect(line).toMatch(/^Hit points of Goblin 1: \d, Goblin 2: \d, .*Goblin 8: \d$/);
    expect(others).toEqual([]);
    await table.close();
  });

  it('puts the dice of a newcomer on the line that tells of them', async () => {
    const table = await newGame({ system: 'fivey' });
    await carryOut(table, { type: 'make-character', name: 'Quin', templates: ['Elf', 'Criminal'] });
    const entry = (await table.log.lines()).at(-1)?.entry;
    const told = (await table.log.lines()).filter((line) => line.entry === entry);
    expect(told.map(({ type, rolls }) => [type, rolls.length])).toEqual([['character-made', 1]]);
    await table.close();
  });

  it('leaves a whole land out of its lines: it is on the map', async () => {
    const table = await newGame({ sample: true });
    const charted = (await table.log.lines()).find(({ type }) => type === 'land-charted');
    expect([charted?.fields, charted?.text === '']).toEqual([{}, false]);
    await table.close();
  });

  it('comes in pages, the newest first', async () => {
    const table = await newGame();
    for (let index = 0; index < 5; index += 1) await carryOut(table, { type: 'note', text: `line ${index}` });
    const page = (await answer(table, { type: 'log', limit: 2, kind: 'notes' }, nodeDisk)) as LogLine[];
    expect(page.map(({ text }) => text)).toEqual(['line 3', 'line 4']);
    expect(await lines(table, { kind: 'notes', limit: 2, before: page[0]!.seq })).toEqual([
      'line 1',
      'line 2',
    ]);
    await table.close();
  });

  it('counts what each session held, without what was taken back', async () => {
    const table = await newGame({ sample: true });
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'meet', statBlock: 'Goblin' },
      { type: 'start-fight' },
      { type: 'end-fight' },
    );
    const cards = (await answer(table, { type: 'sessions' }, nodeDisk)) as SessionCard[];
    expect(cards.find(({ number }) => number === 1)).toMatchObject({ encounters: 1, fights: 1 });
    await carryOut(table, { type: 'undo' }, { type: 'undo' });
    const after = (await answer(table, { type: 'sessions' }, nodeDisk)) as SessionCard[];
    expect(after.find(({ number }) => number === 1)).toMatchObject({ encounters: 1, fights: 0 });
    await table.close();
  });

  it('gives a recap that players may hear: no secret, nothing that was taken back, nothing twice', async () => {
    const table = await newGame({ sample: true });
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'note', text: 'The bell *rings* under water.' },
      { type: 'note', text: 'The abbot is a traitor.', secret: true },
      { type: 'note', text: 'Never mind.' },
      { type: 'undo' },
      { type: 'meet', statBlock: 'Goblin', title: 'Goblins of the ford' },
    );
    const { long, short } = (await answer(table, { type: 'recap', session: 1 }, nodeDisk)) as Recaps;
    for (const told of [long, short].map((recap) => recap.map(textOf).join(' '))) {
      expect(told).toContain('The bell *rings* under water.');
      expect(told).toContain('goblins of the ford');
      expect(told).not.toMatch(/traitor|Never mind/);
    }
    expect(await answer(table, { type: 'recap', session: 7 }, nodeDisk)).toEqual({ long: [], short: [] });
    await table.close();
  });
});
