import { resolve } from 'node:path';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { WrongUsage } from './exit.ts';
import { wholeNumber } from './words.ts';
import { Game, type GameOptions } from '../../game/game.ts';

/** Opens the campaign of a folder for one errand, and closes it whatever happens. */
export async function withTable<T>(
  dir: string,
  errand: (game: Game) => Promise<T>,
  options: GameOptions = {},
): Promise<T> {
  const game = await Game.open(nodeDisk, resolve(dir), options);
  try {
    return await errand(game);
  } finally {
    await game.close();
  }
}

/** Opens a campaign read-only, even while it is open elsewhere. */
export const openToRead = <T>(dir: string, errand: (game: Game) => Promise<T>): Promise<T> =>
  withTable(dir, errand, { readOnly: true });

/** Writes lines to standard output, and waits until they are taken. An empty text is no line. */
export async function print(text: string): Promise<void> {
  if (text === '') return;
  await new Promise<void>((done, fail) => {
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`, (error) => (error ? fail(error) : done()));
  });
}

/** A session that was played, by the words of the call. Throws WrongUsage. */
export function sessionOf({ state }: Game, text: string): number {
  const number = wholeNumber(text, '--session');
  const last = state.campaign.session.number;
  if (number <= last) return number;
  const there = last === 0 ? 'none has started yet' : `the last is ${last}`;
  throw new WrongUsage(`There is no session ${number}; ${there}.`);
}
