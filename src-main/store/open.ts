import { listBackups } from './checkpoint/backups.ts';
import { checkpointFile, mustHaveDocument, readCheckpoint } from './checkpoint/checkpointFile.ts';
import type { EntryRange, JournalEntry, OpenedStore, OpenOptions } from './contract.ts';
import type { Disk } from './disk/disk.ts';
import { DOCUMENT, stateOf } from './checkpoint/document.ts';
import { lifted, troubleOf, walk } from './journal/journal.ts';
import { journalFiles, SESSIONS, sessionFile } from './journal/journalFiles.ts';
import { journalWriter } from './journal/journalWriter.ts';
import { mustKeep } from './json.ts';
import { endsEarly, readTail } from './journal/locate.ts';
import { lockOf } from './disk/lockOf.ts';
import { migrations, schemaAfter, type Migration } from './migrations.ts';
import { ignore, inWords, inWordsEach, StoreTrouble } from './trouble.ts';

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
  const {
    entries: tail,
    position,
    torn,
  } = await readTail(disk, await journalFiles(disk, folder), document, steps);
  const writer = journalWriter(disk, folder, schema, position, torn);
  let { journal } = document;

  const saveCheckpoint = async (seq: number, state: unknown): Promise<void> => {
    mustKeep(state, DOCUMENT);
    if (seq > writer.position.seq) throw new Error(`A checkpoint at event ${seq} is ahead of the journal.`);
    const { session, bytes, ended, seq: last } = writer.position;
    if (seq === last && ended && session >= 0) journal = { ...journal, file: sessionFile(session), bytes };
    file.data = { schema, seq, journal, state };
    await file.write();
  };
  if (document.schema < schema && !readOnly) await saveCheckpoint(checkpoint.seq, checkpoint.state);

  // One write at a time, in the order asked for; the next one goes ahead whatever became of the last.
  let busy: Promise<unknown> = Promise.resolve();
  const inTurn = (name: string, act: () => Promise<void>): Promise<void> => {
    if (readOnly) {
      const message = `${folder} is open only to read; this was not saved, all before it is.`;
      return Promise.reject(new StoreTrouble('read-only', name, message));
    }
    const done = busy.then(() => inWords(name, 'writing', act));
    busy = done.catch(ignore);
    return done;
  };

  async function* entries({
    session,
    afterSeq = 0,
    untilSeq = Infinity,
  }: EntryRange): AsyncGenerator<JournalEntry> {
    const end = { ...writer.position };
    const files = await journalFiles(disk, folder);
    // A writer reads no further than what it has answered for: its next line may be half on the disk.
    const known = readOnly ? files : files.filter((each) => each.session <= end.session);
    const wanted = known
      .filter((each) => session === undefined || each.session === session)
      .map((each) => (!readOnly && each.session === end.session ? { ...each, size: end.bytes } : each));
    let last = journal.start;
    const prev = session === undefined ? last : null;
    for await (const item of walk(disk, wanted, { session: 0, bytes: 0, prev })) {
      if (item.kind === 'torn') continue;
      if (item.kind !== 'entry') throw await troubleOf(disk, item);
      last = item.entry.seq;
      if (last > untilSeq) return;
      if (last > afterSeq) yield lifted(item, steps);
    }
    if (session === undefined && last < end.seq) throw endsEarly(files, last, end.seq);
  }

  return {
    folder,
    readOnly,
    checkpoint,
    tail,
    append: (session, entry) => inTurn(sessionFile(session), () => writer.append(session, entry)),
    saveCheckpoint: (seq, state) => inTurn(DOCUMENT, () => saveCheckpoint(seq, state)),
    entries: (range = {}) => inWordsEach(SESSIONS, entries(range)),
    lastBackupAt: () => backupAt,
    close: async () => {
      await busy;
      await release();
    },
  };
}
