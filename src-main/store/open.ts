import { backupBefore, type ReadJournal } from './checkpoint/backupBefore.ts';
import { BACKUPS, listBackups } from './checkpoint/backups.ts';
import { checkpointFile, mustHaveDocument, readCheckpoint } from './checkpoint/checkpointFile.ts';
import type { JournalEntry, OpenedStore, OpenOptions } from './contract.ts';
import type { Disk } from './disk/disk.ts';
import { DOCUMENT, stateOf, type CampaignDocument } from './checkpoint/document.ts';
import { entriesOf, type Readable } from './journal/entries.ts';
import { journalFiles, SESSIONS, sessionFile, type JournalFile } from './journal/journalFiles.ts';
import { JournalWriter } from './journal/journalWriter.ts';
import { inTurn } from './inTurn.ts';
import { HEAD, readHead, writeHead } from './journal/head.ts';
import { endsEarly, readTail, tornEnd, type Tail } from './journal/locate.ts';
import { lockOf } from './disk/lockOf.ts';
import { migrations, schemaAfter, type Migration } from './migrations.ts';
import { errno, ignore, inWords, inWordsEach, StoreTrouble } from './trouble.ts';

/**
 * Opens a campaign folder: its checkpoint and the journal after it. Nothing is written, but that an older schema is
 * lifted after a backup. Throws `not-a-campaign`, `bad-file`, `newer-schema`, `locked`, `io`.
 */
export async function openCampaign(
  disk: Disk,
  folder: string,
  {
    readOnly = false,
    takeLock = !readOnly,
    steps = migrations,
  }: OpenOptions & { steps?: readonly Migration[] } = {},
): Promise<OpenedStore> {
  return inWords(folder, 'reading', async () => {
    await mustHaveDocument(disk, folder);
    const release = takeLock ? await lockOf(disk, folder) : () => Promise.resolve();
    try {
      return await opened(disk, folder, readOnly, steps, release);
    } catch (error) {
      await release();
      throw error;
    }
  });
}

const writingTo =
  (file: ReturnType<typeof checkpointFile>) =>
  async (checkpoint: CampaignDocument): Promise<void> => {
    file.data = checkpoint;
    await file.write();
  };

/** Lets something be written, with what goes wrong in words; refuses where the folder is open only to read. */
const writingIn =
  (folder: string, readOnly: boolean) =>
  async (doing: 'saving' | 'keeping', name: string, act: () => Promise<void>): Promise<void> => {
    if (!readOnly) return inWords(name, doing, act);
    const message = `${folder} is open read-only: this was not saved; everything before it was.`;
    throw new StoreTrouble('read-only', name, message);
  };

/** Makes checkpoints that say where the journal goes on after them. */
function checkpointsFrom(
  document: CampaignDocument,
  schema: number,
  { position }: JournalWriter,
): (seq: number, state: unknown) => CampaignDocument {
  let { journal } = document;
  return (seq, state) => {
    const { session, bytes, ended, seq: last } = position;
    if (seq > last) throw new Error(`A checkpoint at event ${seq} is ahead of the journal.`);
    if (seq === last && ended && session >= 0) journal = { ...journal, file: sessionFile(session), bytes };
    return { schema, seq, journal, state };
  };
}

/** The journal after a checkpoint, and how far the head says that it goes. Throws `bad-file` where it ends before that. */
async function readJournal(
  disk: Disk,
  folder: string,
  document: CampaignDocument,
  steps: readonly Migration[],
): Promise<{ head: number; files: JournalFile[]; found: Tail }> {
  // Before the journal, which another may be going on with while it is read.
  const head = await readHead(disk, folder);
  const files = await journalFiles(disk, folder);
  const found = await readTail(disk, files, document, steps);
  if (found.position.seq < head) throw endsEarly(files, found.position.seq, head);
  return { head, files, found };
}

/** What the end of a journal leaves open, in words; null where it ends as it should. */
function doubtIn({ position, torn }: Tail): string | null {
  if (!torn) return null;
  const bytes = torn.size - (torn.session === position.session ? position.bytes : 0);
  return tornEnd(sessionFile(torn.session), bytes, position.seq);
}

