import { fitting } from '../../shared/fitting.ts';
import type { OpenedStore } from '../store/store.ts';
import type { Entry } from './entry.ts';
import { CheckpointSchema, readEntry } from './opening.ts';
import { beginning, foldEntries, follow, OutOfReach, type Rulebook, type Timeline } from './timeline.ts';

type Kept = NonNullable<Awaited<ReturnType<OpenedStore['backupBefore']>>>;

/** The timeline from a kept checkpoint on; undefined where that can't be followed, or something before it was undone since. */
function timelineFrom(rulebook: Rulebook, { state, entries }: Kept): Timeline | undefined {
  const checkpoint = fitting(CheckpointSchema, state);
  if (!checkpoint.success) return undefined;
  const start = { ...beginning(rulebook), state: { campaign: checkpoint.data.campaign } };
  try {
    return entries
      .map((line) => readEntry(rulebook, line))
      .reduce((at, entry) => follow(rulebook, at, entry), start);
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
  store: Pick<OpenedStore, 'backupBefore'>,
  game: { entries(): Promise<Entry[]> },
  wanted: 'past' | 'future',
): Promise<Timeline> {
  for (let kept = await store.backupBefore(Infinity); kept; kept = await store.backupBefore(kept.seq)) {
    const timeline = timelineFrom(rulebook, kept);
    if (timeline && !runsShort(timeline, wanted)) return timeline;
  }
  return foldEntries(rulebook, await game.entries());
}
