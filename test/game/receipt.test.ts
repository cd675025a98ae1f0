import { describe, expect, it } from 'vitest';
import type { ReceiptView } from '../../shared/api.ts';
import { gameView } from '../../src-main/queries/view/gameView.ts';
import { wordsSince } from '../../src-renderer/log/spoken.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

const clock = (name: string, more: object = {}): object => ({
  type: 'start-timer',
  name,
  kind: 'countdown',
  scale: 'minute',
  count: 30,
  ...more,
});
const hour = { type: 'pass-time', scale: 'hour' };
const names = (receipt: ReceiptView | null): string[] => receipt?.fell.map(({ name }) => name) ?? [];

describe('what fell due by itself', () => {
  it('stands in the receipt under its name, apart from the rest, and nowhere twice', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, clock('Low tide'), hour);
    const { receipt } = gameView(table);
    expect(receipt?.fell).toMatchObject([{ name: 'Low tide', lines: [{ text: 'Low tide: time is up.' }] }]);
    expect(receipt?.lines.map(({ text }) => text)).not.toContain('Low tide: time is up.');
    await table.close();
  });

  it('brings everything that it did with it: the meal of each', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'camp' });
    const { receipt } = gameView(table);
    expect(names(receipt)).toEqual(['Meals']);
    expect(receipt?.fell[0]?.lines).toHaveLength(4);
    expect(receipt?.lines.map(({ text }) => text)).toEqual(['Night falls.']);
    await table.close();
  });

  it('is put right by the commands that its lines offer', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, clock('Low tide'), hour);
    const [offer] = gameView(table).receipt?.fell[0]?.lines[0]?.amends ?? [];
    expect(offer?.command).toMatchObject({ type: 'restart-timer', timer: { name: 'Low tide' } });
    await carryOut(table, offer?.command ?? {});
    expect(Object.values(table.state.campaign.timers).map(({ name }) => name)).toContain('Low tide');
    await table.close();
  });

  it('says a corrected time, and puts it back', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, clock('Low tide'));
    const [tide] = Object.values(table.state.campaign.timers);
    await carryOut(table, { type: 'set-timer', timer: tide?.id, left: 10 });
    const { receipt } = gameView(table);
    expect(receipt?.lines).toHaveLength(1);
    await carryOut(table, receipt?.lines[0]?.amends[0]?.command ?? {});
    expect(table.state.campaign.timers[tide?.id ?? '']?.dueAt).toBe(tide?.dueAt);
    await table.close();
  });

  it('is no die that was thrown and goes on', async () => {
    const table = await newGame({ system: 'nightsong', sample: true });
    await carryOut(
      table,
      { type: 'open-session' },
      clock('Pursuit', { kind: 'die', die: 12, scale: 'turn', count: 1 }),
    );
    await carryOut(table, { type: 'pass-time', scale: 'turn', faces: [12] });
    const { receipt } = gameView(table);
    expect(names(receipt)).toEqual([]);
    expect(receipt?.lines.map(({ text }) => text)).toEqual(['Pursuit: still d12.']);
    await table.close();
  });

  it('is told of until the next act', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, clock('Low tide'), hour, { type: 'note', text: 'x' });
    expect(gameView(table).receipt).toBeNull();
    await table.close();
  });

  it('is said first and once, by its name, then what else the act brought', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' }, clock('Low tide'));
    const { seq } = table;
    await carryOut(table, hour);
    expect(wordsSince(gameView(table), seq)).toBe('Low tide. Low tide: time is up. 1 hour passed.');
    expect(wordsSince(gameView(table), table.seq)).toBe('');
    await table.close();
  });
});

describe('a rest', () => {
  it('has what it brought in the receipt of its hours', async () => {
    const table = await newGame({ system: 'nightsong', sample: true });
    const [who = ''] = table.state.campaign.party.members;
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'set-hit-points', creature: who, now: 0 },
      { type: 'long-rest', faces: [5] },
    );
    const { receipt } = gameView(table);
    expect(receipt?.title).toBe('6 hours passed');
    expect(receipt?.lines.map(({ text }) => text)).toEqual(['Mae regains 5 HP (Long Rest): 0 → 5 HP.']);
    await table.close();
  });
});
