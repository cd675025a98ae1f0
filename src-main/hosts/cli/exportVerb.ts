import { realpath, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXPORT_KINDS, exportSession, type ExportKind } from '../../exchange/export.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { replaceFile } from '../../store/disk/replaceFile.ts';
import { StoreTrouble } from '../../store/store.ts';
import type { Game } from '../../game/game.ts';
import { WrongUsage } from './exit.ts';
import { openToRead, print, sessionOf } from './folder.ts';

interface Options {
  to: string;
  out: string;
  session?: string;
  players?: boolean;
}

/** Writes sessions as a text to a file, and says where. */
export async function exportVerb(dir: string, { to, out, session, players }: Options): Promise<void> {
  const kind = kindOf(to);
  const text = await openToRead(dir, (game) =>
    exportSession(game, {
      to: kind,
      players,
      session: session === undefined ? undefined : played(game, session),
    }),
  );
  await writeWhole(out, text);
  await print(out);
}

function kindOf(to: string): ExportKind {
  const kind = EXPORT_KINDS.find((one) => one === to);
  if (!kind)
    throw new WrongUsage(`Hexwatch exports to ${EXPORT_KINDS.join(', ')}; “${to}” is not available yet.`);
  return kind;
}

const played = (game: Game, session: string): number | 'all' =>
  session === 'all' ? session : sessionOf(game, session);

/** Replaces the file with the text, whole or not at all; to a pipe or a device it is just written. */
async function writeWhole(out: string, text: string): Promise<void> {
  try {
    const there = await stat(out).catch(() => undefined);
    if (there && !there.isFile()) await writeFile(out, text);
    else await replaceFile(nodeDisk, there ? await realpath(out) : resolve(out), Buffer.from(text));
  } catch (error) {
    const why = String((error as NodeJS.ErrnoException).code);
    throw new StoreTrouble('io', out, `${out} could not be written (${why}); the campaign is unchanged.`, {
      cause: error,
    });
  }
}
