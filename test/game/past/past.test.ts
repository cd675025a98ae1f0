import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LogLine, SessionPicture } from '../../../shared/api.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import type { Entry } from '../../../src-main/game/entry.ts';
import { Game } from '../../../src-main/game/game.ts';
import { pastSince, standingIn, UNDOING, type Past } from '../../../src-main/game/log/past.ts';
import { foldLog, linesThatStand } from '../../../src-main/game/logLines.ts';
import { sessionPicture, sessionPictures } from '../../../src-main/queries/sessionPicture.ts';
import { beginning, sorted } from '../../../src-main/game/timeline.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { entriesOf, journalOf } from '../../exchange/facts/evenings.ts';
import { newGame } from '../../helpers/campaigns.ts';
import { actsOf } from './commands.ts';

async function all<T>(read: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of read) found.push(one);
  return found;
}

const numbers = (entries: readonly Entry[]): number[] =>
  entries.flatMap(({ events }) => events.map(({ seq }) => seq));

/** What was played since a point, from a list of entries; the state plays no part. */
const pastOf = (entries: readonly Entry[], seq = 0): Promise<Past | undefined> =>
  pastSince({ seq, campaign: {} as Past['campaign'], entries: journalOf(entries) });

async function left(entries: readonly Entry[]): Promise<number[]> {
  const past = await pastOf(entries);
  return past ? numbers(await all(standingIn(past)())) : [];
}

const BLOW = { type: 'attack-made', actor: 'orc', target: 'mae' };
const FALL = { type: 'status-changed', creature: 'mae' };
const BACK = {
  ...{ type: 'blow-taken-back', blow: 1, actor: 'orc', creature: 'mae' },
  ...{ from: 2, to: 5, max: 5, sheet: {}, gained: [], lost: [], timers: [] },
};

const entry = (command: string, ...events: Entry['events']): Entry => ({
  seq: events.at(-1)?.seq ?? 0,
  session: 1,
  command: { type: command },
  events,
});
/** A blow and what it brought, in one entry. */
const blow = entry('act', { seq: 1, at: 0, ...BLOW }, { seq: 2, at: 0, ...FALL });
const takenBack = entry('take-back', { seq: 3, at: 0, ...BACK });
const note = (seq: number): Entry => entry('note', { seq, at: 0, type: 'note-written' });
const turned = (type: 'undo' | 'redo', of: number, seq: number): Entry =>
  entry(type, { seq, at: 0, type: type === 'undo' ? 'undone' : 'redone', of });

it('a blow that was taken back alone is gone with what it brought, and with it that it was', async () => {
  expect(await left([blow, takenBack])).toEqual([]);
});

it('a blow stands again when taking it back was undone', async () => {
  expect(await left([blow, takenBack, turned('undo', 3, 4)])).toEqual([1, 2]);
});

it('what is added to a journal after the past was looked up is left out', async () => {
  const entries = [...entriesOf([{ text: 'one' }, { text: 'two' }])];
  const past = await pastOf(entries);
  entries.push(turned('undo', 1, 3));
  expect(numbers(await all(past!.done()))).toEqual([1, 2]);
});

it('a point is none to follow from where something before it was undone or brought back since', async () => {
  expect(await pastOf([note(5), turned('undo', 5, 6)], 4)).toBeDefined();
  expect(await pastOf([turned('undo', 4, 5)], 4)).toBeUndefined();
  expect(await pastOf([turned('redo', 3, 5)], 4)).toBeUndefined();
});

it('a point in the middle of a command is none to follow from', async () => {
  expect(await pastOf([blow], 1)).toBeUndefined();
});

/** A campaign that was played so, opened anew after every tenth command, which leaves a backup. */
async function playedOn(acts: readonly ((game: Game) => Promise<unknown>)[], seed: number): Promise<Game> {
  let game = await newGame({ system: 'vogt', sample: true }, { dice: seededDice(seed) });
  for (const [index, act] of acts.entries()) {
    await act(game);
    if (index % 10 !== 9) continue;
    await game.close();
    game = await Game.open(nodeDisk, game.folder, { dice: seededDice(seed + index) });
  }
  return game;
}

const anyGame = fc.tuple(actsOf(15, 40), fc.nat(1000));

it('the whole past holds what counts of the journal, and its lines are those of the log that stand', async () => {
  await fc.assert(
    fc.asyncProperty(anyGame, async ([acts, seed]) => {
      const game = await playedOn(acts, seed);
      const entries = await game.entries();
      const past = await game.past('all');
      expect({ campaign: past.campaign }).toEqual(beginning(game.rulebook).state);
      expect(await all(past.done())).toEqual(sorted(entries).done);
      const lines = (await all(linesThatStand(game.rulebook, past))).flatMap((one) => one.lines);
      const stands = ({ undone, type }: LogLine): boolean => !undone && !UNDOING.has(type);
      expect(lines).toEqual(foldLog(game.rulebook, entries).filter(stands));
      await game.close();
    }),
    { numRuns: 12 },
  );
});

it('a session that is read from a backup on is the same as read from the beginning', async () => {
  await fc.assert(
    fc.asyncProperty(anyGame, async ([acts, seed]) => {
      const game = await playedOn(acts, seed);
      const whole = await game.past('all');
      const entries = await all(whole.done());
      const pictures = new Map<number, SessionPicture>();
      for await (const one of sessionPictures(game, whole)) pictures.set(one.session, one);
      for (let session = 0; session <= game.state.campaign.session.number + 1; session += 1) {
        const ofSession = (one: Entry): boolean => one.session === session;
        const past = await game.past(session);
        expect((await all(past.done())).filter(ofSession)).toEqual(entries.filter(ofSession));
        expect(await sessionPicture(game, session)).toEqual(pictures.get(session) ?? null);
      }
      await game.close();
    }),
    { numRuns: 12 },
  );
});

it('a session is read from the last backup before it, and no more than that', async () => {
  let game = await newGame();
  const ends: number[] = [];
  for (let evening = 0; evening < 3; evening += 1) {
    for (const type of ['open-session', 'close-session']) await game.dispatch({ type });
    ends.push(game.seq);
    await game.close();
    game = await Game.open(nodeDisk, game.folder);
  }
  const firstRead = async (session: number): Promise<number | undefined> =>
    numbers(await all((await game.past(session)).done()))[0];
  expect([await firstRead(3), await firstRead(2)]).toEqual(
    ends
      .slice(0, 2)
      .reverse()
      .map((seq) => seq + 1),
  );
  await game.close();
});
