import { fitting } from '../../../shared/door/fitting.ts';
import type { OpenedStore } from '../../store/store.ts';
import { pastSince, type Past, type Point } from './past.ts';
import { CheckpointSchema, entriesIn } from '../opening.ts';
import type { Rulebook } from '../rulebook.ts';
import { beginning } from '../timeline.ts';

/** What is read of a store. */
export type Kept = Pick<OpenedStore, 'entries' | 'backupBefore'>;

/** The points before an event that were kept, the newest first. Throws StoreTrouble. */
export async function* pointsBefore(rulebook: Rulebook, store: Kept, event: number): AsyncGenerator<Point> {
  for (let kept = await store.backupBefore(event); kept; kept = await store.backupBefore(kept.seq)) {
    const { seq, state, entries } = kept;
    const checkpoint = fitting(CheckpointSchema, state);
    if (!checkpoint.success) continue;
    yield { seq, campaign: checkpoint.data.campaign, entries: () => entriesIn(rulebook, entries()) };
  }
}

/** An event that no command of a session ends before; a session has no commands in the files of those before it. */
async function eventBefore(store: Kept, session: number): Promise<number> {
  for await (const { seq } of store.entries({ session })) return seq;
  return Infinity;
}

/**
 * What was played and stands: all of it, or what there is of it from some point before a session on. Throws StoreTrouble.
 */
export async function pastOf(rulebook: Rulebook, store: Kept, session: number | 'all'): Promise<Past> {
  const event = session === 'all' ? 0 : await eventBefore(store, session);
  for await (const point of pointsBefore(rulebook, store, event)) {
    const past = await pastSince(point);
    if (past?.isWhole) return past;
  }
  const { campaign } = beginning(rulebook).state;
  const whole = await pastSince({ seq: 0, campaign, entries: () => entriesIn(rulebook, store.entries()) });
  if (!whole) throw new Error('An entry of the journal reaches before its beginning.');
  return whole;
}
