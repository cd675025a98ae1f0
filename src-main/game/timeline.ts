import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { evolve } from '../../shared/campaign/decide.ts';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { LogLine } from '../../shared/api.ts';
import { gapLeft, LOST, turnedBy, type Entry } from './entry.ts';
import { linesOf, marked, struck } from './logLines.ts';
import type { Rulebook } from './rulebook.ts';

/** What is so at one point of the game. */
export interface GameState {
  campaign: Campaign;
}

interface Step {
  entry: Entry;
  before: GameState;
}

/**
 * The game as played, with undone entries set aside. `past` holds the last steps only: further back the journal
 * is folded again.
 */
export interface Timeline {
  state: GameState;
  past: readonly Step[];
  future: readonly { entry: Entry; before: GameState; after: GameState }[];
  /** The last lines of the log. */
  recent: readonly LogLine[];
}

const STEPS_KEPT = 200;
const LINES_KEPT = 150;

/** Undoing further back than `past` remembers: the caller has to fold the journal from its beginning. */
export class OutOfReach extends Error {}

export const beginning = ({ system }: Rulebook): Timeline => ({
  state: { campaign: blankCampaign(system) },
  past: [],
  future: [],
  recent: [],
});

/** The timeline after one more entry. Throws OutOfReach when the entry undoes what is not remembered. */
export function follow(rulebook: Rulebook, timeline: Timeline, entry: Entry): Timeline {
  const lines = linesOf(rulebook, entry);
  const turned = turnedBy(entry);
  if (turned !== undefined) {
    const isUndone = entry.command.type === 'undo';
    const turn = isUndone ? takeBack : doAgain;
    return { ...turn(timeline, turned), recent: shown(timeline, lines, turned, isUndone) };
  }
  const state = entry.events.reduce((at, event) => stateAfter(rulebook, at, event), timeline.state);
  return stepped(timeline, entry, state, lines);
}

/** What is so after one more event. Throws StoreTrouble (`bad-file`) where events are missing. */
export const stateAfter = ({ kinds }: Rulebook, { campaign }: GameState, event: HexwatchEvent): GameState => {
  if (event.type === LOST) throw gapLeft();
  return { campaign: evolve(campaign, kinds.events, event) };
};

/** The timeline after an entry whose state is known already. */
export const stepped = (timeline: Timeline, entry: Entry, state: GameState, lines: LogLine[]): Timeline => ({
  state,
  past: kept(timeline.past, { entry, before: timeline.state }, STEPS_KEPT),
  future: [],
  recent: struck([...timeline.recent, ...lines]).slice(-LINES_KEPT),
});

/** Appends, forgetting the oldest in larger bites, so that a step costs the same however long the list is. */
function kept<T>(list: readonly T[], item: T, most: number): readonly T[] {
  return [...(list.length < 2 * most ? list : list.slice(-most)), item];
}

const shown = (timeline: Timeline, lines: LogLine[], of: number, undone: boolean): LogLine[] =>
  [...marked(timeline.recent, of, undone), ...lines].slice(-LINES_KEPT);

/** The entries that count, and the undone ones that can be redone, the next one last. */
export function sorted(entries: readonly Entry[]): { done: Entry[]; undone: Entry[] } {
  const done: Entry[] = [];
  let undone: Entry[] = [];
  for (const entry of entries) {
    if (entry.command.type === 'undo') undone.push(...done.splice(-1));
    else if (entry.command.type === 'redo') done.push(...undone.splice(-1));
    else {
      done.push(entry);
      undone = [];
    }
  }
  return { done, undone };
}

/** The timeline after a whole journal, with every step at hand that undo and redo may want next. */
export function foldEntries(rulebook: Rulebook, entries: readonly Entry[]): Timeline {
  const { done, undone } = sorted(entries);
  const timeline = done.reduce((at, entry) => follow(rulebook, at, entry), beginning(rulebook));
  const future: Timeline['future'][number][] = [];
  let ahead = timeline;
  for (const entry of undone.reverse()) {
    const before = ahead.state;
    ahead = follow(rulebook, ahead, entry);
    future.unshift({ entry, before, after: ahead.state });
  }
  return { ...timeline, future };
}

/** What is so after one event of a whole journal, also where that is in the middle of an entry. */
export function stateAfterEvent(rulebook: Rulebook, entries: readonly Entry[], seq: number): GameState {
  const whole = entries.filter((entry) => entry.seq <= seq);
  const cut = entries.find((entry) => entry.seq > seq && (entry.events[0]?.seq ?? Infinity) <= seq);
  const part = cut && { ...cut, events: cut.events.filter((event) => event.seq <= seq) };
  return foldEntries(rulebook, part ? [...whole, part] : whole).state;
}

function takeBack(timeline: Timeline, seq: number): Timeline {
  const step = timeline.past.at(-1);
  if (step?.entry.seq !== seq) throw new OutOfReach(`Entry ${seq} is not remembered.`);
  return {
    ...timeline,
    state: step.before,
    past: timeline.past.slice(0, -1),
    future: [...timeline.future, { ...step, after: timeline.state }],
  };
}

function doAgain(timeline: Timeline, seq: number): Timeline {
  const step = timeline.future.at(-1);
  if (step?.entry.seq !== seq) throw new OutOfReach(`Entry ${seq} is not remembered.`);
  return {
    ...timeline,
    state: step.after,
    past: [...timeline.past, { entry: step.entry, before: step.before }],
    future: timeline.future.slice(0, -1),
  };
}
