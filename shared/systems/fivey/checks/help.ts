import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';

const HELPED = 'helped';

/** An ally’s next check or attack has advantage. */
export function giveHelp(decision: Decision, helper: Creature, ally: Creature, rules: string[]): void {
  decision.emit(
    conditionGained,
    { creature: ally.id, condition: { id: HELPED, name: 'Helped', details: { by: helper.id } } },
    { rules },
  );
}

/** Whether somebody has been helped; the help is used up by it. */
export function takeHelp(decision: Decision, { id }: Creature): boolean {
  const help = decision.state.creatures[id]?.conditions.find((one) => one.id === HELPED);
  if (help) decision.emit(conditionLost, { creature: id, condition: help });
  return help !== undefined;
}
