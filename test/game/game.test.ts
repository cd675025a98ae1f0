import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../shared/dice/sources.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../src-main/game/game.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

const journal = (table: Game): string =>
  readdirSync(join(table.folder, 'sessions'))
    .sort()
    .map((file) => readFileSync(join(table.folder, 'sessions', file), 'utf8'))
    .join('');

describe('a command', () => {
  it('is on the disk when it is answered', async () => {
    const table = await newGame();
    const answer = await carryOut(table, { type: 'note', text: 'A raven follows.' });
    expect(journal(table)).toContain('A raven follows.');
    expect(answer.seq).toBe(table.seq);
    await table.close();
  });

  it('is answered with its events and their dice', async () => {
    const table = await newGame();
    const answer = await table.dispatch({ type: 'roll', dice: '2d6', for: 'luck', faces: [3, 5] });
    expect(answer).toMatchObject({
      ok: true,
      events: [{ type: 'dice-rolled', text: 'Luck, 2d6: 8.' }],
      rolls: [
        {
          for: 'luck',
          dice: [
            [6, 3],
            [6, 5],
          ],
          total: 8,
        },
      ],
    });
    await table.close();
  });

  it.each([
    [{ type: 'summon' }, 'unknown-command', 'type'],
    [{}, 'bad-command', 'type'],
    ['nonsense', 'bad-command', 'type'],
    [null, 'bad-command', 'type'],
    [{ type: 'note' }, 'bad-field', 'text'],
    [{ type: 'note', text: 'x', colour: 'red' }, 'bad-field', 'colour'],
    [{ type: 'travel', to: '0101' }, 'not-now', 'type'],
    [{ type: 'check-morale' }, 'not-now', 'type'],
    [{ type: 'roll', dice: '2d6', faces: [3] }, 'dice-exhausted', undefined],
    [{ type: 'roll', dice: '2d6', faces: [3, 9] }, 'dice-mismatch', undefined],
    [{ type: 'roll', dice: '1d6', faces: [3, 3] }, 'dice-mismatch', 'faces'],
    [{ type: 'undo' }, 'nothing-to-undo', 'type'],
    [{ type: 'redo' }, 'nothing-to-redo', 'type'],
    [{ type: 'adjust-hit-points', creature: '__proto__', by: -1 }, 'bad-field', 'creature'],
    [{ type: 'adjust-hit-points', creature: 'nobody', by: -1 }, 'unknown-creature', 'creature'],
  ])('that is %j is refused with %s, and nothing changes', async (command, code, path) => {
    const table = await newGame();
    const [seq, state, lines] = [table.seq, table.state, journal(table)];
    const answer = await table.dispatch(command);
    expect(answer).toMatchObject({ ok: false, error: { code, ...(path ? { path } : {}) } });
    expect([table.seq, table.state, journal(table)]).toEqual([seq, state, lines]);
    await table.close();
  });

  it('with more faces than it rolls is refused with those that were left', async () => {
    const table = await newGame();
    const answer = await table.dispatch({ type: 'roll', dice: '1d6', faces: [3, 5, 2] });
    expect(answer).toMatchObject({ error: { code: 'dice-mismatch', left: [5, 2] } });
    await table.close();
  });

  it('may leave dice to be rolled: what they showed is told with the next die that is wanted, and stays', async () => {
    const table = await newGame();
    const asked = await table.dispatch({ type: 'roll', dice: 'd6+d20', for: 'luck', faces: [0] });
    const { faces = [], ...error } = asked.ok ? {} : asked.error;
    expect(error).toMatchObject({ code: 'dice-exhausted', die: 'd20', for: 'luck' });
    expect(faces).toEqual([expect.any(Number)]);
    const answer = await carryOut(table, {
      type: 'roll',
      dice: 'd6+d20',
      for: 'luck',
      faces: [...faces, 11],
    });
    expect(answer.rolls[0]?.dice).toEqual([
      [6, faces[0]],
      [20, 11],
    ]);
    await table.close();
  });

  it('of several rolls has the total of each', async () => {
    const table = await newGame();
    const faces = [1, 2, 3, 4, 5, 6];
    const { events, rolls } = await carryOut(table, { type: 'roll', dice: '3x2d6', for: 'luck', faces });
    expect(events[0]).toMatchObject({ totals: [3, 7, 11], total: 21 });
    expect(rolls).toHaveLength(3);
    await table.close();
  });

  it('says in one sentence what a refused moment would need', async () => {
    const table = await newGame();
    const answer = await table.dispatch({ type: 'check-morale' });
    const [rule] = table.rulebook.kinds.commands.get('check-morale')?.rules ?? [];
    expect(answer.ok || answer.error.message).toBe(
      `“Morale check” is possible when morale is due or during surprise or on a turn in a fight. Right now no session is open (${rule}).`,
    );
    await table.close();
  });
});

describe('a command nested without end', () => {
  it('is refused, right after an undo as well', async () => {
    const table = await newGame();
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    await carryOut(table, { type: 'set-weather', name: 'fog' }, { type: 'undo' });
    expect(await table.dispatch({ type: 'set-weather', name: deep })).toMatchObject({
      error: { code: 'bad-command' },
    });
    await table.close();
  });
});

