import { join } from 'node:path';
import { Game } from '../../src-main/game/game.ts';
import { logLines, sessionCards } from '../../src-main/queries/log.ts';
import { tale } from '../../src-main/queries/tale.ts';
import { sessionPicture } from '../../src-main/queries/sessionPicture.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { exportLog } from '../../src-main/workspace/export/exportLog.ts';
import { EVENTS, fillJournal } from './commands.ts';
import { give } from './give.ts';
import { middle, ranked, timed } from './times.ts';

const SESSIONS = 100;
const IN_A_SESSION = EVENTS / SESSIONS;
const WORDS = ['f', 'fo', 'fog', 'the weather', 'weather fog', 'z', 'zz', 'nothing of the kind'];

const bytesHeld = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** Milliseconds of a command, with what the open log asks for after each, or without. */
async function commandsWith(game: Game, look: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 100; index += 1)
    times.push(
      await timed(async () => {
        await give(game, { type: 'set-weather', name: `weather ${index}` });
        await look();
      }),
    );
  return middle(times);
}

/** The number of the last event of a campaign that is opened and closed, which leaves a checkpoint and keeps the one before. */
async function settled(folder: string): Promise<number> {
  const game = await Game.open(nodeDisk, folder);
  await give(game, { type: 'set-weather', name: 'fog' });
  await game.close();
  return game.seq;
}

/** A campaign with so many sessions of a thousand events each; a checkpoint was kept before the last. */
async function campaignOf(home: string, sessions: number): Promise<string> {
  const folder = join(home, `log-${sessions}`);
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'fivey', sample: true });
  const numbers = [...Array(sessions).keys()];
  const last = numbers.splice(-1);
  await fillJournal(folder, (await settled(folder)) + 1, numbers, numbers.length * IN_A_SESSION);
  await fillJournal(folder, (await settled(folder)) + 1, last, IN_A_SESSION);
  await settled(folder);
  return folder;
}

/** The most bytes that writing all sessions as Markdown holds at any piece, beyond those of the open game. */
async function heldByAll(folder: string): Promise<number> {
  const game = await Game.open(nodeDisk, folder);
  const before = bytesHeld();
  let most = 0;
  for await (const piece of exportLog(game, { to: 'md', session: 'all', telling: 'lines' }))
    if (piece.startsWith('\n## ')) most = Math.max(most, bytesHeld() - before);
  await game.close();
  return most;
}

/** The log of a hundred sessions: its search, a session, an export, and the first undo. */
export async function costOfLog(home: string): Promise<[string, string][]> {
  const folder = await campaignOf(home, SESSIONS);
  const game = await Game.open(nodeDisk, folder);
  const closed = await commandsWith(game, () => Promise.resolve());
  const before = bytesHeld();
  const reading = await timed(() => game.entries());
  const first = await timed(() => game.log.lines());
  const held = bytesHeld() - before;
  const keys: number[] = [];
  for (const text of Array.from({ length: 5 }, () => WORDS).flat())
    keys.push(await timed(() => logLines(game, { type: 'log', text, limit: 200 })));
  const session = await timed(() => game.log.lines({ session: 50 }));
  const told = await timed(() => tale(game, 50, 'referee'));
  const opened = await commandsWith(game, () =>
    Promise.all([sessionCards(game), logLines(game, { type: 'log', limit: 200 })]),
  );
  const written = await timed(async () => {
    for await (const _piece of exportLog(game, { to: 'md', session: 'all', telling: 'lines' }));
  });
  await game.close();
  const [few, many] = [await heldByAll(await campaignOf(home, SESSIONS / 10)), await heldByAll(folder)];
  // Closing writes a checkpoint; the one before it is kept.
  await settled(folder);
  const again = await Game.open(nodeDisk, folder);
  const undone = await timed(() => give(again, { type: 'undo' }));
  const pictured = await timed(() => sessionPicture(again, SESSIONS - 1));
  await again.close();
  const ms = (figure: number): string => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;
  return [
    [`reading a journal of ${EVENTS} events in ${SESSIONS} sessions`, ms(reading)],
    [
      'the log for the first time, to reading the journal',
      `${(first / reading).toFixed(2)} : 1, holds ${(held / 1e6).toFixed(0)} MB`,
    ],
    [
      'a keystroke of search after that, median and p95',
      `${ms(middle(keys))} and ${ms(ranked(keys, 0.95))} (before: 1950 ms)`,
    ],
    ['a session, its tale', `${ms(session)}, ${ms(told)} (before: 2000 ms)`],
    [
      'a command with the log open, to one with it closed',
      `${(opened / closed).toFixed(2)} : 1 (${closed.toFixed(2)} ms)`,
    ],
    ['all sessions as Markdown, to reading the journal', `${(written / reading).toFixed(2)} : 1`],
    [
      `memory for that, ${SESSIONS} sessions to ${SESSIONS / 10}`,
      `${(many / few).toFixed(2)} : 1 (${(many / 1e6).toFixed(1)} MB)`,
    ],
    ['the picture of the last session', `${ms(pictured)} (before: 2000 ms)`],
    ['the first undo after opening', `${ms(undone)} (before: 2600 ms)`],
  ];
}
