import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLog } from '../../../src-main/game/logLines.ts';
import { bookOf, followed, type LogBook } from '../../../src-main/game/log/logBook.ts';
import type { Entry } from '../../../src-main/game/entry.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { newGame } from '../../helpers/campaigns.ts';
import { actsOf } from './commands.ts';

const whole = async (game: Game): Promise<unknown> => foldLog(game.rulebook, await game.entries());

it('the log of a running game is that of its whole journal, after every command', async () => {
  await fc.assert(
    fc.asyncProperty(actsOf(5, 20), fc.integer(), async (played, seed) => {
      const game = await newGame({ system: 'vogt', sample: true }, { dice: seededDice(seed) });
      await game.log.lines();
      for (const act of played) {
        await act(game);
        expect(await game.log.lines()).toEqual(await whole(game));
      }
      await game.close();
    }),
    { numRuns: 12 },
  );
});

it('the log is the same when commands are given while it is read', async () => {
  const game = await newGame();
  const reading = game.log.lines();
  const given = Array.from({ length: 5 }, (_, index) =>
    game.dispatch({ type: 'note', text: `line ${index}` }),
  );
  await Promise.all([reading, ...given]);
  expect(await game.log.lines()).toEqual(await whole(game));
  await game.close();
});

it('the lines of a session that nothing was added to stay the same list', async () => {
  const game = await newGame();
  for (const type of ['open-session', 'close-session', 'open-session']) await game.dispatch({ type });
  const before = (await game.log.sessions()).get(1);
  await game.dispatch({ type: 'note', text: 'later' });
  expect((await game.log.sessions()).get(1)).toBe(before);
  await game.close();
});

/** A blow in one session that is taken back in the next, and that undone and redone. */
it('a blow that is taken back sessions later is struck, and stands again when that is undone', async () => {
  const game = await newGame();
  const entry = (seq: number, session: number, type: string, event: object): Entry => ({
    seq,
    session,
    command: { type },
    events: [{ seq, at: 0, text: 'x', ...event } as Entry['events'][number]],
  });
  const blow = entry(1, 1, 'act', { type: 'attack-made', actor: 'orc', target: 'mae' });
  const back = entry(2, 2, 'take-back', { type: 'blow-taken-back', blow: 1 });
  const undone = entry(3, 2, 'undo', { type: 'undone', of: 2 });
  const read = (...entries: Entry[]): LogBook => bookOf(game.rulebook, entries);
  const isStruck = (book: LogBook): boolean | undefined => book.sessions.get(1)?.[0]?.undone;
  expect(followed(game.rulebook, read(blow), back)).toBeUndefined();
  expect(isStruck(read(blow, back))).toBe(true);
  expect(followed(game.rulebook, read(blow, back), undone)).toBeUndefined();
  expect(isStruck(read(blow, back, undone))).toBe(false);
  await game.close();
});
