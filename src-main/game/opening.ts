import { z } from 'zod';
import type { LogLine } from '../../shared/api.ts';
import { misfitIn } from '../../shared/campaign/details.ts';
import { CampaignSchema } from '../../shared/campaign/state.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import { StoreTrouble, type JournalEntry, type OpenedStore } from '../store/store.ts';
import { badFile } from '../store/trouble.ts';
import { EntrySchema, gapAfter, GapSchema, TURNS, type Entry } from './entry.ts';
import { struck } from './logLines.ts';
import { beginning, foldEntries, follow, OutOfReach, type Timeline } from './timeline.ts';
import { rulebookOf, type Rulebook } from './rulebook.ts';
import { fitting } from '../../shared/door/fitting.ts';

/** What campaign.json holds: the state at a checkpoint, and the last lines of the log, so that opening reads no more. */
export const CheckpointSchema = z.strictObject({
  campaign: CampaignSchema,
  recent: z.array(z.custom<LogLine>((line) => typeof line === 'object' && line !== null)),
  /** The journal's newest file; undoing the start of a session does not remove its file. */
  journalFile: z.int().min(0),
  takeBack: z.strictObject({ undo: z.string().nullable(), redo: z.string().nullable() }),
});
export type Checkpoint = z.infer<typeof CheckpointSchema>;

/** Where a game stands: what counts of it, and how far its journal goes. */
export interface Standing {
  readonly timeline: Timeline;
  /** Number of the last event. */
  readonly seq: number;
  readonly journalFile: number;
  /** What the checkpoint says could be turned back, until the steps themselves are at hand. */
  readonly takeBack: Checkpoint['takeBack'] | null;
}

/** What a game begins with when its folder was opened. */
export interface Opened extends Standing {
  rulebook: Rulebook;
}

function readCheckpoint(store: OpenedStore): { rulebook: Rulebook; start: Timeline; checkpoint: Checkpoint } {
  const file = 'campaign.json';
  const parsed = fitting(CheckpointSchema, store.checkpoint.state);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw badFile(
      file,
      `is not valid at “${issue?.path.map(String).join('.') ?? ''}” (${issue?.message ?? ''})`,
    );
  }
  const checkpoint = parsed.data;
  const { campaign, recent } = checkpoint;
  const system = systemOf(campaign.system);
  if (!system)
    throw badFile(
      file,
      `uses the rule system “${campaign.system}”, which this version of Hexwatch does not have`,
    );
  const rulebook = rulebookOf(system);
  for (const creature of Object.values(campaign.creatures)) {
    const sheet = fitting(system.sheet, creature.sheet);
    if (!sheet.success)
      throw badFile(
        file,
        `holds a sheet of ${creature.name} that is not valid (${sheet.error.issues[0]?.message ?? ''})`,
      );
  }
  const misfit = misfitIn(system, campaign);
  if (misfit !== undefined) throw badFile(file, `holds details that are not valid: ${misfit}`);
  try {
    rulebook.chart.demand(campaign.mode);
  } catch {
    throw badFile(file, 'is in a mode that its rule system does not have');
  }
  return {
    rulebook,
    start: { ...beginning(rulebook), state: { campaign }, recent: struck(recent) },
    checkpoint,
  };
}

/** The last checkpoint and the journal after it, checked and followed. Throws StoreTrouble (`bad-file`). */
export async function catchUp(store: OpenedStore): Promise<Opened> {
  const { rulebook, start, checkpoint } = readCheckpoint(store);
  const tail = store.tail.map((line) => readEntry(rulebook, line));
  const seq = tail.at(-1)?.seq ?? store.checkpoint.seq;
  const journalFile = tail.reduce((newest, { session }) => Math.max(newest, session), checkpoint.journalFile);
  const earlier = store.checkpoint.seq > 1 ? { undo: 'an earlier action', redo: null } : null;
  const takeBack = tail.length === 0 ? checkpoint.takeBack : earlier;
  try {
    const timeline = tail.reduce((at, entry) => follow(rulebook, at, entry), start);
    return { rulebook, seq, journalFile, takeBack, timeline };
  } catch (thrown) {
    if (!(thrown instanceof OutOfReach)) throw notFollowed(thrown);
  }
  const entries = await wholeJournal(rulebook, store);
  try {
    return { rulebook, seq, journalFile, takeBack: null, timeline: foldEntries(rulebook, entries) };
  } catch (thrown) {
    throw notFollowed(thrown);
  }
}

const notFollowed = (thrown: unknown): StoreTrouble =>
  thrown instanceof StoreTrouble
    ? thrown
    : badFile('sessions', `holds a line that does not follow from those before (${String(thrown)})`);

/** A line of the journal as an entry of ours, which comes after another. Throws StoreTrouble (`bad-file`). */
export function readEntry(rulebook: Rulebook, line: unknown, before?: Entry): Entry {
  const parsed = fitting(EntrySchema, line);
  const gap = parsed.success ? undefined : fitting(GapSchema, line);
  if (gap?.success) return gapAfter(before, gap.data);
  if (!parsed.success) throw badFile('sessions', 'holds a line that is not an entry of Hexwatch');
  const entry = parsed.data as Entry;
  const strange = entry.events.find(({ type }) => !TURNS.has(type) && !rulebook.kinds.events.has(type));
  if (strange)
    throw badFile('sessions', `holds an event ${strange.seq} of an unknown kind, “${strange.type}”`);
  return entry;
}

/** Lines of the journal as entries, each checked when it is reached. Throws StoreTrouble. */
export async function* entriesIn(
  rulebook: Rulebook,
  lines: AsyncIterable<JournalEntry>,
): AsyncGenerator<Entry> {
  let before: Entry | undefined;
  for await (const line of lines) {
    before = readEntry(rulebook, line, before);
    yield before;
  }
}

/** The whole journal, checked. Throws StoreTrouble. */
export async function wholeJournal(
  rulebook: Rulebook,
  store: Pick<OpenedStore, 'entries'>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of entriesIn(rulebook, store.entries())) entries.push(entry);
  return entries;
}
