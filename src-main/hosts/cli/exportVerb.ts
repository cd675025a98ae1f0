import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXPORT_KINDS, exportSession, type ExportKind } from '../../exchange/export.ts';
import { exportFacts, FACT_KINDS, type FactKind } from '../../exchange/facts/export.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { writeOut } from '../../store/store.ts';
import type { Game } from '../../game/game.ts';
import { WrongUsage } from './exit.ts';
import { openToRead, print, sessionOf } from './folder.ts';

interface Options {
  to: string;
  out: string;
  session?: string;
  players?: boolean;
}

const KINDS = [...EXPORT_KINDS, ...FACT_KINDS];

const isOfFacts = (kind: ExportKind | FactKind): kind is FactKind => FACT_KINDS.some((one) => one === kind);

/** Writes sessions as a text to a file, and says where. */
export async function exportVerb(dir: string, { to, out, session, players }: Options): Promise<void> {
  const kind = kindOf(to);
  const text = await openToRead(dir, (game) => {
    const what = { players, session: session === undefined ? undefined : played(game, session) };
    return isOfFacts(kind)
      ? joined(exportFacts(game, { to: kind, ...what }))
      : exportSession(game, { to: kind, ...what });
  });
  await writeWhole(out, text);
  await print(out);
}

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all.join('');
}

function kindOf(to: string): ExportKind | FactKind {
  const kind = KINDS.find((one) => one === to);
  if (!kind) throw new WrongUsage(`Hexwatch exports to ${KINDS.join(', ')}; “${to}” is not available yet.`);
  return kind;
}

const played = (game: Game, session: string): number | 'all' =>
  session === 'all' ? session : sessionOf(game, session);

/** A pipe or a device is just written to. */
async function writeWhole(out: string, text: string): Promise<void> {
  const there = await stat(out).catch(() => undefined);
  const isPlain = there === undefined || there.isFile() || there.isDirectory();
  await (isPlain ? writeOut(nodeDisk, resolve(out), text) : writeFile(out, text));
}
