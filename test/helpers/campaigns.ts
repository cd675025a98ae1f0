import type { Answer } from '../../shared/api.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { Game, type Founding, type GameOptions } from '../../src-main/game/game.ts';
import { ownFolder } from './folders.ts';

/** A new campaign in a folder of the test's own, open at the table, with dice that fall alike each time. */
export async function newGame(founding: Partial<Founding> = {}, options: GameOptions = {}): Promise<Game> {
  const folder = ownFolder();
  await Game.create(nodeDisk, folder, { name: 'Test', system: 'fivey', ...founding });
  return Game.open(nodeDisk, folder, { dice: seededDice(1), ...options });
}

/** Carries out commands of which none may be refused; the answer to the last. */
export async function carryOut(table: Game, ...commands: object[]): Promise<Extract<Answer, { ok: true }>> {
  let last: Answer | undefined;
  for (const command of commands) {
    last = await table.dispatch(command);
    if (!last.ok) throw new Error(`${JSON.stringify(command)}: ${last.error.message}`);
  }
  if (!last?.ok) throw new Error('No command was given.');
  return last;
}
