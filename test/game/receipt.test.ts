import { describe, expect, it } from 'vitest';
import type { Offer, ReceiptView } from '../../shared/api.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import { systems } from '../../shared/systems/registry.ts';
import { gameView } from '../../src-main/queries/view/gameView.ts';
import { together } from '../../shared/text/words.ts';
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
    expect(receipt?.lines.map(({ text }) => text)).toEqual([
      'Mae regains 5 HP (Long Rest): 0 → 5 HP.',
      'Still hurt: Mae 5/7.',
    ]);
    await table.close();
  });

  it.each(systems.map(({ name, id }) => [name, id] as const))(
    'that is a night in %s says at its end who is still hurt, and in the morning has a receipt of its own',
    async (_name, system) => {
      const table = await newGame({ system, sample: true });
      const party = () => partyOf(table.state.campaign);
      await carryOut(
        table,
        { type: 'open-session' },
        ...party().map(({ id }) => ({ type: 'set-hit-points', creature: id, now: 1 })),
      );
      const night = (): Offer | undefined => table.offers().find(({ opens }) => opens === 'night');
      while (night()?.atOnce) await carryOut(table, night()?.command ?? {});
      await carryOut(table, night()?.command ?? {});
      const hurt = party().filter(({ hitPoints: { now, max } }) => now < max);
      const last = gameView(table).receipt?.lines.at(-1)?.text ?? '';
      expect(last).toMatch(hurt.length > 0 ? /Still hurt: / : /^Nobody is hurt\.$/);
      for (const { name, hitPoints } of hurt)
        expect(last).toContain(`${name} ${hitPoints.now}/${hitPoints.max}`);
      await table.close();
    },
  );

  it.each([
    [
      'block-dodge-parry',
      { type: 'sleep', quality: 'normal' },
      'Sleep restores no HP; catching breath does.',
    ],
    ['fivey', { type: 'sleep' }, 'Sleep restores no hit points; the rest action Recover does.'],
  ])('in %s says why it restores no hit points', async (system, sleep, why) => {
    const table = await newGame({ system, sample: true });
    const [one] = partyOf(table.state.campaign);
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'set-hit-points', creature: one?.id, now: 1 },
      ...(system === 'fivey' ? [{ type: 'camp' }] : []),
      sleep,
    );
    expect(gameView(table).receipt?.lines.at(-1)?.text).toBe(
      `${why} Still hurt: ${one?.name ?? ''} 1/${one?.hitPoints.max ?? 0}.`,
    );
    await table.close();
  });
});

describe('what waits for care', () => {
  it.each([
    [
      'block-dodge-parry',
      { type: 'wound', wound: 'Bite', area: 'left leg', level: 'severe' },
      { label: 'severe bite (left leg)', when: 'a week of care' },
    ],
    [
      'nightsong',
      { type: 'gain-condition', condition: 'Broken rib', needsCare: true },
      { label: 'broken rib', when: 'care' },
    ],
  ])(
    'in %s stands at the end of what is due next, until it is over',
    async (system, hurt, { label, when }) => {
      const table = await newGame({ system, sample: true });
      const [one] = partyOf(table.state.campaign);
      const due = () => gameView(table).due.filter(({ at }) => at === undefined);
      await carryOut(table, { type: 'open-session' });
      expect(due()).toEqual([]);
      await carryOut(table, { ...hurt, creature: one?.id });
      expect(due()).toMatchObject([{ label: `${one?.name ?? ''}: ${label}`, when }]);
      const [condition] = table.state.campaign.creatures[one?.id ?? '']?.conditions ?? [];
      await carryOut(table, { type: 'lose-condition', creature: one?.id, condition: condition?.id });
      expect(due()).toEqual([]);
      await table.close();
    },
  );

  it('stands in one line with what befalls others alike, and apart from what befalls them otherwise', async () => {
    const table = await newGame({ system: 'cairn', sample: true });
    const [first = '', ...others] = partyOf(table.state.campaign).map(({ id }) => id);
    await carryOut(table, { type: 'open-session' });
    await carryOut(table, { type: 'deprive', creatures: others, cause: 'warmth' });
    await carryOut(table, { type: 'pass-time', scale: 'hour' });
    await carryOut(table, { type: 'deprive', creatures: [first], cause: 'warmth' });
    const lines = gameView(table).due.filter(({ label }) => label.endsWith(': Fatigue (Deprived)'));
    const named = (ids: readonly string[]) =>
      together(ids.map((id) => table.state.campaign.creatures[id]?.name ?? ''));
    expect(lines.map(({ label }) => label)).toEqual(
      [others, [first]].map((ids) => `${named(ids)}: Fatigue (Deprived)`),
    );
    await table.close();
  });
});
