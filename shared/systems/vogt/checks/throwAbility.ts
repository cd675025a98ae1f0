import { z } from 'zod';
import { conditionLost } from '../../../campaign/events/creatures.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { throwSize } from '../sheet/dieSizes.ts';
import { swayOf } from './edges.ts';
import { helpFor } from '../fight/help.ts';
import { rulingOf } from '../rulings.ts';
import { checkModifierOf, dieOf, sheetOf } from '../sheet/sheet.ts';
import { isHindered } from '../harm/statuses.ts';

export const AbilityName = z.string().min(1).max(30);
export const Bonus = z.int().min(-20).max(20).default(0);

export const Edge = z.boolean().default(false);
/** What a task may need that a status takes away (BV-53, BV-54, BV-60). */
export const Needs = z.enum(['sight', 'hearing', 'voice']).optional();

/** What a command says of a throw: the ability, what is added, edges, and what the task needs. */
export const throwing = {
  ability: AbilityName,
  bonus: Bonus,
  advantage: Edge,
  disadvantage: Edge,
  needs: Needs,
};
export type Throwing = z.infer<z.ZodObject<typeof throwing>> & { purpose: string };

/** Throws an ability’s die with its modifier and bonus; help for the task and statuses give their edge (BV-2, BV-17, BV-53, BV-54, BV-60, BV-S6). */
export function throwAbility(
  decision: Decision,
  id: string,
  given: Throwing,
): { total: number; line: string } {
  const creature = ableCreature(decision.state, id);
  if (!Object.hasOwn(sheetOf(creature).abilities, given.ability))
    throw new Refusal(
      'unknown-ability',
      `${creature.name} has no ability “${given.ability}” (BV-3).`,
      'ability',
    );
  const help = helpFor(creature, given.purpose);
  const hindered = given.needs !== undefined && isHindered(creature, given.needs);
  const sway = swayOf(
    decision.state,
    Number(given.advantage) + help.length,
    Number(given.disadvantage) + Number(hindered),
  );
  for (const condition of help) decision.emit(conditionLost, { creature: id, condition });
  const bonus = checkModifierOf(creature, given.ability, decision.state) + given.bonus;
  const { total, seen } = throwSize(
    decision,
    `${creature.name}, ${given.ability.toUpperCase()}${given.purpose ? `, ${given.purpose}` : ''}`,
    dieOf(creature, given.ability, decision.state),
    bonus,
    sway,
  );
  const both = sway.more > 0 ? ` (${seen.join(' and ')}, ${sway.edge})` : '';
  return {
    total,
    line: `${creature.name}, ${given.ability.toUpperCase()}${given.purpose ? `, ${given.purpose}` : ''}: ${total}${both}`,
  };
}

/** Whether a total makes a target: by reaching it, or only by going beyond it (BV-S9). */
export const makes = (campaign: Campaign, total: number, target: number): boolean =>
  rulingOf(campaign, 'target-reached') ? total >= target : total > target;
