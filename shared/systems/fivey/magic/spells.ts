import { conditionLost, describedAnew } from '../../../campaign/events/creatures.ts';
import { timerEnded } from '../../../campaign/events/time.ts';
import { stopTimer } from '../../../campaign/commands/timers.ts';
import { spellLetGo } from '../events/magic.ts';
import { find } from '../../../campaign/ids.ts';
import type { Campaign, Timer } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { conditionDetail, timerDetail } from '../sheet/details.ts';

/** The lasting spells that someone holds, the oldest first (FV-S18). */
export const heldBy = ({ timers }: Campaign, caster: string): Timer[] =>
  Object.values(timers).filter((timer) => timer.creature === caster && timerDetail(timer, 'spell'));

/** Lets lasting spells go (FV-S18). */
export function endSpells(decision: Decision, caster: string): void {
  for (const timer of heldBy(decision.state, caster)) {
    decision.emit(timerEnded, { timer, due: false }, by(decision, 'let-go'));
    decision.emit(spellLetGo, { actor: caster, spell: timer.name, timer: timer.id });
    liftSpell(decision, timer.id);
  }
}

/** Takes off everyone what a lasting spell laid on them; whose mind it changed thinks as before. */
export function liftSpell(decision: Decision, spell: string): void {
  for (const { id: creature, conditions } of Object.values(decision.state.creatures))
    for (const condition of conditions.filter((one) => conditionDetail(one, 'spell') === spell)) {
      const before = conditionDetail(condition, 'before');
      decision.emit(conditionLost, { creature, condition }, by(decision, 'let-go'));
      if (before !== undefined)
        decision.emit(describedAnew, { creature, attitude: before }, by(decision, 'let-go'));
    }
}

/** A spell’s clock that is taken off the table takes with it what the spell laid on anybody (FV-S18). */
export const stopSpell: typeof stopTimer = {
  ...stopTimer,
  decide: (decision, command) => {
    const timer = find(decision.state.timers, command.timer);
    stopTimer.decide(decision, command);
    if (timer && timerDetail(timer, 'spell')) liftSpell(decision, timer.id);
  },
};
