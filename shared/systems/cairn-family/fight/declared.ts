import { z } from 'zod';
import { demandTurn, proceed } from '../../../campaign/fight.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { reading } from '../../common/reading.ts';
import { by } from '../cite.ts';
import { deedDeclared } from '../events/fights.ts';
import { DeclaredSchema, type Declared } from './deeds.ts';

export type { Declared, DeclaredAttack } from './deeds.ts';

const read = reading(z.object({ declared: DeclaredSchema.nullable().default(null) }));

/** What somebody has declared and not yet done. */
export function declaredBy(campaign: Campaign, id: string): Declared | undefined {
  const combatant = campaign.fight?.combatants[id];
  return combatant ? (read(combatant.details).declared ?? undefined) : undefined;
}

/** Whether deeds are declared now and carried out together, instead of happening at once. */
export const inRounds = ({ state: { mode } }: Decision): boolean => mode.now === 'declare';

/** Somebody says what they do; it happens when all of their side have said so. Refuses those who cannot act (CA-43). */
export function declare(decision: Decision, actor: string, deed: Declared): void {
  ableCreature(decision.state, actor, 'actor');
  demandTurn(decision, actor);
  decision.emit(deedDeclared, { actor, deed }, by(decision, 'declared'));
}

/** Goes on once all that one command declares is declared. */
export const goOn = (decision: Decision): void => {
  fightOf(decision);
  proceed(decision);
};
