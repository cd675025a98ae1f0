import { exportLog, type ExportOptions } from '../../src-main/workspace/exportLog.ts';
import type { Game } from '../../src-main/game/game.ts';

/** The whole of what is exported, as one text. */
export async function exportedText(game: Game, options: ExportOptions): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of exportLog(game, options)) pieces.push(piece);
  return pieces.join('');
}
