import type { z } from 'zod';
import { isForPlayers, type EventKind, type HexwatchEvent } from '../campaign/event.ts';
import type { Campaign } from '../campaign/state.ts';
import { remembered } from '../remembered.ts';
import { personIn, type Person } from './person.ts';

/** An event that stands, with the command that brought it and what was so before and after it. */
export interface Seen {
  event: HexwatchEvent;
  /** The number of the entry of the journal, and its command. */
  entry: number;
  command: { type: string; [field: string]: unknown };
  /** All events of that entry that stand, in their order. */
  beside: readonly HexwatchEvent[];
  before: Campaign;
  after: Campaign;
}

/** For whom a tale is told: the referee hears of secrets, in brackets. */
export type Form = 'referee' | 'players';

/**
 * What may be told in a form: players hear nothing of events that they may not read, nor of kinds that nobody knows, nor of
 * what else a command brought of those.
 */
export function heard(seen: readonly Seen[], form: Form, kinds: ReadonlyMap<string, EventKind>): Seen[] {
  if (form === 'referee') return [...seen];
  const isTheirs = (event: HexwatchEvent): boolean => isForPlayers(kinds.get(event.type), event);
  const besideOf = remembered((all: readonly HexwatchEvent[]) => all.filter(isTheirs));
  return seen.filter(({ event }) => isTheirs(event)).map((one) => ({ ...one, beside: besideOf(one.beside) }));
}

/** Somebody of an event: as they were called after it, or before it where it took them away. */
export const personOf = ({ before, after }: Seen, id: unknown): Person | undefined =>
  typeof id === 'string' ? (personIn(after, id) ?? personIn(before, id)) : undefined;

/** Those of an event who are known, in their order. */
export const peopleOf = (seen: Seen, ids: readonly unknown[]): Person[] =>
  ids.flatMap((id) => personOf(seen, id) ?? []);

/** What an event says; undefined where it does not fit its kind, as one of a later version may not. */
export const fieldsAs = <Shape extends z.ZodRawShape>(
  { fields }: EventKind<Shape>,
  event: HexwatchEvent,
): z.infer<z.ZodObject<Shape>> | undefined => fields.safeParse(event).data;