/** Brings the head up to where the journal stands; does nothing where it stands there. */
function headsFrom(
  disk: Disk,
  folder: string,
  found: number,
  { position }: JournalWriter,
): () => Promise<void> {
  let head = found;
  return async () => {
    const { seq } = position;
    if (seq === head) return;
    await writeHead(disk, folder, seq);
    head = seq;
  };
}

/**
 * Adds a line, and says whether it is the first of a file: one that the head knows nothing of could vanish unseen. Without the
 * head it is saved all the same.
 */
async function beginsFile(writer: JournalWriter, session: number, entry: JournalEntry): Promise<boolean> {
  const { session: before } = writer.position;
  await writer.append(session, entry);
  return session !== before;
}

/** Reads the journal up to where it stands at that moment. */
const readingFrom =
  (journal: Omit<Readable, 'end'>, { position }: JournalWriter): ReadJournal =>
  (range, from) =>
    inWordsEach(SESSIONS, entriesOf({ ...journal, end: { ...position } }, range, from));

/** Where nothing can be written, nothing can be built on what was not flushed. */
const UNWRITABLE = ['EROFS', 'EACCES', 'EPERM'];

/** Flushes what was found, before anything is answered. */
const settled = (writer: JournalWriter): Promise<void> =>
  writer.settle().catch((error: unknown) => {
    if (!UNWRITABLE.includes(errno(error))) throw error;
  });

/** One line, one head and one checkpoint after the other; lines and heads go on while a checkpoint is being written. */
function turns() {
  const [appendInTurn, headInTurn, saveInTurn] = [inTurn(), inTurn(), inTurn()];
  const idle = (): Promise<void> => Promise.resolve();
  return {
    appendInTurn,
    headInTurn,
    saveInTurn,
    allDone: () => Promise.all([appendInTurn(idle), headInTurn(idle), saveInTurn(idle)]),
  };
}

async function opened(
  disk: Disk,
  folder: string,
  readOnly: boolean,
  steps: readonly Migration[],
  release: () => Promise<void>,
): Promise<OpenedStore> {
  const schema = schemaAfter(steps);
  let backupAt = (await listBackups(disk, folder))[0]?.at ?? null;
  const file = checkpointFile(disk, folder, schema, ({ at }) => (backupAt = at));
  const document = await readCheckpoint(file);
  const checkpoint = { seq: document.seq, state: stateOf(document, steps) };
  const { head, files, found } = await readJournal(disk, folder, document, steps);
  const writer = new JournalWriter(disk, folder, schema, found, files);
  if (!readOnly) await settled(writer);
  const checkpointAt = checkpointsFrom(document, schema, writer);
  const write = writingTo(file);
  const saveHead = headsFrom(disk, folder, head, writer);
  if (document.schema < schema && !readOnly) await write(checkpointAt(checkpoint.seq, checkpoint.state));

  const { appendInTurn, headInTurn, saveInTurn, allDone } = turns();
  const writing = writingIn(folder, readOnly);
  const saveCheckpoint = (seq: number, state: unknown): Promise<void> => {
    // Where the journal stands is looked up in its turn, before the lines that are asked for later.
    const begun = appendInTurn(() => Promise.resolve(checkpointAt(seq, state)));
    begun.catch(ignore);
    return saveInTurn(async () => write(await begun));
  };
  const { start } = document.journal;
  const read = readingFrom({ disk, folder, start, steps, readOnly }, writer);

  return {
    folder,
    readOnly,
    checkpoint,
    tail: found.entries,
    doubt: readOnly ? null : doubtIn(found),
    append: (session, entry) =>
      writing('saving', sessionFile(session), () =>
        appendInTurn(async () => {
          if (await beginsFile(writer, session, entry)) await headInTurn(saveHead).catch(ignore);
        }),
      ),
    saveCheckpoint: (seq, state) => writing('keeping', DOCUMENT, () => saveCheckpoint(seq, state)),
    saveHead: () => writing('keeping', HEAD, () => headInTurn(saveHead)),
    entries: (range = {}) => read(range),
    backupBefore: (seq) => inWords(BACKUPS, 'reading', () => backupBefore(disk, folder, seq, steps, read)),
    lastBackupAt: () => backupAt,
    close: async () => {
      await allDone();
      // What fails here was said before, or is said at the next opening.
      if (!readOnly) await writer.cutOff().then(saveHead).catch(ignore);
      await writer.close();
      await release();
    },
  };
}
