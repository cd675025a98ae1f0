import type { Point } from '../log/past.ts';
import { pointsBefore, type Kept } from '../log/points.ts';
import { wholeJournal, type Standing } from '../opening.ts';
import type { Rulebook } from '../rulebook.ts';
import { beginning, foldEntries, follow, OutOfReach, type Timeline } from '../timeline.ts';
import { turnsInWords, type Turn } from './turning.ts';

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
const runsShort = ({ past, future }: Timeline, turn: Turn): boolean =>
  turn === 'undo' ? past.length < 2 && past[0]?.entry.command.type !== 'found' : future.length === 0;

/** From the newest kept checkpoint that lies far enough back, else from the whole journal. */
async function timelineFor(rulebook: Rulebook, store: Kept, turn: Turn): Promise<Timeline> {
  for await (const point of pointsBefore(rulebook, store, Infinity)) {
    const timeline = await timelineFrom(rulebook, point);
    if (timeline && !runsShort(timeline, turn)) return timeline;
  }
  return foldEntries(rulebook, await wholeJournal(rulebook, store));
}

/**
 * Where the game stands, with what a turn wants at hand: the journal is followed again for steps further back than the timeline
 * remembers. Throws StoreTrouble.
 */
export async function remembering(
  rulebook: Rulebook,
  store: Kept,
  standing: Standing,
  turn: Turn,
): Promise<Standing> {
  const isAtHand = !runsShort(standing.timeline, turn) || turnsInWords(standing, rulebook)[turn] === null;
  if (isAtHand) return standing;
  const { recent } = standing.timeline;
  return {
    ...standing,
    timeline: { ...(await timelineFor(rulebook, store, turn)), recent },
    takeBack: null,
  };
}
