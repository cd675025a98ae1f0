import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Edge } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { weighed, type Grounds } from './edges.ts';

const HELPED = 'helped';

/** An ally’s next check or attack has advantage. */
export function giveHelp(decision: Decision, helper: Creature, ally: Creature): void {
  decision.emit(
    conditionGained,
    { creature: ally.id, condition: { id: HELPED, name: 'Helped', details: { by: helper.id } } },
    by(decision, 'act'),
  );
}

/** Whether a creature has been helped; the help is used up by it. */
function takeHelp(decision: Decision, { id }: Creature): boolean {
  const help = decision.state.creatures[id]?.conditions.find((one) => one.id === HELPED);
  if (help) decision.emit(conditionLost, { creature: id, condition: help });
  return help !== undefined;
}

/** The edge of a creature’s roll: all grounds weighed together with the help that it was given, which is used up. */
export const edgeWithHelp = (decision: Decision, creature: Creature, grounds: Grounds = {}): Edge =>
  weighed({ ...grounds, for: [...(grounds.for ?? []), takeHelp(decision, creature)] });
