import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { attackMade } from '../../../shared/campaign/events/fight.ts';

/** The dice of each who strikes together with others. */
export const THROWN = 'blow-thrown';

/** From here on, what happens to someone comes from no blow of before. */
const OVER: ReadonlySet<string> = new Set(['slot-began', 'phase-began', 'round-began', 'time-passed']);

/** Whom an event is about: a creature, whose timer it is, or who does something. */
const subjectOf = ({ creature, timer, actor }: HexwatchEvent): unknown =>
  creature ?? (timer as { creature?: unknown } | undefined)?.creature ?? actor;

/**
 * The blow that each event of a command belongs to, by their numbers: the blow itself, the dice of those who strike together
 * in it, and what it brought its target. Who strikes themselves is done with what befell them before.
 */
export function blowsOf(events: readonly HexwatchEvent[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open = new Map<unknown, number>();
  let thrown: HexwatchEvent[] = [];
  for (const event of events) {
    const { seq, type, actor, target } = event;
    const isBlow = type === attackMade.type;
    if (OVER.has(type)) open.clear();
    if (isBlow || type === THROWN) open.delete(actor);
    if (type === THROWN) thrown.push(event);
    else if (isBlow) {
      for (const one of [event, ...thrown.filter((each) => each['target'] === target)])
        found.set(one.seq, seq);
      thrown = thrown.filter((each) => each['target'] !== target);
      open.set(target, seq);
    } else {
      const blow = open.get(subjectOf(event));
      if (blow !== undefined) found.set(seq, blow);
    }
  }
  return found;
}
