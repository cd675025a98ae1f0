import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Game } from '../../../src-main/game/game.ts';
import { sessionPicture } from '../../../src-main/queries/sessionPicture.ts';
import { graveyard } from '../../../src-main/queries/people/graveyard.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { repairCampaign } from '../../../src-main/store/store.ts';
import { exportedText } from '../../exchange/exported.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const GAP = 'Missing here since a repair: 1 event. The damaged files are kept in backups/before-repair-0001.';

/** Two evenings; of the first a note was damaged on the disk, and repaired. */
async function repaired(): Promise<Game> {
  const game = await newGame();
  await carryOut(game, { type: 'open-session' }, { type: 'note', text: 'A bell.' });
  await carryOut(game, { type: 'note', text: 'A gull.' }, { type: 'close-session' });
  await game.close();
  const again = await Game.open(nodeDisk, game.folder);
  await carryOut(again, { type: 'open-session' }, { type: 'note', text: 'A drum.' });
  await again.close();
  const file = join(game.folder, 'sessions/0001.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace('A bell.', 'A ball.'));
  expect((await repairCampaign(nodeDisk, game.folder)).whole).toBe(true);
  return Game.open(nodeDisk, game.folder);
}

it('the log of a repaired campaign says where events are missing, and has all others', async () => {
  const game = await repaired();
  const told = (await game.log.lines({ session: 1 })).map(({ text }) => text);
  expect(told).toContain(GAP);
  expect(told.slice(told.indexOf(GAP))).toContain('A gull.');
  expect((await game.log.lines({ session: 2 })).map(({ text }) => text)).toContain('A drum.');
  await game.close();
});

it.each(['md', 'txt', 'html', 'csv', 'jsonl'] as const)(
  'so does its export as %s, for the referee',
  async (to) => {
    const game = await repaired();
    for (const session of ['all', 1] as const) {
      const text = await exportedText(game, { to, session, telling: 'lines' });
      expect([text.includes(GAP), text.includes('A gull.')]).toEqual([true, true]);
      expect(
        (await exportedText(game, { to, session, telling: 'lines', players: true })).includes(
          'before-repair',
        ),
      ).toBe(false);
    }
    await game.close();
  },
);

it.each(['md', 'txt', 'html'] as const)(
  'it is not told as a tale, and its %s says what to do',
  async (to) => {
    const game = await repaired();
    const text = await exportedText(game, { to, session: 'all' });
    expect(text).toContain(
      'Events are missing here, so this can’t be told as a tale. Export its lines instead.',
    );
    await game.close();
  },
);

it('there are no figures from a gap on, until a backup after it', async () => {
  const game = await repaired();
  expect(await sessionPicture(game, 1)).toBeNull();
  await game.close();
  const later = await Game.open(nodeDisk, game.folder);
  await carryOut(later, { type: 'close-session' }, { type: 'open-session' });
  expect(await sessionPicture(later, 3)).toMatchObject({ session: 3 });
  await later.close();
});

it('the graveyard is read across a gap, and what was so before it is refused in words', async () => {
  const game = await repaired();
  expect(await graveyard(game)).toEqual([]);
  await expect(game.stateAt(game.seq)).rejects.toThrow('has a gap that a repair left');
  await game.close();
});

it('undo goes back as far as the last backup after a gap, and says why it goes no further', async () => {
  const game = await repaired();
  let last = await game.dispatch({ type: 'undo' });
  expect(last.ok).toBe(true);
  for (let step = 0; step < 8 && last.ok; step += 1) last = await game.dispatch({ type: 'undo' });
  expect(last).toMatchObject({ ok: false, error: { message: expect.stringContaining('gap') as string } });
  await game.close();
});
