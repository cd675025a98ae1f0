import { z } from 'zod';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { edgeOf, type Edge as EdgeOfThrow } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import type { Thrown } from '../events/checks.ts';
import { helpFor, useHelp } from '../fight/help.ts';
import { isHindered } from '../harm/statuses.ts';
import { dieOf, modifierOf } from '../sheet/abilities.ts';
import type { DieSize } from '../sheet/dieSizes.ts';
import { sheetOf } from '../sheet/sheet.ts';

export const AbilityName = z.string().min(1).max(30);
export const Bonus = z.int().min(-20).max(20).default(0);

export const Edge = z.boolean().default(false);
/** What a task may need that a status takes away. */
export const Needs = z.enum(['sight', 'hearing', 'voice']).optional();

/** What a command says of a roll: the ability, what is added, edges, and what the task needs. */
export const throwing = {
  ability: AbilityName,
  bonus: Bonus,
  advantage: Edge,
  disadvantage: Edge,
  needs: Needs,
};
export type Throwing = z.infer<z.ZodObject<typeof throwing>> & { purpose: string };

/** The edge of a roll: what the command says, help for the task, and what statuses hinder. */
function edgeFor(creature: Creature, given: Throwing): EdgeOfThrow {
  const hindered = given.needs !== undefined && isHindered(creature, given.needs);
  return edgeOf(
    Number(given.advantage) + helpFor(creature, given.purpose).length,
    Number(given.disadvantage) + Number(hindered),
  );
}

/** Throws a size with a bonus; with an edge it is thrown twice, and the better or the worse total counts (BV-S6). */
function throwSize(
  decision: Decision,
  purpose: string,
  { count, sides }: DieSize,
  bonus: number,
  edge: EdgeOfThrow,
): Pick<Thrown, 'totals' | 'total' | 'natural'> {
  const throws = edge === 'normal' ? 1 : 2;
  const totals = Array.from({ length: throws }, () =>
    count === 0 ? bonus : decision.throwDice(purpose, count, sides, bonus).total,
  );
  const total = edge === 'disadvantage' ? Math.min(...totals) : Math.max(...totals);
  return { totals, total, ...(count === 1 ? { natural: total - bonus } : {}) };
}

/** Throws an ability’s die with its modifier and bonus; help for the task is used up by it. `path` is the field that a refusal names (BV-2). */
export function throwAbility(decision: Decision, id: string, given: Throwing, path = 'actor'): Thrown {
  const creature = ableCreature(decision.state, id, path);
  const { ability, purpose } = given;
  if (!Object.hasOwn(sheetOf(creature).abilities, ability))
    throw new Refusal(
      'unknown-ability',
      `${creature.name} has no ability “${ability}”. Add it to the sheet first.`,
      'ability',
    );
  const edge = edgeFor(creature, given);
  useHelp(decision, creature, purpose);
  const bonus = modifierOf(creature, ability) + given.bonus;
  const named = `${creature.name}, ${ability.toUpperCase()}${purpose ? `, ${purpose}` : ''}`;
  return { ability, edge, bonus, ...throwSize(decision, named, dieOf(creature, ability), bonus, edge) };
}
