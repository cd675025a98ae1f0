import type { Point } from './log/past.ts';
import { pointsBefore, type Kept } from './log/points.ts';
import { wholeJournal } from './opening.ts';
import { beginning, foldEntries, follow, OutOfReach, type Rulebook, type Timeline } from './timeline.ts';

/** The timeline from a point on; undefined where something before it was undone since. */
async function timelineFrom(rulebook: Rulebook, { campaign, entries }: Point): Promise<Timeline | undefined> {
  let timeline: Timeline = { ...beginning(rulebook), state: { campaign } };
  try {
    for await (const entry of entries()) timeline = follow(rulebook, timeline, entry);
    return timeline;
  } catch (thrown) {
    if (thrown instanceof OutOfReach) return undefined;
    throw thrown;
  }
}

/**
 * Whether more of the journal is needed before a step is turned. Of the past two steps are wanted, or the founding: so one knows
 * afterwards what could be undone next.
 */
export const runsShort = ({ past, future }: Timeline, wanted: 'past' | 'future'): boolean =>
  wanted === 'past' ? past.length < 2 && past[0]?.entry.command.type !== 'found' : future.length === 0;

/**
 * The timeline with what undo (`past`) or redo (`future`) wants at hand: from the newest kept checkpoint that lies far enough
 * back, else from the whole journal. Throws StoreTrouble.
 */
export async function remembering(
  rulebook: Rulebook,
  store: Kept,
  wanted: 'past' | 'future',
): Promise<Timeline> {
  for await (const point of pointsBefore(rulebook, store, Infinity)) {
    const timeline = await timelineFrom(rulebook, point);
    if (timeline && !runsShort(timeline, wanted)) return timeline;
  }
  return foldEntries(rulebook, await wholeJournal(rulebook, store));
}
