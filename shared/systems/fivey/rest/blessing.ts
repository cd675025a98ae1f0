import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import { conditionOf, creatureHere } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { blessingGiven } from '../events/rest.ts';
import { heal } from '../sheet/hitPoints.ts';
import { sheetOf } from '../sheet/sheet.ts';

/** Whom a blessing is for, and what it is to do; it heals when nothing is said. */
export interface Blessing {
  target?: string | undefined;
  /** A condition to cure. */
  condition?: string | undefined;
  /** A kind of harm to protect against. */
  what: string;
}

/** Whether someone gives blessings. */
export const blesses = (creature: Creature): boolean => sheetOf(creature).feats.includes('Blessing');

function protect(decision: Decision, creature: string, kind: string): void {
  const endsAt = decision.state.clock + DAY;
  const condition = { id: 'blessed', name: `Blessed against ${kind}`, endsAt, details: { resists: kind } };
  decision.emit(conditionGained, { creature, condition }, by(decision, 'acolyte'));
}

/** A blessing cures an ailment, protects against a kind of harm for a day, or heals d6 + CHA. Refuses `no-feat` and `not-able`. */
export function bless(decision: Decision, actor: Creature, { target, condition, what }: Blessing): void {
  if (!blesses(actor)) throw new Refusal('no-feat', `${actor.name} cannot give blessings.`, 'action');
  const ally = creatureHere(decision.state, target ?? actor.id, 'target');
  if (ally.status === 'dead')
    throw new Refusal('not-able', `${ally.name} is dead. A blessing cannot bring back the dead.`, 'target');
  const given = { actor: actor.id, target: ally.id };
  if (condition !== undefined) {
    const cured = conditionOf(ally, condition);
    decision.emit(blessingGiven, { ...given, condition: cured.id });
    decision.emit(conditionLost, { creature: ally.id, condition: cured }, by(decision, 'acolyte'));
    return;
  }
  if (what !== '') {
    decision.emit(blessingGiven, { ...given, against: what });
    protect(decision, ally.id, what);
    return;
  }
  decision.emit(blessingGiven, given);
  const { cha } = sheetOf(actor).stats;
  const { total } = decision.throwDice(`${actor.name}’s blessing`, 1, 6, cha);
  decision.asDeedOf({ actor: actor.id, means: 'blessing' }, () => heal(decision, ally.id, total, 'blessed'));
}
