import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXPORT_KINDS, exportSession, type ExportKind } from '../../exchange/export.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { writeOut } from '../../store/store.ts';
import { packed } from '../../workspace/archives.ts';
import type { Game } from '../../game/game.ts';
import { WrongUsage } from './exit.ts';
import { openToRead, print, sessionOf } from './folder.ts';

interface Options {
  to: string;
  out: string;
  session?: string;
  players?: boolean;
}

/** Writes sessions as a text to a file, or a whole campaign, and says where. */
export async function exportVerb(dir: string, options: Options): Promise<void> {
  const { to, out } = options;
  await writeWhole(out, await (to === 'json' ? wholeCampaign(dir, options) : sessions(dir, options)));
  await print(out);
}

function wholeCampaign(dir: string, { session, players }: Options): Promise<Uint8Array> {
  if (session !== undefined || players)
    throw new WrongUsage('--to json is the whole campaign, without --session or --players.');
  return packed(nodeDisk, resolve(dir), 'json');
}

function sessions(dir: string, { to, session, players }: Options): Promise<string> {
  const kind = kindOf(to);
  return openToRead(dir, (game) =>
    exportSession(game, {
      to: kind,
      players,
      session: session === undefined ? undefined : played(game, session),
    }),
  );
}

function kindOf(to: string): ExportKind {
  const kind = EXPORT_KINDS.find((one) => one === to);
  if (!kind)
    throw new WrongUsage(`Hexwatch exports to ${EXPORT_KINDS.join(', ')}; “${to}” is not available yet.`);
  return kind;
}

const played = (game: Game, session: string): number | 'all' =>
  session === 'all' ? session : sessionOf(game, session);

/** A pipe or a device is just written to. */
async function writeWhole(out: string, content: string | Uint8Array): Promise<void> {
  const there = await stat(out).catch(() => undefined);
  const isPlain = there === undefined || there.isFile() || there.isDirectory();
  await (isPlain ? writeOut(nodeDisk, resolve(out), content) : writeFile(out, content));
}
