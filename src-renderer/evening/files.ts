import type { Command, GivenCommand, Query, RefusalInWords, Settings } from '../../shared/api.ts';
import { download } from '../download.ts';
import type { Game } from '../game.svelte.ts';

export type FileId = keyof Settings['files'];

/** A file that can be written as a session ends. */
interface EveningFile {
  id: FileId;
  label: string;
  detail: string;
  /** What writes it, without a question where to. */
  give: (session: number) => Command & GivenCommand;
  /** What shows it before. */
  look?: (session: number) => Extract<Query, { type: 'export-look' }>;
}

const log = (session: number, players: boolean) => ({
  to: players ? ('html' as const) : ('md' as const),
  session,
  players,
  dice: 'shown' as const,
});
const ofLog = (players: boolean): Pick<EveningFile, 'give'> & Required<Pick<EveningFile, 'look'>> => ({
  give: (session) => ({ type: 'export-session', ...log(session, players), beside: true }),
  look: (session) => ({ type: 'export-look', ...log(session, players) }),
});

/** The files, in the order in which they stand and are written. */
export const FILES: readonly EveningFile[] = [
  { id: 'players', label: 'The log, for the players', detail: 'web page, without secrets', ...ofLog(true) },
  { id: 'secrets', label: 'The log, with secrets', detail: 'Markdown, for you', ...ofLog(false) },
  {
    id: 'copy',
    label: 'A copy of the campaign',
    detail: 'one file with everything',
    give: () => ({ type: 'save-copy', form: 'hexwatch', beside: true }),
  },
];

/** Why files were not written. */
export type Faults = Readonly<Partial<Record<FileId, RefusalInWords>>>;

/** Writes files one after another; on the web each is downloaded as well. What fails is told, and the others are written. */
export async function writeFiles(game: Game, wanted: readonly FileId[], session: number): Promise<Faults> {
  const faults: Partial<Record<FileId, RefusalInWords>> = {};
  for (const { id, give } of FILES) {
    if (!wanted.includes(id)) continue;
    const answer = await game.aside(give(session));
    if (!answer.ok) faults[id] = answer.error;
    else {
      const content = await game.host.transport.written?.();
      if (content) download(content, (answer.file ?? id).split(/[\\/]/).at(-1) ?? id);
    }
  }
  return faults;
}
