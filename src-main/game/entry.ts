import { z } from 'zod';
import { EventHeaderSchema, type HexwatchEvent } from '../../shared/campaign/event.ts';
import { counted } from '../../shared/text/words.ts';
import type { StoreTrouble } from '../store/store.ts';
import { badFile } from '../store/trouble.ts';

/** One line of the journal: a command that was carried out, and the events that followed. */
export interface Entry {
  /** Number of its last event. */
  seq: number;
  session: number;
  command: { type: string; [field: string]: unknown };
  events: HexwatchEvent[];
  [field: string]: unknown;
}

/** What is checked of a line when it is read back; the fields of an event are checked by its kind. */
export const EntrySchema = z.looseObject({
  seq: z.int().min(1),
  session: z.int().min(0),
  command: z.looseObject({ type: z.string() }),
  events: z.array(z.looseObject(EventHeaderSchema.shape)).min(1),
});

/** Events that turn an entry as a whole. */
export const TURNS: ReadonlySet<string> = new Set(['undone', 'redone']);

/** The entry that an undo or a redo turns; undefined of all other entries. */
export const turnedBy = ({ command: { type }, events: [turn] }: Entry): number | undefined =>
  type === 'undo' || type === 'redo' ? Number(turn?.['of']) : undefined;

/** The event that stands for those that a repair took out. */
export const LOST = 'events-lost';

/** What a repair leaves in the journal for the events after one up to another; `kept` is where the damaged files are. */
export const GapSchema = z.looseObject({
  lost: z.looseObject({ after: z.int().min(0), until: z.int().min(1), kept: z.string() }),
});

/** A gap as an entry: it says in the log what is missing, where and when the entry before it was. */
export function gapAfter(
  before: Entry | undefined,
  { lost: { after, until, kept } }: z.infer<typeof GapSchema>,
): Entry {
  const text = `Missing here since a repair: ${counted(until - after, 'event')}. The damaged files are kept in ${kept}.`;
  return {
    seq: until,
    session: before?.session ?? 0,
    command: { type: LOST },
    events: [{ seq: until, type: LOST, at: before?.events.at(-1)?.at ?? 0, text }],
  };
}

/** Why the game can’t be followed across a gap. */
export const gapLeft = (): StoreTrouble =>
  badFile('sessions', 'has a gap that a repair left, so the game cannot be replayed from the beginning');
