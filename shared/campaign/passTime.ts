import type { Decision, Due } from '../systems/contract.ts';
import { duesOf } from './dues.ts';
import { timePassed } from './events/time.ts';

const MOST_STEPS = 100_000;

/**
 * Lets `seconds` pass. Whatever falls due on the way happens at its moment; at one moment in the order of DUE_ORDER:
 * lights, timers, rations, conditions, encounter clocks, the light of day, festivals. All of it is the command's receipt.
 */
export function passTime(decision: Decision, seconds: number): void {
  const until = decision.state.clock + seconds;
  decision.asReceipt(() => {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const dues = duesOf(decision.state, decision.system, until);
      const first = dues[0];
      if (!first) break;
      advanceTo(decision, first.at);
      for (const due of dues) if (due.at === first.at) fall(decision, due);
    }
    advanceTo(decision, until);
  });
}

/** What falls due says its name with all that it brings; that night falls is the calendar's doing. */
const fall = (decision: Decision, { order, label, fire }: Due): void =>
  decision.asReceipt(() => fire(decision), order === 'night' ? undefined : label);

function advanceTo(decision: Decision, at: number): void {
  const seconds = at - decision.state.clock;
  if (seconds > 0) decision.emit(timePassed, { seconds });
}
