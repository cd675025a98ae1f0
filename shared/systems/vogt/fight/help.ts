import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureHere, fightOf } from '../../../campaign/lookup.ts';
import type { Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { markOf } from '../harm/marks.ts';
import { combatTurnOf } from './combatant.ts';

/** The task of help that serves whatever comes next. */
export const ANY_CHECK = 'the next check';

const ROUND = 6;
const plain = (task = ''): string => task.trim().toLowerCase();

/** Help that someone has for a task: what was given for it in whatever letters, or for any check. */
export const helpFor = ({ conditions }: Creature, task: string): Condition[] =>
  conditions.filter((condition) => {
    const { helper, task: with_ } = markOf(condition);
    return helper !== undefined && ['', ANY_CHECK, plain(task)].includes(plain(with_));
  });

/** Advantage on a friend’s next check for a task; gone by the end of the next round at the latest, when the helper’s turn has come (BV-17). */
export function help(decision: Decision, helper: string, target: string, task: string): void {
  const friend = creatureHere(decision.state, target, 'target');
  const condition = {
    id: freshId('helped', 'helped', friend.conditions),
    name: `Helped: ${task || 'any task'}`,
    endsAt: decision.state.clock + 2 * ROUND,
    details: { helper, task },
  };
  decision.emit(conditionGained, { creature: target, condition }, by(decision, 'help'));
}

/** A check for a task uses up all help for it. */
export function useHelp(decision: Decision, helped: Creature, task: string): void {
  for (const condition of helpFor(helped, task))
    decision.emit(conditionLost, { creature: helped.id, condition }, by(decision, 'help'));
}

function loseHelp(decision: Decision, isOver: (helper: string) => boolean): void {
  for (const creature of Object.values(decision.state.creatures))
    for (const condition of creature.conditions) {
      const { helper } = markOf(condition);
      if (helper !== undefined && isOver(helper))
        decision.emit(conditionLost, { creature: creature.id, condition }, by(decision, 'help'));
    }
}

/** Help that was not used until the helper’s next turn is over. */
export function endHelpOf(decision: Decision, helper: string): void {
  if (combatTurnOf(decision.state, helper).helpedIn !== fightOf(decision).round)
    loseHelp(decision, (one) => one === helper);
}

/** After a fight there is no next turn: all help is over. */
export const endAllHelp = (decision: Decision): void => loseHelp(decision, () => true);
