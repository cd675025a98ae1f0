import { deepStrictEqual, ok } from 'node:assert/strict';
import type { Disk } from '../../src-main/store/disk/disk.ts';
import { readHead } from '../../src-main/store/journal/head.ts';
import { checksum } from '../../src-main/store/json.ts';
import { migrations, type Migration } from '../../src-main/store/migrations.ts';
import {
  checkCampaign,
  isTrouble,
  listBackups,
  openCampaign,
  StoreTrouble,
  type JournalEntry,
  type OpenedStore,
} from '../../src-main/store/store.ts';
import { inWords } from '../../src-main/store/trouble.ts';

export const FOLDER = '/games/vale';

/** What the referee was told so far: nothing of it may be lost, and nothing that was refused may count. */
export interface Ledger {
  /** Whether the making of the campaign was answered. */
  made: boolean;
  /** What was answered, or was there when the campaign was opened. */
  entries: JournalEntry[];
  /** Asked for after that and not answered for: it may be there or not. */
  maybe: JournalEntry[];
  checkpoint: number;
  head: number;
}

export const blankLedger = (): Ledger => ({ made: false, entries: [], maybe: [], checkpoint: 0, head: 0 });

interface State {
  last: number;
  trace: string;
}

/** The state that entries lead to: another for any other entries. */
export const stateAfter = (entries: readonly JournalEntry[], steps?: readonly Migration[]): unknown => {
  const state = entries.reduce<State>(
    ({ trace }, entry) => ({ last: entry.seq, trace: checksum(trace + JSON.stringify(entry)) }),
    { last: 0, trace: '' },
  );
  return steps ? { ...state, lifted: true } : state;
};

/** A made-up next schema: it marks what it has lifted. */
export const nextSchema: readonly Migration[] = [
  ...migrations,
  {
    state: (state) => ({ ...(state as State), lifted: true }),
    entry: (entry) => ({ ...entry, lifted: true }),
  },
];

const plain = ({ lifted: _, ...entry }: JournalEntry): JournalEntry => entry;

let asked = 0;
const entryAt = (seq: number): JournalEntry => ({ seq, text: `Night ${++asked} `.repeat(1 + (asked % 7)) });

/** One sitting, as letters: a append, n append in a new session, c checkpoint, h head, x close; others are faults. */
export type Acts = string;

export interface Sitting {
  folder?: string;
  /** The schema that is played with, where it is not ours. */
  steps?: readonly Migration[];
  /** Makes the disk fail at a letter of its own; with it, trouble is an answer like others. */
  fail?: (letter: string) => void;
}

/** Asks for one more line. Gives back whether the sitting can go on. */
async function append(
  store: OpenedStore,
  ledger: Ledger,
  session: number,
  fail: Sitting['fail'],
): Promise<boolean> {
  const entry = entryAt((ledger.entries.at(-1)?.seq ?? 0) + 1);
  ledger.maybe = [entry];
  try {
    await store.append(session, entry);
  } catch (error) {
    if (!fail || !(error instanceof StoreTrouble)) throw error;
    // Only where the disk says that it can't tell, it may be there nevertheless.
    if (error.message.includes('Whether this action')) return false;
    ledger.maybe = [];
    return true;
  }
  ledger.maybe = [];
  ledger.entries.push(entry);
  return true;
}

/** Plays on in an open campaign and keeps the ledger. */
async function act(
  store: OpenedStore,
  ledger: Ledger,
  acts: Acts,
  { session, steps, fail }: Sitting & { session: number },
): Promise<void> {
  let now = session;
  const saved = async (saving: Promise<void>): Promise<number> => {
    const seq = ledger.entries.at(-1)?.seq ?? 0;
    const isSaved = await saving.then(
      () => true,
      (error: unknown) => {
        if (fail && error instanceof StoreTrouble) return false;
        throw error;
      },
    );
    return isSaved ? seq : 0;
  };
  for (const letter of acts) {
    const { entries } = ledger;
    const seq = entries.at(-1)?.seq ?? 0;
    if (letter === 'x') await store.close();
    else if (letter === 'c') {
      const done = await saved(store.saveCheckpoint(seq, stateAfter(entries, steps)));
      ledger.checkpoint = Math.max(ledger.checkpoint, done);
    } else if (letter === 'h') ledger.head = Math.max(ledger.head, await saved(store.saveHead()));
    else if (letter === 'a' || letter === 'n') {
      if (letter === 'n') now += 1;
      if (!(await append(store, ledger, now, fail))) return store.close();
    } else fail?.(letter);
  }
}

/** Opens for writing, compares all that is there with the ledger, and plays on. Throws where a promise is broken. */
export async function live(
  disk: Disk,
  ledger: Ledger,
  acts: Acts,
  { folder = FOLDER, steps, fail }: Sitting = {},
): Promise<void> {
  const store = await openCampaign(disk, folder, steps && { steps });
  const found: JournalEntry[] = [];
  for await (const entry of store.entries()) found.push(plain(entry));
  const { entries, maybe, checkpoint } = ledger;
  deepStrictEqual(found.slice(0, entries.length), entries, 'something answered is lost or changed');
  const more = found.slice(entries.length);
  deepStrictEqual(
    more,
    maybe.slice(0, more.length),
    'something is there that was refused or never asked for',
  );
  const { seq, state } = store.checkpoint;
  deepStrictEqual(
    state,
    stateAfter(
      found.filter((entry) => entry.seq <= seq),
      steps,
    ),
    'the checkpoint is no true one',
  );
  deepStrictEqual(
    store.tail.map(plain),
    found.filter((entry) => entry.seq > seq),
    'the rest after the checkpoint differs',
  );
  ok(seq >= checkpoint, 'a checkpoint that was answered is gone');
  const look = <T>(act: () => Promise<T>): Promise<T> => inWords(folder, 'reading', act);
  ok((await look(() => listBackups(disk, folder))).length > 0, 'there is no backup');
  ok((await look(() => readHead(disk, folder))) >= ledger.head, 'a head that was answered is gone');
  // What opening showed is as good as answered from here on.
  Object.assign(ledger, { made: true, entries: found, maybe: [] });
  const session = await look(() => lastSession(disk, folder));
  await act(store, ledger, acts, { session, ...(steps && { steps }), ...(fail && { fail }) });
}

async function lastSession(disk: Disk, folder: string): Promise<number> {
  const names = await disk.list(`${folder}/sessions`);
  return Math.max(1, ...names.map((name) => Number.parseInt(name, 10)));
}

/** Whether nothing is there of a campaign whose making was never answered; a campaign that is there must be whole. */
export async function isUnmade(disk: Disk, { made }: Ledger, folder = FOLDER): Promise<boolean> {
  const found = await checkCampaign(disk, folder).catch((error: unknown) => error);
  const isNone = found instanceof StoreTrouble && isTrouble(found.code) && found.code === 'not-a-campaign';
  ok(!made || !isNone, 'a campaign that was made is gone');
  return isNone;
}

/** All that must hold after a catastrophe: it opens, nothing is lost, it can be played on, closed and opened again. */
export async function judge(disk: Disk, ledger: Ledger, more: Sitting = {}): Promise<void> {
  if (!ledger.made && (await isUnmade(disk, ledger, more.folder))) return;
  await live(disk, ledger, 'acx', more);
  if (!more.steps) {
    const { whole, findings } = await checkCampaign(disk, more.folder ?? FOLDER);
    ok(whole, JSON.stringify(findings));
  }
  await live(disk, ledger, 'x', more);
}
