import { conditionLost } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { conditionDetail } from './details.ts';

/** Conditions that spells of a moment or of hours lay on someone, by whose ids their rules are cited (FV-219, FV-225). */
export const FEATHER = 'feather-fall';
export const INVISIBLE = 'invisible';

/** A touch of their skin brings back into sight whom a spell hid (FV-225). */
export function touch(decision: Decision, id: string): void {
  const condition = creatureAt(decision.state, id).conditions.find((one) => one.id === INVISIBLE);
  if (condition) decision.emit(conditionLost, { creature: id, condition }, by(decision, INVISIBLE));
}

/** How many feet of a fall a Feather Fall bears that was cast before; it is used up with it (FV-219). */
export function useFeather(decision: Decision, id: string): number {
  const condition = creatureAt(decision.state, id).conditions.find((one) => one.id === FEATHER);
  if (!condition) return 0;
  decision.emit(conditionLost, { creature: id, condition }, by(decision, FEATHER));
  return conditionDetail(condition, 'feet') ?? 0;
}
