import { z } from 'zod';
import { EventHeaderSchema, type HexwatchEvent } from '../../shared/campaign/event.ts';

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
