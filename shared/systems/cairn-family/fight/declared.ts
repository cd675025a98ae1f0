import { z } from 'zod';
import { demandTurn, mayAct, proceed } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { reading } from '../../common/reading.ts';
import { by, ruleOf } from '../cite.ts';
import { deedDeclared } from '../events/fights.ts';
import { DeclaredSchema, type Declared } from './deeds.ts';

export type { Declared, DeclaredAttack } from './deeds.ts';

const read = reading(z.object({ declared: DeclaredSchema.nullable().default(null) }));

/** What someone has declared and not yet done. */
export function declaredBy(campaign: Campaign, id: string): Declared | undefined {
  const combatant = campaign.fight?.combatants[id];
  return combatant ? (read(combatant.details).declared ?? undefined) : undefined;
}

/** Those who have declared to tend someone and have not yet done it. */
export const tendersOf = (campaign: Campaign, patient: string): string[] =>
  Object.keys(campaign.fight?.combatants ?? {}).filter((id) => {
    const declared = declaredBy(campaign, id);
    return declared?.kind === 'aid' && declared.target === patient;
  });

/** Whether deeds are declared now and carried out together, instead of happening at once. */
export const inRounds = ({ state: { mode } }: Decision): boolean => mode.now === 'declare';

/** Those of the side that declares now who can act and have not ended their turn, also those who have declared their action. */
export function declaring(campaign: Campaign): string[] {
  const { fight } = campaign;
  const waiting = mayAct(campaign);
  const members = fight?.slots[fight.slot]?.who ?? [];
  return members.filter(
    (id) =>
      find(campaign.creatures, id)?.status === 'up' &&
      (waiting.includes(id) || declaredBy(campaign, id) !== undefined),
  );
}

/** The actor, who can declare now. Refuses those who cannot act, with `action-spent` a second action, and whose turn it is not. */
export function demandAction(decision: Decision, actor: string): Creature {
  const creature = ableCreature(decision.state, actor, 'actor');
  if (declaredBy(decision.state, actor))
    throw new Refusal(
      'action-spent',
      `${creature.name} has no actions left this round (${ruleOf(decision, 'movement')}).`,
      'actor',
    );
  demandTurn(decision, actor);
  return creature;
}

/** Someone says what they do; it happens when all of their side have said so (CA-43). */
export function declare(decision: Decision, actor: string, deed: Declared): void {
  demandAction(decision, actor);
  decision.emit(deedDeclared, { actor, deed }, by(decision, 'declared'));
}

/** Goes on once all that one command declares is declared. */
export const goOn = (decision: Decision): void => {
  fightOf(decision);
  proceed(decision);
};
