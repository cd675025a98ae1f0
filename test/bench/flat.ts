import { spawnSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { seededDice } from '../../shared/dice/sources.ts';
import { changesBetween } from '../../shared/page/patch.ts';
import { Game } from '../../src-main/game/game.ts';
import { gameView } from '../../src-main/queries/view/gameView.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { commandTimes, give } from './give.ts';
import { middle, ranked, timed } from './times.ts';

async function opened(folder: string, system: string, sample = false): Promise<Game> {
  await Game.create(nodeDisk, folder, { name: 'Bench', system, sample });
  return Game.open(nodeDisk, folder, { dice: seededDice(1) });
}

/** How many times longer a command takes than a bare write and flush of a line as long as its own, one beside the other. */
export async function againstBare(home: string): Promise<number> {
  const game = await opened(join(home, 'bare'), 'fivey', true);
  const file = await open(join(home, 'bare.txt'), 'a');
  const line = Buffer.alloc(240, 'x');
  const [bare, commands]: [number[], number[]] = [[], []];
  for (let index = 0; index < 800; index += 1) {
    bare.push(
      await timed(async () => {
        await file.write(line);
        await file.datasync();
      }),
    );
    commands.push(await timed(() => give(game, { type: 'set-weather', name: `weather ${index}` })));
  }
  await file.close();
  await game.close();
  return middle(commands.slice(300)) / middle(bare.slice(300));
}

const BETWEEN_CHECKPOINTS = 250;

/**
 * Milliseconds that answers wait on a large land: the longest wait while a checkpoint is written, in the middle of four
 * checkpoints, and what one answer in a hundred waits longer than at other times.
 */
export async function checkpointStall(home: string): Promise<{ atCheckpoint: number; otherwise: number }> {
  const game = await opened(join(home, 'large'), 'cairn');
  const column = (x: number): object[] =>
    Array.from({ length: 200 }, (_, y) => ({ terrain: (x + y) % 3 === 0 ? 'forest' : 'plain', known: true }));
  const columns = Array.from({ length: 200 }, (_, x) => column(x));
  await give(game, { type: 'chart-land', land: { name: 'Bench', columns, paths: [] } });
  const [others, longest]: [number[], number[]] = [[], []];
  await commandTimes(game, BETWEEN_CHECKPOINTS - 20);
  for (let checkpoint = 1; checkpoint <= 4; checkpoint += 1) {
    longest.push(Math.max(...(await commandTimes(game, 60))));
    others.push(...(await commandTimes(game, BETWEEN_CHECKPOINTS - 60)));
  }
  await game.close();
  return { atCheckpoint: middle(longest), otherwise: ranked(others, 0.99) };
}

/** Bytes of what a window is sent for a note when the log is full, and for the end of a turn of 6 against 30. */
export async function patchBytes(home: string): Promise<{ note: number; endTurn: number }> {
  const game = await opened(join(home, 'patches'), 'nightsong', true);
  const sent = async (command: object): Promise<number> => {
    const before = gameView(game);
    await give(game, command);
    return JSON.stringify(changesBetween(before, gameView(game))).length;
  };
  for (const name of ['Ada', 'Bo']) await give(game, { type: 'make-character', name });
  for (let index = 0; index < 160; index += 1) await give(game, { type: 'note', text: `line ${index}` });
  const note = await sent({ type: 'note', text: 'one line' });
  await give(game, { type: 'open-session' });
  await give(game, { type: 'meet', statBlock: 'Bandit', count: 30 });
  await give(game, { type: 'start-fight' });
  const turns: number[] = [];
  for (let index = 0; index < 4; index += 1) turns.push(await sent({ type: 'end-turn' }));
  await game.close();
  return { note, endTurn: Math.max(...turns) };
}

/** Milliseconds that the built `hexwatch --help` takes, and a Node that does nothing. */
export async function startOf(): Promise<{ help: number; node: number }> {
  const run = (...args: string[]): Promise<number> => timed(() => spawnSync(process.execPath, args));
  const [help, node]: [number[], number[]] = [[], []];
  for (let index = 0; index < 9; index += 1) {
    help.push(await run('dist/cli/hexwatch.js', '--help'));
    node.push(await run('-e', '0'));
  }
  return { help: middle(help), node: middle(node) };
}
