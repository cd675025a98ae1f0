import { blowTakenBack } from '../../../shared/campaign/events/fight.ts';
import type { Entry } from '../entry.ts';
import { blowsOf } from './blows.ts';

/** What only tells that something else was undone. */
export const UNDOING: ReadonlySet<string> = new Set(['undone', 'redone', blowTakenBack.type]);

/** What a journal says of its own entries, as far as it was read: what stands undone, and which entry took back which blow alone. */
interface Undoings {
  undone: Set<number>;
  blows: { by: number; blow: unknown }[];
}

const noneYet = (): Undoings => ({ undone: new Set(), blows: [] });

function note({ undone, blows }: Undoings, { seq, events }: Entry): void {
  for (const event of events) {
    if (event.type === 'undone') undone.add(event['of'] as number);
    if (event.type === 'redone') undone.delete(event['of'] as number);
    if (event.type === blowTakenBack.type) blows.push({ by: seq, blow: event['blow'] });
  }
}

/** What is left of an entry when the whole journal is known; undefined where it is undone. */
function leftBy({ undone, blows }: Undoings): (entry: Entry) => Entry | undefined {
  const back = new Set(blows.filter(({ by }) => !undone.has(by)).map(({ blow }) => blow));
  return (entry) => {
    if (undone.has(entry.seq)) return undefined;
    const ofBlow = blowsOf(entry.events);
    const stands = ({ seq, type }: Entry['events'][number]): boolean =>
      !UNDOING.has(type) && !back.has(ofBlow.get(seq));
    return { ...entry, events: entry.events.filter(stands) };
  };
}

function undoingsIn(entries: readonly Entry[]): Undoings {
  const undoings = noneYet();
  for (const entry of entries) note(undoings, entry);
  return undoings;
}

/** The entries that stand undone. */
export const undoneIn = (entries: readonly Entry[]): ReadonlySet<number> => undoingsIn(entries).undone;

/** The entries that stand, without what blows brought that were taken back alone, and without what tells of undoing. */
export function standing(entries: readonly Entry[]): Entry[] {
  const left = leftBy(undoingsIn(entries));
  return entries.flatMap((entry) => left(entry) ?? []);
}

/** Reads a journal from its beginning, each time it is called. */
export type ReadJournal = () => AsyncIterable<Entry>;

/**
 * The same of a journal that need not fit into memory. It is read once to its end, because what is undone is told only later, and
 * again each time what stands is read; what is added meanwhile is left out.
 */
export async function standingIn(journal: ReadJournal): Promise<ReadJournal> {
  const undoings = noneYet();
  let last = 0;
  for await (const entry of journal()) {
    note(undoings, entry);
    last = entry.seq;
  }
  const left = leftBy(undoings);
  return async function* () {
    for await (const entry of journal()) {
      if (entry.seq > last) return;
      const stands = left(entry);
      if (stands) yield stands;
    }
  };
}
