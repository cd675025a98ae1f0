import type { z } from 'zod';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { blowTakenBack } from '../../../shared/campaign/events/fight.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { LOST, turnedBy, TURNS, type Entry } from '../entry.ts';
import { blowsOf } from './blows.ts';

/** What only tells that something else was undone. */
export const UNDOING: ReadonlySet<string> = new Set([...TURNS, blowTakenBack.type]);

/** A blow that was taken back alone, with the number of the event that says so. */
export type TakenBack = z.infer<typeof blowTakenBack.fields> & { seq: number };

/** Reads entries of a journal in their order, from the same one on each time it is called. */
export type ReadEntries = () => AsyncIterable<Entry>;

/** A point of the game from which it can be followed: the number of the event before it, what was so there, and all entries since. */
export interface Point {
  seq: number;
  campaign: Campaign;
  entries: ReadEntries;
}

/** What was played since a point, as far as it stands. It need not fit into memory. */
export interface Past {
  /** What was so before it. */
  campaign: Campaign;
  /** The entries that are not undone, and that are no undoing. What was added after the past was looked up is left out. */
  done: ReadEntries;
  takenBack: readonly TakenBack[];
  /** Whether no events are missing, so that it can be followed. */
  isWhole: boolean;
}

/** What entries say of others, as far as they were read: which stand undone, and which took back which blow. */
interface Undoings {
  undone: Set<number>;
  takenBack: { by: number; event: HexwatchEvent }[];
}

const noneYet = (): Undoings => ({ undone: new Set(), takenBack: [] });

function note({ undone, takenBack }: Undoings, { seq, events }: Entry): void {
  for (const event of events) {
    if (event.type === 'undone') undone.add(event['of'] as number);
    if (event.type === 'redone') undone.delete(event['of'] as number);
    if (event.type === blowTakenBack.type) takenBack.push({ by: seq, event });
  }
}

/** Whether an entry begins before a point, or turns what did, so that what was so there may not have stood. */
const reachesBefore = (point: number, entry: Entry): boolean =>
  (entry.events[0]?.seq ?? Infinity) <= point || (turnedBy(entry) ?? Infinity) <= point;

/**
 * What was played since a point; undefined where something before it was undone or brought back since. The entries are read once
 * to their end, because what is undone is told only later. Throws StoreTrouble.
 */
export async function pastSince({ seq, campaign, entries }: Point): Promise<Past | undefined> {
  const undoings = noneYet();
  let last = seq;
  let isWhole = true;
  for await (const entry of entries()) {
    if (reachesBefore(seq, entry)) return undefined;
    note(undoings, entry);
    last = entry.seq;
    isWhole &&= entry.command.type !== LOST;
  }
  const { undone, takenBack } = undoings;
  return {
    campaign,
    isWhole,
    takenBack: takenBack
      .filter(({ by }) => !undone.has(by))
      .map(({ event }) => ({ ...blowTakenBack.fields.parse(event), seq: event.seq })),
    async *done() {
      for await (const entry of entries()) {
        if (entry.seq > last) return;
        if (turnedBy(entry) === undefined && !undone.has(entry.seq)) yield entry;
      }
    },
  };
}

/** The entries that stand, without what blows brought that were taken back alone, and without what says so. */
export function standingIn({ done, takenBack }: Pick<Past, 'done' | 'takenBack'>): ReadEntries {
  const back = new Set<number | undefined>(takenBack.map(({ blow }) => blow));
  return async function* () {
    for await (const entry of done()) {
      const ofBlow = blowsOf(entry.events);
      const stands = ({ seq, type }: Entry['events'][number]): boolean =>
        !UNDOING.has(type) && !back.has(ofBlow.get(seq));
      yield { ...entry, events: entry.events.filter(stands) };
    }
  };
}

/** The entries that stand undone. */
export function undoneIn(entries: readonly Entry[]): ReadonlySet<number> {
  const undoings = noneYet();
  for (const entry of entries) note(undoings, entry);
  return undoings.undone;
}

/** The entries of one session after the other. What stands is in the order of its sessions. */
export async function* sessionsIn(
  done: AsyncIterable<Entry>,
): AsyncGenerator<{ number: number; entries: Entry[] }> {
  let entries: Entry[] = [];
  for await (const entry of done) {
    const number = entries[0]?.session ?? entry.session;
    if (number !== entry.session) {
      yield { number, entries };
      entries = [];
    }
    entries.push(entry);
  }
  if (entries[0]) yield { number: entries[0].session, entries };
}
