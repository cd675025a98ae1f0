import type { RefusalInWords } from '../../../shared/campaign/refusal.ts';
import type { Entry } from '../entry.ts';
import { gistOf } from '../gist.ts';
import type { Checkpoint, Standing } from '../opening.ts';
import type { Rulebook } from '../rulebook.ts';

/** A step back, or forth again. */
export type Turn = 'undo' | 'redo';

/** Where the steps are that each takes. */
const STEPS = { undo: 'past', redo: 'future' } as const satisfies Record<Turn, string>;

const SAID = { undo: { type: 'undone', word: 'Undone' }, redo: { type: 'redone', word: 'Redone' } } as const;

/** The entry that would be turned; undefined where none is at hand, and of the founding, which nothing undoes. */
function turnable({ timeline }: Standing, turn: Turn): Entry | undefined {
  const entry = timeline[STEPS[turn]].at(-1)?.entry;
  return entry?.command.type === 'found' ? undefined : entry;
}

/** What undo and redo would change, in words; null where there is nothing. */
export function turnsInWords(standing: Standing, { kinds }: Rulebook): Checkpoint['takeBack'] {
  const told = (turn: Turn): string | null => {
    const entry = turnable(standing, turn);
    return entry ? gistOf(entry, kinds).line : (standing.takeBack?.[turn] ?? null);
  };
  return { undo: told('undo'), redo: told('redo') };
}

/** The same act given again right after it was undone shows the same faces (no fishing for dice). */
export function isUndoneJustNow(standing: Standing, command: Entry['command']): boolean {
  const undone = turnable(standing, 'redo');
  return undone !== undefined && JSON.stringify(undone.command) === JSON.stringify(command);
}

/** The event that turns the next step; undefined where there is none. */
export function turnedEvent(
  standing: Standing,
  { kinds }: Rulebook,
  turn: Turn,
): Entry['events'][number] | undefined {
  const entry = turnable(standing, turn);
  if (!entry) return undefined;
  const { line, secret } = gistOf(entry, kinds);
  const { type, word } = SAID[turn];
  return {
    seq: standing.seq + 1,
    type,
    at: standing.timeline.state.campaign.clock,
    of: entry.seq,
    text: `${word}: ${line}.`,
    ...(secret ? { secret } : {}),
  };
}

/** That there is no step to turn back. */
export const nothingTo = (turn: Turn): RefusalInWords => ({
  code: `nothing-to-${turn}`,
  message: turn === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.',
  path: 'type',
});
