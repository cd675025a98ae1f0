import { exportLog, type ExportOptions } from '../../src-main/workspace/export/exportLog.ts';
import type { Game } from '../../src-main/game/game.ts';

/** All that is written piece by piece, as a file holds it. */
export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.from(all.join('')).toString();
}

/** The whole of what is exported, as one text. */
export const exportedText = (game: Game, options: ExportOptions): Promise<string> =>
  textOf(exportLog(game, options));
