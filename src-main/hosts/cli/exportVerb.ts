import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXPORT_KINDS, exportLog, type ExportKind } from '../../workspace/exportLog.ts';
import { DICE_SHOWN, type DiceShown } from '../../exchange/log/document.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { writeOut, type Content } from '../../store/store.ts';
import type { Game } from '../../game/game.ts';
import { WrongUsage } from './exit.ts';
import { openToRead, print, sessionOf } from './folder.ts';

interface Options {
  to: string;
  out: string;
  session?: string;
  players?: boolean;
  dice?: string;
}

/** Writes sessions to a file, and says where. */
export async function exportVerb(dir: string, { to, out, session, players, dice }: Options): Promise<void> {
  const kind = kindOf(to);
  const shown = dice === undefined ? undefined : diceMeant(dice);
  await openToRead(dir, (game) =>
    writeWhole(
      out,
      exportLog(game, {
        to: kind,
        players,
        dice: shown,
        session: session === undefined ? undefined : played(game, session),
      }),
    ),
  );
  await print(out);
}

function kindOf(to: string): ExportKind {
  const kind = EXPORT_KINDS.find((one) => one === to);
  if (!kind)
    throw new WrongUsage(`Hexwatch exports to ${EXPORT_KINDS.join(', ')}; “${to}” is not available yet.`);
  return kind;
}

function diceMeant(text: string): DiceShown {
  const shown = DICE_SHOWN.find((one) => one === text);
  if (!shown) throw new WrongUsage(`Dice are ${DICE_SHOWN.join(', ')}; there is no “${text}”.`);
  return shown;
}

const played = (game: Game, session: string): number | 'all' =>
  session === 'all' ? session : sessionOf(game, session);

/** A pipe or a device is just written to. */
async function writeWhole(out: string, content: Content): Promise<void> {
  const there = await stat(out).catch(() => undefined);
  const isPlain = there === undefined || there.isFile() || there.isDirectory();
  await (isPlain ? writeOut(nodeDisk, resolve(out), content) : writeFile(out, content));
}
