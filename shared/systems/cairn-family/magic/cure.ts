import { conditionGained } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { cureFailed } from '../events/magic.ts';
import { isDeprived } from '../harm/deprivation.ts';
import { dyingTimer, stopDying } from '../harm/harm.ts';
import { regainScore } from '../harm/healing.ts';
import { bodyOf } from '../sheet/attributes.ts';
import { conditionDetails } from '../sheet/details.ts';

/** The number of Cure Wounds among the spells. */
export const CURE = 20;

const isDampened = ({ conditions }: Creature): boolean =>
  conditions.some((one) => conditionDetails(one).dampened !== undefined);

const isCured = ({ conditions }: Creature): boolean =>
  conditions.some((one) => conditionDetails(one).cured !== undefined);

/** Whether Cure Wounds does something for someone; undefined where its die has still to say so. */
export function curable(decision: Decision, id: string): boolean | undefined {
  const creature = creatureAt(decision.state, id);
  const { now, max } = bodyOf(creature).str;
  const dying = dyingTimer(decision.state, id) !== undefined;
  if (isCured(creature) || creature.status === 'dead') return false;
  if (!dying && (now >= max || isDeprived(creature))) return false;
  return isDampened(creature) ? undefined : true;
}

/** 1d4 STR, once a day for one target, half of it where magic is dampened; who is cured stops dying (CA-R26). */
export function cureWounds(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const rules = by(decision, 'cure');
  if (isCured(creature)) {
    decision.emit(cureFailed, { creature: id, why: 'once-a-day' }, rules);
    return;
  }
  const { total } = decision.throwDice('STR regained by Cure Wounds', 1, 4);
  const amount = isDampened(creature) ? Math.floor(total / 2) : total;
  if (regainScore(decision, id, 'str', amount, 'Cure Wounds') === 0)
    decision.emit(cureFailed, { creature: id, why: 'nothing-regained' }, rules);
  if (amount > 0) stopDying(decision, id, 'healed');
  const endsAt = decision.state.clock + DAY;
  decision.emit(
    conditionGained,
    {
      creature: id,
      condition: { id: 'cured-today', name: 'Cured today', endsAt, details: { cured: 'yes' } },
    },
    rules,
  );
}