describe('undo and redo', () => {
  it('bring back the state as it was, and leave both acts in the journal', async () => {
    const table = await newGame();
    const before = table.state;
    await carryOut(table, { type: 'set-weather', name: 'storm', hard: true });
    const stormy = table.state;
    await carryOut(table, { type: 'undo' });
    expect(table.state).toEqual(before);
    await carryOut(table, { type: 'redo' });
    expect(table.state).toEqual(stormy);
    expect((await table.log.lines()).map((line) => line.text)).toEqual([
      'Campaign created: Test (FIVEY).',
      'Weather: storm.',
      'Undone: Weather: storm.',
      'Redone: Weather: storm.',
    ]);
    await table.close();
  });

  it('say beforehand what they take back and bring back, and keep what is secret', async () => {
    const table = await newGame();
    await carryOut(table, { type: 'set-weather', name: 'storm', hard: true });
    expect(table.takeBack.undo).toBe('Weather: storm');
    await carryOut(table, { type: 'undo' });
    expect(table.takeBack.redo).toBe('Weather: storm');
    const long = 'word '.repeat(60).trim();
    await carryOut(table, { type: 'note', text: long, secret: true });
    expect(table.takeBack.undo?.length).toBeLessThan(110);
    await carryOut(table, { type: 'undo' });
    expect((await table.log.lines()).map(({ secret }) => secret).slice(-2)).toEqual([true, true]);
    await table.close();
  });

  it('keep the faces: the same act given again after undo is the act that was taken back', async () => {
    const table = await newGame({}, { dice: seededDice(3) });
    const first = await carryOut(table, { type: 'roll', dice: '10d100' });
    const again = await carryOut(table, { type: 'undo' }, { type: 'roll', dice: '10d100' });
    expect(again.events).toMatchObject([{ type: 'redone', of: first.seq }]);
    await table.close();
  });

  it('go back over a restart, to the founding and no further', async () => {
    const table = await newGame();
    const founded = table.state;
    await carryOut(table, { type: 'set-weather', name: 'fog' }, { type: 'set-weather', name: 'snow' });
    await table.close();
    const reopened = await Game.open(nodeDisk, table.folder);
    await carryOut(reopened, { type: 'undo' }, { type: 'undo' });
    expect(reopened.state).toEqual(founded);
    expect(await reopened.dispatch({ type: 'undo' })).toMatchObject({ error: { code: 'nothing-to-undo' } });
    await carryOut(reopened, { type: 'redo' }, { type: 'redo' });
    expect(reopened.state.campaign.weather.name).toBe('snow');
    await reopened.close();
  });

  it('go back further than the table remembers', async () => {
    const table = await newGame();
    const founded = table.state;
    for (let index = 0; index < 450; index += 1)
      await table.dispatch({ type: 'set-weather', name: `weather ${index}` });
    for (let index = 0; index < 450; index += 1) await carryOut(table, { type: 'undo' });
    expect(table.state).toEqual(founded);
    await table.close();
    const reopened = await Game.open(nodeDisk, table.folder);
    expect(reopened.state).toEqual(founded);
    await reopened.close();
  });
});

const acts = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('set-weather'), name: fc.constantFrom('fog', 'rain', 'sun') }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('roll'), dice: fc.constantFrom('d20', '2d6') }) },
  { weight: 1, arbitrary: fc.constant({ type: 'open-session' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'close-session' }) },
  { weight: 2, arbitrary: fc.constant({ type: 'pass-time', scale: 'hour' }) },
  { weight: 3, arbitrary: fc.constant({ type: 'undo' }) },
  { weight: 2, arbitrary: fc.constant({ type: 'redo' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'restart' }) },
);

describe('any play', () => {
  it('is the fold of its events: reopened and refolded it is the same, at every point', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 25 }), fc.integer(), async (commands, seed) => {
        let table = await newGame({}, { dice: seededDice(seed) });
        for (const command of commands) {
          if (command.type === 'restart') {
            const { state, folder } = table;
            await table.close();
            table = await Game.open(nodeDisk, folder, { dice: seededDice(seed) });
            expect(table.state).toEqual(state);
          } else await table.dispatch(command);
        }
        expect(await table.stateAt(table.seq)).toEqual(table.state);
        await table.close();
      }),
      { numRuns: 25 },
    );
  });
});

describe('a state of the past', () => {
  it('is shown as it was after any event', async () => {
    const table = await newGame();
    const { seq } = await carryOut(table, { type: 'set-weather', name: 'fog' });
    await carryOut(table, { type: 'set-weather', name: 'snow' });
    expect((await table.stateAt(seq)).campaign.weather.name).toBe('fog');
    await expect(table.stateAt(99)).rejects.toMatchObject({ code: 'unknown-seq' });
    await table.close();
  });
});

describe('making a campaign', () => {
  it.each([
    [{ system: 'chess' }, 'unknown-system'],
    [{ name: '  ' }, 'bad-name'],
  ])('with %j is refused', async (founding, code) => {
    await expect(newGame(founding)).rejects.toMatchObject({ code });
  });
});
