import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { filledIn } from '../../../shared/page/blanks.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const startOffers = (table: Game) =>
  gameView(table).now.filter(({ command }) => command.type === 'start-timer');
const clock = (table: Game, name: string) => gameView(table).clocks.find((one) => one.name === name);

describe('clocks', () => {
  it.each(systems.map(({ id }) => id))('of all three kinds are begun by forms in %s', async (system) => {
    const table = await newGame({ system, sample: true });
    const offers = startOffers(table);
    expect(offers.map(({ command }) => command['kind'])).toEqual(['progress', 'countdown', 'die']);
    for (const offer of offers) {
      const scale = offer.needs!.find(({ name }) => name === 'scale')?.choices?.at(-1)?.value ?? '';
      await carryOut(
        table,
        filledIn(offer, { name: offer.label, segments: 4, count: 2, scale, die: 6, secret: false }),
      );
    }
    expect(offers.map(({ label }) => clock(table, label)?.kind)).toEqual(['progress', 'countdown', 'die']);
    await table.close();
  });

  it('carry what can be done with them, and nothing of it stands among what may happen now', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'start-timer', name: 'The siege', kind: 'progress', segments: 2 });
    expect(clock(table, 'The siege')?.offers.map(({ label }) => label)).toEqual([
      'Fill segment',
      'Empty segment',
      'Set…',
      'Remove',
    ]);
    expect(gameView(table).now.filter(({ command }) => 'timer' in command)).toEqual([]);
    await table.close();
  });

  it('refuses a die that would be thrown more often than once a turn', async () => {
    const table = await newGame();
    const told = await table.dispatch({
      type: 'start-timer',
      name: 'Hail',
      kind: 'die',
      die: 6,
      scale: 'minute',
    });
    expect(told).toMatchObject({ ok: false, error: { code: 'bad-field', path: 'scale' } });
    await table.close();
  });

  it('are announced once when they fall due, and are gone then', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'start-timer', name: 'The siege', kind: 'progress', segments: 2 });
    const { id } = clock(table, 'The siege')!;
    await carryOut(table, { type: 'advance-timer', timer: id }, { type: 'advance-timer', timer: id });
    expect(clock(table, 'The siege')).toBeUndefined();
    expect(gameView(table).log.filter(({ text }) => text === 'The siege is full.')).toHaveLength(1);
    await table.close();
  });
});

it('a countdown is not set to end before the calendar begins', async () => {
  const game = await newGame();
  await carryOut(game, { type: 'start-timer', kind: 'countdown', name: 'Tide', scale: 'turn', count: 6 });
  const [tide] = Object.values(game.state.campaign.timers).filter(({ name }) => name === 'Tide');
  const { seq } = game;
  const told = await game.dispatch({ type: 'set-timer', timer: tide?.id, left: -1_000_000 });
  expect(told).toMatchObject({ ok: false, error: { code: 'before-time', path: 'left' } });
  expect(game.seq).toBe(seq);
  await game.close();
});
