import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededDice } from '../../../shared/dice/sources.ts';
import { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { newGame } from '../../helpers/campaigns.ts';
import { ownCopy } from '../../helpers/folders.ts';

type Act = 'note' | 'undo' | 'redo' | 'reopen';
const acts = fc.array(fc.constantFrom<Act>('note', 'note', 'note', 'undo', 'redo', 'reopen'), {
  maxLength: 25,
});
const turns = fc.array(fc.constantFrom<Act>('undo', 'undo', 'redo', 'reopen'), {
  minLength: 4,
  maxLength: 30,
});

const opened = (folder: string): Promise<Game> => Game.open(nodeDisk, folder, { dice: seededDice(1) });

/** Plays so in a folder; what was answered and how the campaign then was, act by act. */
async function played(folder: string, given: readonly Act[]): Promise<unknown[]> {
  const told: unknown[] = [];
  let game = await opened(folder);
  for (const [index, act] of given.entries()) {
    if (act === 'reopen') {
      await game.close();
      game = await opened(folder);
    } else
      told.push(
        await game.dispatch(act === 'note' ? { type: 'note', text: `note ${index}` } : { type: act }),
      );
    told.push(game.state.campaign, game.takeBack.undo === null, game.takeBack.redo === null);
  }
  await game.close();
  return told;
}

const backupsOf = (folder: string): string[] =>
  readdirSync(join(folder, 'backups')).map((name) => join(folder, 'backups', name));

const SPOILT: readonly ((folder: string) => void)[] = [
  (folder) => backupsOf(folder).forEach((file) => rmSync(file)),
  (folder) =>
    backupsOf(folder).forEach((file) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace('"seq"', '"sep"')),
    ),
];

it('undo and redo are the same whether they begin at a backup or at the beginning', async () => {
  await fc.assert(
    fc.asyncProperty(acts, turns, fc.constantFrom(...SPOILT), async (before, after, spoil) => {
      const game = await newGame();
      const { folder } = game;
      await game.close();
      await played(folder, before);
      const without = ownCopy(folder);
      spoil(without);
      expect(await played(folder, ['reopen', ...after])).toEqual(await played(without, ['reopen', ...after]));
    }),
    { numRuns: 25 },
  );
});
