import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import { combatantChanged } from '../../../campaign/events/fight.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt, fightOf } from '../../../campaign/lookup.ts';
import type { Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';

/** The task of help that serves whatever comes next. */
export const ANY_CHECK = 'the next check';

const ROUND = 6;
const plain = (task: unknown): string => (typeof task === 'string' ? task.trim().toLowerCase() : '');

/** Help that somebody has for a task: what was given for it in whatever letters, or for any check (BV-17). */
export const helpFor = ({ conditions }: Creature, task: string): Condition[] =>
  conditions.filter(
    ({ details }) =>
      details['help'] !== undefined && ['', ANY_CHECK, plain(task)].includes(plain(details['task'])),
  );

/** Advantage on a friend’s next check for a task; gone by the end of the next round at the latest, when the helper’s turn has come (BV-17). */
export function help(decision: Decision, { id, name }: Creature, ally: string, task: string): void {
  const friend = creatureAt(decision.state, ally, 'ally');
  const taken = Object.fromEntries(friend.conditions.map((one) => [one.id, one]));
  decision.emit(combatantChanged, { creature: id, details: { helpedIn: fightOf(decision).round } });
  decision.emit(
    conditionGained,
    {
      creature: ally,
      condition: {
        id: freshId('helped', 'helped', taken),
        name: `Helped: ${task || 'any task'}`,
        endsAt: decision.state.clock + 2 * ROUND,
        details: { help: id, task },
      },
    },
    `${name} helps ${friend.name}${task ? ` with ${task}` : ''}: advantage on the next check for it.`,
  );
}

function loseHelp(decision: Decision, isOver: (helper: unknown) => boolean): void {
  for (const creature of Object.values(decision.state.creatures))
    for (const condition of creature.conditions.filter(({ details }) => isOver(details['help'])))
      decision.emit(conditionLost, { creature: creature.id, condition });
}

/** Help that was not used until the helper’s next turn is over (BV-17). */
export function endHelpOf(decision: Decision, helper: string): void {
  const { round, combatants } = fightOf(decision);
  if (combatants[helper]?.details['helpedIn'] !== round) loseHelp(decision, (one) => one === helper);
}

/** After a fight there is no next turn: all help is over (BV-17). */
export const endAllHelp = (decision: Decision): void => loseHelp(decision, (helper) => helper !== undefined);
