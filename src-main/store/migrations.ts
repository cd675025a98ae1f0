import type { JournalEntry } from './contract.ts';

/** Lifts what one schema wrote to the next one: the state of a checkpoint, and each line of the journal as it is read. */
export interface Migration {
  state(state: unknown): unknown;
  entry(entry: JournalEntry): JournalEntry;
}

/** The oldest schema that can still be read; older files are refused and left unchanged. */
export const OLDEST = 3;

/** A schema that only adds what may be left out: there is nothing to lift. */
const nothingToLift: Migration = { state: (state) => state, entry: (entry) => entry };

/**
 * The step at index 0 leads from the oldest schema to the one after it, and so on; our own is the last one reached. Schema 4 knows
 * short names and pronouns of people, plurals of kinds, what happens when a clock ends, corrections of tales, and where those who
 * are astray think they are.
 */
export const migrations: readonly Migration[] = [nothingToLift];

/** The schema that a list of steps leads to. */
export const schemaAfter = (steps: readonly Migration[]): number => steps.length + OLDEST;

/** The state of an older schema, lifted through every step since. */
export const liftState = (state: unknown, from: number, steps: readonly Migration[]): unknown =>
  steps.slice(from - OLDEST).reduce((lifted, step) => step.state(lifted), state);

/** A journal entry of an older schema, lifted through every step since. The line on the disk is not changed. */
export const liftEntry = (entry: JournalEntry, from: number, steps: readonly Migration[]): JournalEntry =>
  steps.slice(from - OLDEST).reduce((lifted, step) => step.entry(lifted), entry);
