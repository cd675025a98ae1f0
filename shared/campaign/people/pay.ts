import type { Decision } from '../../systems/contract.ts';
import { timerEnded } from '../events/time.ts';
import type { Timer } from '../state.ts';

/** Whether a timer only tells when somebody’s time is over, as the pay of a hireling, and does nothing by itself. */
const isReminderOf = (id: string, { kind, order, creature, details }: Timer): boolean =>
  creature === id && kind === 'countdown' && order === 'timer' && Object.keys(details).length === 0;

/** Ends the countdown of somebody’s pay: they died or left before it was over. */
export function endPay(decision: Decision, id: string): void {
  for (const timer of Object.values(decision.state.timers))
    if (isReminderOf(id, timer)) decision.emit(timerEnded, { timer, due: false });
}
