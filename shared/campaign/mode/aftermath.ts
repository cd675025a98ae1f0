import type { Decision } from '../../systems/contract.ts';
import { aftermathSettled } from '../events/fight.ts';
import { endEncounter } from '../key/rooms.ts';
import { fightOf } from '../lookup.ts';

/** A line of the aftermath is done; with the last of them the encounter is over. */
export function settleLine(decision: Decision, line: string): void {
  decision.emit(aftermathSettled, { line });
  if (fightOf(decision).aftermath.every(({ done }) => done)) endEncounter(decision);
}
