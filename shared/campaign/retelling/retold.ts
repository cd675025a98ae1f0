import { z } from 'zod';
import { LARGEST } from '../groups/group.ts';

/** What a session is told in: the whole tale, and the two recaps that are read aloud. */
const TOLD_IN = ['tale', 'long', 'short'] as const;
export type TellingKind = (typeof TOLD_IN)[number];

/**
 * The referee’s own words in the telling of a session, `instead` of the sentence that tells these events, or `after` it. No words
 * instead of a sentence leaves it out; after no events is before all of it.
 */
export const RetoldSchema = z.strictObject({
  /** The number of the session. */
  number: z.int().min(0).max(LARGEST),
  of: z.enum(TOLD_IN),
  /** Numbers of the events that the sentence tells. */
  from: z.array(z.int().min(1).max(LARGEST)).max(500),
  how: z.enum(['instead', 'after']),
  words: z.string().trim().max(2000, 'a sentence can have at most 2000 characters'),
  /** It stands where a secret does, and stays with the referee. */
  hidden: z.boolean().default(false),
});
export type Retold = z.infer<typeof RetoldSchema>;

/** How many of them are kept of one session. */
export const MOST_RETOLD = 500;

/** What was told otherwise, by the numbers of the sessions. */
export const RetellingsSchema = z.record(
  z.string().regex(/^\d{1,9}$/, 'not the number of a session'),
  z.array(RetoldSchema).max(MOST_RETOLD),
);

/** Where a sentence of one’s own stands. */
export type Place = Omit<Retold, 'words' | 'hidden'>;

/** What is kept of a session. */
export const retoldOf = (
  all: Readonly<Record<string, readonly Retold[]>> | undefined,
  session: number,
): readonly Retold[] => all?.[String(session)] ?? [];

/** Whether two stand in one place, so that the later one counts. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a.number === b.number && a.of === b.of && a.how === b.how && a.from.join() === b.from.join();
