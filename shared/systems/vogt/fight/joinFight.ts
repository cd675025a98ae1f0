import { z } from 'zod';
import { joinFight } from '../../../campaign/commands/fight.ts';
import { combatantChanged, combatantJoined, orderSet, slotBegan } from '../../../campaign/events/fight.ts';
import { mayAct } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { actionDeclared } from '../events/fight.ts';
import { decided } from './declared.ts';
import { countOf, orderOf, rollInitiative } from './initiative.ts';

const Joining = z.object({ creature: IdSchema, side: z.enum(['party', 'others']) });

/** Puts a newcomer among those who have yet to act, by their initiative. */
function enterOrder(decision: Decision, id: string): void {
  const { slots, slot } = fightOf(decision);
  const current = slots[slot];
  const later = slots.slice(slot + 1).flatMap(({ who }) => who);
  decision.emit(orderSet, {
    slots: [...(current ? [current] : []), ...orderOf(decision.state, [...later, id])],
  });
  decision.emit(slotBegan, { slot: 0 });
}

/** Rolls for a newcomer, who attacks, and acts this round if that count is still to come (BV-S16). */
function arrive(decision: Decision, creature: Creature): void {
  const { id } = creature;
  const declared = decided(decision.state, creature, { action: 'attack' });
  decision.emit(actionDeclared, { actor: id, ...declared, reevaluated: false }, by(decision, 'join'));
  const count = rollInitiative(decision, id);
  const now = Math.max(...mayAct(decision.state).map((one) => countOf(decision.state, one) ?? 0), 0);
  if (count < now) decision.emit(combatantChanged, { creature: id, acted: true });
  enterOrder(decision, id);
}

/** A newcomer chooses an action if the others are still choosing; later in the round they attack. */
export const join = defineCommand({
  ...joinFight,
  decide: (decision, command) => {
    const { creature: id, side } = Joining.parse(command);
    const creature = ableCreature(decision.state, id);
    const fight = fightOf(decision);
    if (Object.hasOwn(fight.combatants, id))
      throw new Refusal('in-fight', `${creature.name} is already in the fight.`, 'creature');
    decision.emit(combatantJoined, { creature: id, combatant: { side } }, by(decision, 'join'));
    if (decision.state.mode.now !== 'declare') {
      arrive(decision, creature);
      return;
    }
    decision.emit(orderSet, { slots: fight.slots.map((slot) => ({ ...slot, who: [...slot.who, id] })) });
  },
});
